// Markdown that staff wrote, as HTML right below the heading of a page.
import { raw } from 'hono/html';

/** `html`: see site-text.ts. */
export function MarkdownText({ html }: { html: string }) {
  return (
    <div class="notes described" dir="auto">
      {raw(oneLevelUp(html))}
    </div>
  );
}

/** Elsewhere, rendered text is below the heading of a section. Text cannot look like a tag, because it is escaped. */
function oneLevelUp(html: string): string {
  return html.replace(/<(\/?)h([3-6])>/g, (_, end: string, level: string) => `<${end}h${Number(level) - 1}>`);
}
