// Renders a guide's Markdown: linkable headings, code with a copy button, tables that scroll on phones. A code block
// whose language is followed by a file name is the content of that file. Only for our own text; user content is
// rendered by core/markdown.
import MarkdownIt, { type Token } from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
const { escapeHtml } = markdown.utils;
const { rules } = markdown.renderer;

rules.heading_open = (tokens, index) => {
  const id = anchorOf(tokens[index + 1]);
  return `<${tokens[index]?.tag} id="${id}">`;
};
rules.heading_close = (tokens, index) => {
  const { tag } = tokens[index] ?? { tag: 'h2' };
  const heading = tokens[index - 1];
  if (tag === 'h1') return '</h1>\n';
  const label = escapeHtml(textOf(heading));
  return ` <a class="anchor" href="#${anchorOf(heading)}" aria-label="Link to ${label}">#</a></${tag}>\n`;
};
// A scrollable element must be focusable, so that it can be scrolled with the keyboard.
rules.fence = (tokens, index) => {
  const { content = '', info = '' } = tokens[index] ?? {};
  const [language = '', fileName] = info.split(' ');
  return (fileName ? `<p class="file-name">${escapeHtml(fileName)}</p>` : '') + codeBlock(content, language);
};
rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';

/** What a program prints or a server responds cannot be used, so it has no copy button. */
const OUTPUT: readonly string[] = ['http', 'text'];

export function codeBlock(content: string, language: string): string {
  const block = `<pre tabindex="0"><code>${escapeHtml(content)}</code></pre>`;
  if (OUTPUT.includes(language)) return `<div class="code output">${block}</div>\n`;
  return `<div class="code">${block}<button class="btn small" type="button" data-copy="" hidden>Copy</button></div>\n`;
}

/** Safe to insert into a page: HTML in the text is escaped. */
export function renderGuide(text: string): string {
  return markdown.render(text);
}

/** One line of Markdown, without a paragraph around it. */
export function renderLine(text: string): string {
  return markdown.renderInline(text);
}

export interface Heading {
  readonly anchor: string;
  readonly text: string;
}

/** The second-level headings: a page's table of contents. */
export function extractHeadings(text: string): readonly Heading[] {
  const tokens = markdown.parse(text, {});
  return tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' && tag === 'h2'
      ? [{ anchor: anchorOf(tokens[index + 1]), text: textOf(tokens[index + 1]) }]
      : [],
  );
}

/** The anchor of an error code is the code itself, because a problem's `type` links to it. */
function anchorOf(heading: Token | undefined): string {
  const text = textOf(heading);
  return /^[A-Z_]+$/.test(text)
    ? text
    : text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
}

function textOf(heading: Token | undefined): string {
  return (heading?.children ?? []).map(({ content }) => content).join('');
}
