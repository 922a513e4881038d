// Cards of the settings for a listing's pictures besides the icon: the banner, and the way to the gallery.
import { PICTURES_PER_LISTING } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import type { GalleryPicture } from '../../listings/picture-queries.ts';
import { BANNER_LEAST, BANNER_SIZES } from '../../listings/render-pictures.ts';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { ErrorSummary } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { ListingBanner } from './listing-banner.tsx';
import { Thumbnail } from './listing-gallery.tsx';

export function BannerCard({ listing }: { listing: Listing }) {
  const action = `/dashboard/${listing.id}/settings/banner`;
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
        label="Image"
        hint={`Best ${width} by ${height} pixels, at least ${BANNER_LEAST.width} by ${BANNER_LEAST.height}. Other shapes are cropped.`}
      />
      <div class="row">
        <Button text="Save banner" />
        {listing.banner && <a href={`${action}/remove`}>Remove banner</a>}
      </div>
    </form>
  );
}

interface GalleryLinkCardProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly pictures: readonly GalleryPicture[];
}

export function GalleryLinkCard({ listing, pictures }: GalleryLinkCardProps) {
  return (
    <Card
      title="Images"
      beside={
        <span class="dim note">
          {pictures.length} of {PICTURES_PER_LISTING}
        </span>
      }
    >
      {pictures.length === 0 ? (
        <p class="dim note">Screenshots and pictures, shown on the listing’s page.</p>
      ) : (
        <ul class="gallery">
          {pictures.map((picture) => (
            <li>
              <Thumbnail listingId={listing.id} picture={picture} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink
          text={pictures.length === 0 ? 'Add images' : 'Edit images'}
          href={`/dashboard/${listing.id}/settings/gallery`}
        />
      </div>
    </Card>
  );
}
