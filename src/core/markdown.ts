// Renders the Markdown of release notes as HTML (§4.1, decision C1): headings, bold, italic, lists, links, inline and
// fenced code. HTML is shown as text, and an image as its description. The output contains only these tags and
// attributes: p h3 h4 h5 h6 strong em ul ol[start] li a[href rel] code pre br. Descriptions can have more: see
// rich-markdown.ts.
import createMarkdownIt, { type Env, type MarkdownIt, type Token } from 'markdown-it';

export const NOTES_RULES: readonly string[] = [
  ...['paragraph', 'heading', 'lheading', 'list', 'fence', 'reference'],
  ...['text', 'newline', 'escape', 'entity', 'backticks', 'emphasis', 'link', 'autolink', 'image'],
  ...['balance_pairs', 'fragments_join'],
];
/** Levels 1 and 2 are used by the headings of the page and the section. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

const notes = createMarkdown(NOTES_RULES, { linkify: false });

/** The result is safe to put into a page or a feed. */
export function renderMarkdown(text: string): string {
  return notes.renderer.render(parseMarkdown(notes, text, {}), notes.options, {});
}

/** HTML is never on. */
export function createMarkdown(enabled: readonly string[], { linkify }: { readonly linkify: boolean }): MarkdownIt {
  const markdown = createMarkdownIt('zero', { html: false, linkify, typographer: false, maxNesting: 20 });
  markdown.enable([...enabled]);
  markdown.validateLink = isAllowedLink;
  const { rules } = markdown.renderer;
  const asText = markdown.utils.escapeHtml;
  rules.link_open = (tokens, index) => openLink(asText(String(tokens[index]?.attrGet('href') ?? '')));
  rules.image = (tokens, index) => asText(tokens[index]?.content ?? '');
  rules.fence = (tokens, index) => `<pre><code>${asText(tokens[index]?.content ?? '')}</code></pre>\n`;
  rules.code_inline = (tokens, index) => `<code>${asText(tokens[index]?.content ?? '')}</code>`;
  return markdown;
}

/** `url` is escaped. */
export function openLink(url: string): string {
  return `<a href="${url}" rel="nofollow ugc noopener">`;
}

export function parseMarkdown(markdown: MarkdownIt, text: string, environment: Env): Token[] {
  const tokens = markdown.parse(text, environment);
  fitHeadings(tokens);
  for (const token of tokens) {
    if (token.children) token.children = withoutEmptyLinks(token.children);
  }
  return tokens;
}

/** Only absolute URLs, because feed readers would resolve a path differently. */
function isAllowedLink(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url) && URL.canParse(url);
}

/**
 * An empty link, `[text]()`, becomes its text, because following it would only reload the page. Links never contain
 * links.
 */
function withoutEmptyLinks(children: readonly Token[]): Token[] {
  let inEmpty = false;
  return children.filter((token) => {
    if (token.type === 'link_open') inEmpty = token.attrGet('href') === '';
    return !(inEmpty && /^link_(open|close)$/.test(token.type));
  });
}

/**
 * Makes an outline without gaps, whatever levels the author chose: each heading is one level below the nearest
 * preceding heading that was above it.
 */
function fitHeadings(tokens: readonly Token[]): void {
  let above: readonly string[] = [];
  for (const token of tokens) {
    if (token.type === 'heading_open') above = [...above.filter((tag) => tag < token.tag), token.tag];
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.min(LAST_LEVEL, FIRST_LEVEL + above.length - 1)}`;
  }
}
