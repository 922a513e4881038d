// Renders the Markdown of descriptions and of the operator's pages: that of release notes, and tables, images, and
// links from bare URLs (decision P490). The output contains only the tags of markdown.ts and: table thead tbody tr
// th[class] td[class] div[class tabindex] span[class] img[src width height alt loading decoding].
import type { Env, Token } from 'markdown-it';
import { boundTables } from './bounded-tables.ts';
import { createMarkdown, NOTES_RULES, openLink, parseMarkdown } from './markdown.ts';

/** An image as the page shows it; without a size until it has been fetched. */
export interface ShownImage {
  /** On this site. */
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Null: the image is shown as a link. */
export type ImageOf = (url: string) => ShownImage | null;

export interface RichText {
  /** The URLs of its images, each once. */
  readonly images: readonly string[];
  /** The result is safe to put into a page. */
  render(imageOf: ImageOf): string;
}

/** Further images become links. */
export const IMAGES_PER_TEXT = 20;
export const IMAGE_URL_MAX_CHARACTERS = 1_000;
/** Reserves space for an image whose size is not known; the style sheet gives it the same shape. */
const UNKNOWN_SIZE = { width: 640, height: 360 };

interface Environment extends Env {
  imageOf?: ImageOf;
  /** Tokens of images that may be shown. */
  readonly images: Map<Token, string>;
  readonly insideLink: Set<Token>;
}

const markdown = createMarkdown([...NOTES_RULES, 'table', 'linkify'], { linkify: true });
boundTables(markdown);
// Only complete URLs: `example.com` and `a@b.example` may be meant as text.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false }).add('ftp:', null).add('//', null);

const asText = markdown.utils.escapeHtml;
const { rules } = markdown.renderer;
// A scrollable element must be focusable, so that it can be scrolled with the keyboard.
rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';
rules.th_open = (tokens, index) => openCell('th', tokens[index]);
rules.td_open = (tokens, index) => openCell('td', tokens[index]);
rules.image = (tokens, index, options, environment) => {
  const token = tokens[index] as Token;
  const alt = markdown.renderer.renderInlineAsText(token.children ?? [], options, environment);
  return renderImage(token, alt, environment as Environment);
};

export function parseRichMarkdown(text: string): RichText {
  const environment: Environment = { images: new Map(), insideLink: new Set() };
  const tokens = parseMarkdown(markdown, text, environment);
  for (const { children } of tokens) if (children) collectImages(children, environment);
  return {
    images: [...new Set(environment.images.values())],
    render: (imageOf) => markdown.renderer.render(tokens, markdown.options, Object.assign(environment, { imageOf })),
  };
}

/** The content security policy allows no `style` attribute. */
function openCell(tag: string, token: Token | undefined): string {
  const align = /^text-align:(center|right)$/.exec(String(token?.attrGet('style') ?? ''))?.[1];
  return align ? `<${tag} class="at-${align}">` : `<${tag}>`;
}

function collectImages(children: readonly Token[], { images, insideLink }: Environment): void {
  let isInsideLink = false;
  for (const token of children) {
    if (token.type === 'link_open') isInsideLink = true;
    if (token.type === 'link_close') isInsideLink = false;
    if (token.type !== 'image') continue;
    const url = String(token.attrGet('src') ?? '');
    if (isInsideLink) insideLink.add(token);
    if (images.size < IMAGES_PER_TEXT && isImageUrl(url)) images.set(token, url);
  }
}

/** Whether plain http is allowed depends on what the host resolves to, as for webhooks. */
function isImageUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) && url.length <= IMAGE_URL_MAX_CHARACTERS;
}

/** An image leads to its original, so that a broken one is a link with its description. */
function renderImage(token: Token, alt: string, { imageOf, images, insideLink }: Environment): string {
  const url = String(token.attrGet('src') ?? '');
  const known = images.get(token);
  const image = known === undefined ? null : (imageOf?.(known) ?? null);
  const isLink = url !== '' && !insideLink.has(token);
  const inLink = (inner: string) => (isLink ? `${openLink(asText(url))}${inner}</a>` : inner);
  if (!image) return inLink(asText(alt || nameOf(url)));
  return alt === '' ? imageTag(image, '') : inLink(imageTag(image, alt));
}

function imageTag({ path, size }: ShownImage, alt: string): string {
  const { width, height } = size ?? UNKNOWN_SIZE;
  const shape = `width="${width}" height="${height}"`;
  const tag = `<img src="${asText(path)}" alt="${asText(alt)}" ${shape} loading="lazy" decoding="async">`;
  // A box, because browsers shrink a broken image to its description.
  return size ? tag : `<span class="unsized">${tag}</span>`;
}

/** What a link to an image without a description says. */
function nameOf(url: string): string {
  return URL.canParse(url) ? `Image on ${new URL(url).host}` : '';
}
