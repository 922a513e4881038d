// Markdown that staff wrote, as HTML.
import { raw } from 'hono/html';
import { renderMarkdown } from '../../core/markdown.ts';

export function MarkdownText({ markdown }: { markdown: string }) {
  return (
    <div class="notes described" dir="auto">
      {raw(renderMarkdown(markdown))}
    </div>
  );
}
