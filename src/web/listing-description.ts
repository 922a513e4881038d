// Renders the description of a listing as HTML, with its images from this site (decisions P490 and P491).
import { parseRichMarkdown } from '../core/rich-markdown.ts';
import type { TextImages } from '../images/text-images.ts';
import type { Listing } from '../listings/listing.ts';

interface ImageContext {
  readonly textImages: TextImages;
}

/** Empty if there is no description. */
export async function renderDescription(
  { textImages }: ImageContext,
  { id, description }: Pick<Listing, 'id' | 'description'>,
): Promise<string> {
  if (description === '') return '';
  const text = parseRichMarkdown(description);
  const images = await textImages.describe(id, text.images);
  return text.render((url) => images.get(url) ?? null);
}

/** Fetches the images in the background, so that the first visitor gets them with their sizes. */
export function prepareDescription({ textImages }: ImageContext, listing: Pick<Listing, 'id' | 'description'>): void {
  textImages.prepare(listing.id, parseRichMarkdown(listing.description).images);
}
