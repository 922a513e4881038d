// Renders Markdown that people wrote as HTML, with its images from this site (decision P491).
import { parseRichMarkdown } from '../core/rich-markdown.ts';
import type { ImageScope } from '../images/image-address.ts';
import type { TextImages } from '../images/text-images.ts';

export interface RichTextContext {
  readonly textImages: TextImages;
}

interface MarkdownText {
  /** Whose images they are. */
  readonly scope: ImageScope;
  readonly markdown: string;
}

export async function renderRichText(
  { textImages }: RichTextContext,
  { scope, markdown }: MarkdownText,
): Promise<string> {
  const text = parseRichMarkdown(markdown);
  const images = await textImages.describe(scope, text.images);
  return text.render((url) => images.get(url) ?? null);
}

/** Fetches the images in the background, so that the first visitor gets them with their sizes. */
export function prepareRichText({ textImages }: RichTextContext, { scope, markdown }: MarkdownText): void {
  textImages.prepare(scope, parseRichMarkdown(markdown).images);
}
