// Renders the Markdown of release notes and descriptions as HTML (§4.1, decision C1): headings, bold, italic, lists,
// links, inline and fenced code. HTML is shown as text, and an image as its description. The output contains only these
// tags and attributes: p h3 h4 h5 h6 strong em ul ol[start] li a[href rel] code pre br.
import MarkdownIt, { type Token } from 'markdown-it';

const RULES = [
  ...['paragraph', 'heading', 'lheading', 'list', 'fence', 'reference'],
  ...['text', 'newline', 'escape', 'entity', 'backticks', 'emphasis', 'link', 'autolink', 'image'],
  ...['balance_pairs', 'fragments_join'],
];
/** Levels 1 and 2 are used by the headings of the page and the section. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

const markdown = new MarkdownIt('zero', { html: false, linkify: false, typographer: false, maxNesting: 20 });
markdown.enable(RULES);
markdown.validateLink = isAllowedLink;

const { rules } = markdown.renderer;
const asText = markdown.utils.escapeHtml;
rules.link_open = (tokens, index) =>
  `<a href="${asText(String(tokens[index]?.attrGet('href') ?? ''))}" rel="nofollow ugc noopener">`;
rules.image = (tokens, index) => asText(tokens[index]?.content ?? '');
rules.fence = (tokens, index) => `<pre><code>${asText(tokens[index]?.content ?? '')}</code></pre>\n`;
rules.code_inline = (tokens, index) => `<code>${asText(tokens[index]?.content ?? '')}</code>`;

/** The result is safe to put into a page or a feed. */
export function renderMarkdown(text: string): string {
  const environment = {};
  const tokens = markdown.parse(text, environment);
  fitHeadings(tokens);
  for (const token of tokens) {
    if (token.children) token.children = withoutEmptyLinks(token.children);
  }
  return markdown.renderer.render(tokens, markdown.options, environment);
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
