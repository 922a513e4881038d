// A listing's sign: the picture its owner chose, or its first letter on one of eight tints, always the same one.
import { hashSecret } from '../../core/secrets.ts';
import type { Listing } from '../web-parts.ts';

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name stands beside it: for a screen reader it says nothing more. */
export function ListingIcon({ listing, large = false }: { listing: Listing; large?: boolean }) {
  if (listing.icon) return <Picture listing={listing} hash={listing.icon} large={large} />;
  const tint = (hashSecret(listing.id)[0] ?? 0) % 8;
  return (
    <span class={`icon tint-${tint}${large ? ' large' : ''}`} aria-hidden="true">
      {firstLetter(listing.name)}
    </span>
  );
}

function Picture({ listing, hash, large }: { listing: Listing; hash: string; large: boolean }) {
  const path = `/listings/${listing.id}/icon/${hash}.webp`;
  const side = large ? 80 : 56;
  return (
    <img
      class={large ? 'icon large' : 'icon'}
      src={large ? path : `${path}?s=64`}
      srcset={large ? undefined : `${path}?s=64 1x, ${path} 2x`}
      alt=""
      width={side}
      height={side}
    />
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
