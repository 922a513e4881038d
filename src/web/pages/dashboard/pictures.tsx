// GET /dashboard/:id/pictures: the icon, the banner and the images of a listing's public page.
import { PICTURES_PER_LISTING } from '../../../core/limits.ts';
import { type GalleryPicture, selectGallery } from '../../../listings/picture-queries.ts';
import { BannerCard } from '../../components/banner-card.tsx';
import { formPage } from '../../components/form-page.tsx';
import { AddPictureCard, PictureRow } from '../../components/gallery-form.tsx';
import { IconCard } from '../../components/icon-field.tsx';
import { PageChecklist } from '../../components/page-checklist.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { BLANK_FORM, FormContext, type FormState } from '../../form-state.ts';
import { seeOther } from '../../redirect.ts';

export function showPictures(context: WebContext, place: DashboardContext) {
  return picturesPage(context, place, {});
}

/** The form that was refused, to be shown again. */
interface RefusedPicture {
  readonly icon?: FormState;
  readonly banner?: FormState;
  readonly added?: FormState;
  /** The text of an image. */
  readonly described?: { readonly hash: string; readonly state: FormState };
}

export async function picturesPage(context: WebContext, { listing }: DashboardContext, refused: RefusedPicture) {
  const { icon, banner, added, described } = refused;
  const pictures = await selectGallery(context.var.app.db, listing.id);
  const stateOf = ({ hash }: GalleryPicture) => (described?.hash === hash ? described.state : BLANK_FORM);
  const { t } = context.var;
  return formPage(context, icon ?? banner ?? added ?? described?.state ?? BLANK_FORM, {
    title: t('listingForm.pictures'),
    dashboard: { listing, tab: 'pictures' },
    content: (
      <div class="stack">
        <h1>{t('listingForm.pictures')}</h1>
        <PageChecklist listing={listing} pictures={pictures.length} />
        <div class="split">
          <FormContext.Provider value={banner ?? BLANK_FORM}>
            <BannerCard listing={listing} />
          </FormContext.Provider>
          <FormContext.Provider value={icon ?? BLANK_FORM}>
            <IconCard listing={listing} />
          </FormContext.Provider>
        </div>
        <div>
          <h2 id="images">{t('listingForm.images')}</h2>
          <p class="dim">{t('listingForm.imageCount', { count: pictures.length, max: PICTURES_PER_LISTING })}</p>
        </div>
        <div class="split">
          <div class="stack">
            {pictures.length === 0 && <p class="card dim">{t('listingForm.noImages')}</p>}
            {pictures.map((picture, place) => (
              <FormContext.Provider value={stateOf(picture)}>
                <PictureRow listing={listing} picture={picture} place={place} count={pictures.length} />
              </FormContext.Provider>
            ))}
          </div>
          <FormContext.Provider value={added ?? BLANK_FORM}>
            <AddPictureCard listing={listing} isFull={pictures.length >= PICTURES_PER_LISTING} />
          </FormContext.Provider>
        </div>
      </div>
    ),
  });
}

/** A refused form was shown at the address that it was sent to. */
export function redirectToPictures(context: WebContext, place: DashboardContext) {
  return seeOther(context, picturesPath(place));
}

export function picturesPath({ listing }: DashboardContext): string {
  return `/dashboard/${listing.id}/pictures`;
}
