// Renders the description of a listing as HTML (decision P490).
import type { Listing } from '../listings/listing.ts';
import { prepareRichText, type RichTextContext, renderRichText } from './rich-text.ts';

type DescribedListing = Pick<Listing, 'id' | 'description'>;

/** Empty if there is no description. */
export async function renderDescription(context: RichTextContext, listing: DescribedListing): Promise<string> {
  return listing.description === '' ? '' : renderRichText(context, richTextOf(listing));
}

export function prepareDescription(context: RichTextContext, listing: DescribedListing): void {
  prepareRichText(context, richTextOf(listing));
}

function richTextOf({ id, description }: DescribedListing) {
  return { scope: id, markdown: description };
}
