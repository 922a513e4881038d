// A quiet line above the public page of a listing, for the people who run it: what would make the page better.
import type { Listing } from '../../listings/listing.ts';
import { missingParts } from './page-checklist.tsx';

interface OwnListingNoteProps {
  readonly listing: Listing;
  /** How many images the gallery has. */
  readonly pictures: number;
}

export function OwnListingNote({ listing, pictures }: OwnListingNoteProps) {
  const missing = missingParts(listing, pictures);
  return (
    <aside class="own-listing" aria-label="Your listing">
      <span class="dim">For you and your team:</span>
      <a href={`/dashboard/${listing.id}`}>Manage listing</a>
      {missing.map(({ add, href }) => (
        <a href={href}>{add}</a>
      ))}
    </aside>
  );
}
