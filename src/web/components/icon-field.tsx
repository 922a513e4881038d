// Icon uploads: the field, and the card that replaces the icon.
import type { ShownListing } from '../../listings/shown-listings.ts';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';
import { ErrorSummary } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { ListingIcon } from './listing-icon.tsx';

export function IconField({ optional }: { optional: boolean }) {
  const t = useTranslations();
  return (
    <ImageField
      name="icon"
      label={t(optional ? 'forms.icon' : 'forms.iconImage')}
      optional={optional}
      hint={t('forms.iconHint')}
    />
  );
}

export function IconCard({ listing }: { listing: ShownListing }) {
  const t = useTranslations();
  const action = `/dashboard/${listing.id}/pictures/icon`;
  return (
    <form
      class="card stack close"
      method="post"
      action={action}
      enctype="multipart/form-data"
      id="icon-form"
      novalidate
    >
      <h2>{t('forms.icon')}</h2>
      <ErrorSummary />
      <div class="icon-now">
        <ListingIcon listing={listing} large />
        <p class="dim note">{t(listing.icon ? 'forms.iconShown' : 'forms.iconMissing')}</p>
      </div>
      <IconField optional={false} />
      <div class="row">
        <Button text={t('forms.saveIcon')} />
        {listing.icon && <a href={`${action}/remove`}>{t('forms.removeIcon')}</a>}
      </div>
    </form>
  );
}
