// The forms for the images of a listing: adding one, describing, moving and removing it.
import { useContext } from 'hono/jsx';
import { PICTURE_TEXT_MAX_CHARACTERS } from '../../core/limits.ts';
import type { Listing } from '../../listings/listing.ts';
import type { GalleryPicture } from '../../listings/picture-queries.ts';
import { PICTURE_LEAST } from '../../listings/render-pictures.ts';
import { FormContext } from '../form-state.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { ErrorSummary, Field } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { Thumbnail } from './listing-gallery.tsx';

interface AddPictureCardProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly isFull: boolean;
}

export function AddPictureCard({ listing, isFull }: AddPictureCardProps) {
  const t = useTranslations();
  const { errors } = useContext(FormContext);
  if (isFull && errors.length === 0)
    return (
      <Card title={t('listingForm.addImage')}>
        <p class="dim">{t('listingForm.galleryFull')}</p>
      </Card>
    );
  return (
    <form
      class="card stack close"
      method="post"
      action={`/dashboard/${listing.id}/pictures/images`}
      enctype="multipart/form-data"
      novalidate
    >
      <h2>{t('listingForm.addImage')}</h2>
      <ErrorSummary />
      <ImageField name="image" label={t('listingForm.image')} hint={t('listingForm.imageHint', PICTURE_LEAST)} />
      <Field
        name="alt"
        label={t('listingForm.alternativeText')}
        hint={t('listingForm.alternativeTextHint', { max: PICTURE_TEXT_MAX_CHARACTERS })}
      />
      <div>
        <Button text={t('listingForm.addImageButton')} look="go" />
      </div>
    </form>
  );
}

interface PictureRowProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly picture: GalleryPicture;
  /** Starting at 0. */
  readonly place: number;
  readonly count: number;
}

export function PictureRow({ listing, picture, place, count }: PictureRowProps) {
  const t = useTranslations();
  const { form, errors } = useContext(FormContext);
  const { hash, alt } = picture;
  const path = `/dashboard/${listing.id}/pictures/images/${hash}`;
  const field = `alt-${hash}`;
  return (
    <section
      class="card gallery-form"
      id={`picture-${hash}`}
      aria-label={t('listingForm.imagePlace', { place: place + 1, count })}
    >
      <Thumbnail listingId={listing.id} picture={picture} />
      <div class="stack close">
        <form id={`text-${hash}`} method="post" action={`${path}/text`} novalidate>
          <Field
            name={field}
            label={t('listingForm.alternativeText')}
            hint={t('listingForm.alternativeTextRequired')}
            value={errors.length > 0 ? form.text(field) : alt}
          />
        </form>
        <div class="row">
          <button class="btn small" type="submit" form={`text-${hash}`}>
            {t('listingForm.saveText')} <span class="unseen">{t('listingForm.ofImage', { place: place + 1 })}</span>
          </button>
          {place > 0 && <MoveButton path={path} to="up" place={place} />}
          {place < count - 1 && <MoveButton path={path} to="down" place={place} />}
          <ButtonLink
            text={t('buttons.remove')}
            look="small danger"
            href={`${path}/remove`}
            unseen={t('listingForm.theImage', { place: place + 1 })}
          />
        </div>
      </div>
    </section>
  );
}

function MoveButton({ path, to, place }: { path: string; to: 'up' | 'down'; place: number }) {
  const t = useTranslations();
  return (
    <form method="post" action={`${path}/move`}>
      <input type="hidden" name="to" value={to} />
      <Button
        text={to === 'up' ? t('listingForm.moveUp') : t('listingForm.moveDown')}
        look="small"
        unseen={t('listingForm.theImage', { place: place + 1 })}
      />
    </form>
  );
}
