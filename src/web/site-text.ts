// Renders the texts that staff wrote (home page, own pages) as HTML, with their images from this site (decision P556).
import { parseRichMarkdown } from '../core/rich-markdown.ts';
import { SITE_SCOPE } from '../images/image-address.ts';
import type { TextImages } from '../images/text-images.ts';

interface ImageContext {
  readonly textImages: TextImages;
}

export async function renderSiteText({ textImages }: ImageContext, markdown: string): Promise<string> {
  const text = parseRichMarkdown(markdown);
  const images = await textImages.describe(SITE_SCOPE, text.images);
  return text.render((url) => images.get(url) ?? null);
}

/** Fetches the images of a saved part in the background; parts without Markdown have none. */
export function prepareSiteText({ textImages }: ImageContext, content: unknown): void {
  const text = content !== null && typeof content === 'object' && 'text' in content ? content.text : null;
  if (typeof text === 'string') textImages.prepare(SITE_SCOPE, parseRichMarkdown(text).images);
}
