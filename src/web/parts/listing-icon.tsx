// A listing's sign: its first letter on one of eight tints, always the same for the same listing.
import { hashSecret } from '../../core/secrets.ts';
import type { Listing } from '../web-parts.ts';

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function ListingIcon({ listing, large = false }: { listing: Listing; large?: boolean }) {
  const tint = (hashSecret(listing.id)[0] ?? 0) % 8;
  return (
    <span class={`icon tint-${tint}${large ? ' large' : ''}`} aria-hidden="true">
      {firstLetter(listing.name)}
    </span>
  );
}

/** A letter or digit, without the stack of marks that some names carry. */
function firstLetter(name: string): string {
  for (const { segment } of LETTERS.segment(name.trim())) {
    const letter = /[\p{L}\p{N}]/u.exec(segment);
    if (letter) return letter[0].toUpperCase();
  }
  return '•';
}
