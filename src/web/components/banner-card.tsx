// The card for a listing's banner.
import type { Listing } from '../../listings/listing.ts';
import { BANNER_LEAST, BANNER_SIZES } from '../../listings/render-pictures.ts';
import { Button } from './button.tsx';
import { ErrorSummary } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { ListingBanner } from './listing-banner.tsx';

export function BannerCard({ listing }: { listing: Listing }) {
  const action = `/dashboard/${listing.id}/pictures/banner`;
  const { width, height } = BANNER_SIZES.large;
  return (
    <form
      class="card stack close"
      method="post"
      action={action}
      enctype="multipart/form-data"
      id="banner-form"
      novalidate
    >
      <h2>Banner</h2>
      <ErrorSummary />
      {listing.banner ? (
        <ListingBanner listing={listing} sizes="(min-width: 56rem) 18rem, 100vw" lazy />
      ) : (
        <p class="dim note">A wide image at the top of the listing’s page.</p>
      )}
      <ImageField
        name="banner"
        label="Banner image"
        hint={`Best ${width} by ${height} pixels, at least ${BANNER_LEAST.width} by ${BANNER_LEAST.height}. Other shapes are cropped.`}
      />
      <div class="row">
        <Button text="Save banner" />
        {listing.banner && <a href={`${action}/remove`}>Remove banner</a>}
      </div>
    </form>
  );
}
