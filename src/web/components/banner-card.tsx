// The card for a listing's banner.
import type { Listing } from '../../listings/listing.ts';
import { BANNER_LEAST, BANNER_SIZES } from '../../listings/render-pictures.ts';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';
import { ErrorSummary } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { ListingBanner } from './listing-banner.tsx';

export function BannerCard({ listing }: { listing: Listing }) {
  const t = useTranslations();
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
      <h2>{t('listingForm.banner')}</h2>
      <ErrorSummary />
      {listing.banner ? (
        <ListingBanner listing={listing} sizes="(min-width: 56rem) 18rem, 100vw" lazy />
      ) : (
        <p class="dim note">{t('listingForm.bannerText')}</p>
      )}
      <ImageField
        name="banner"
        label={t('listingForm.bannerImage')}
        hint={t('listingForm.bannerHint', {
          width,
          height,
          leastWidth: BANNER_LEAST.width,
          leastHeight: BANNER_LEAST.height,
        })}
      />
      <div class="row">
        <Button text={t('listingForm.saveBanner')} />
        {listing.banner && <a href={`${action}/remove`}>{t('listingForm.removeBanner')}</a>}
      </div>
    </form>
  );
}
