// A listing's banner, on its page and wherever staff and owners see it.
import type { Listing } from '../../listings/listing.ts';
import { BANNER_SIZES } from '../../listings/render-pictures.ts';

interface ListingBannerProps {
  readonly listing: Pick<Listing, 'id' | 'banner' | 'visibility'>;
  /** How wide the image is shown, for the browser's choice between the two sizes. */
  readonly sizes?: string;
  /** Not visible when the page opens. */
  readonly lazy?: boolean;
}

/** Decoration, so screen readers skip it. Its width and height keep the page from moving while it loads. */
export function ListingBanner({
  listing,
  sizes = '(min-width: 72rem) 70rem, 100vw',
  lazy = false,
}: ListingBannerProps) {
  // While staff hide a listing, nobody can load its images.
  if (!listing.banner || listing.visibility.state === 'hidden') return null;
  const path = `/listings/${listing.id}/banner/${listing.banner}`;
  const sources = (format: string) =>
    Object.values(BANNER_SIZES)
      .map(({ width }) => `${path}-${width}.${format} ${width}w`)
      .join(', ');
  const { width, height } = BANNER_SIZES.large;
  return (
    <picture class="banner">
      <source type="image/avif" srcset={sources('avif')} sizes={sizes} />
      <img
        src={`${path}-${width}.webp`}
        srcset={sources('webp')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        fetchpriority={lazy ? undefined : 'high'}
        decoding="async"
      />
    </picture>
  );
}
