// A listing's icon: the image its owner chose, or its first letter on one of eight tints, chosen by its ID.
import { memoize } from '../../core/memoize.ts';
import { hashSecret } from '../../core/secrets.ts';
import type { Listing } from '../../listings/listing.ts';

interface ListingIconProps {
  readonly listing: Pick<Listing, 'id' | 'name' | 'icon'>;
  readonly large?: boolean;
}

/** Hidden from screen readers, because the listing's name is always next to it. */
export function ListingIcon({ listing, large = false }: ListingIconProps) {
  if (listing.icon) return <IconImage path={`/listings/${listing.id}/icon/${listing.icon}.webp`} large={large} />;
  return (
    <span class={`icon tint-${tintOf(listing.id)}${large ? ' large' : ''}`} aria-hidden="true">
      {firstLetter(listing.name)}
    </span>
  );
}

function IconImage({ path, large }: { path: string; large: boolean }) {
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

/** The color of a drawn icon: 0 to 7. */
export const tintOf = memoize((listingId) => (hashSecret(listingId)[0] ?? 0) % 8);

/** The first letter or digit, without combining marks, of which some names have dozens. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '•';
}
