// The banner of a listing: POST /dashboard/:id/pictures/banner, GET and POST …/banner/remove.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS, PICTURE_UPLOADS_PER_HOUR } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { BANNER_LEAST, renderBanner } from '../../../listings/render-pictures.ts';
import { removeBanner, saveBanner } from '../../../listings/save-pictures.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { Translations } from '../../../messages/translations.ts';
import { confirmPage } from '../../components/form-page.tsx';
import { describeImageError } from '../../components/image-field.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { rejected } from '../../form-state.ts';
import { readUpload } from '../../read-upload.ts';
import { picturesPage, picturesPath } from './pictures.tsx';
import { redirectToContent } from './redirect-to-content.ts';

export async function submitBanner(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { form, file } = await readUpload(context, 'banner');
  const { t } = context.var;
  const retry = (message: string) => {
    const error: FieldError = { field: 'banner', message };
    return picturesPage(context, place, { banner: rejected(form, error) });
  };
  if (!file) return retry(t('listingForm.chooseImage'));
  const { db } = context.var.app;
  if (!(await mayUploadPicture(context, person))) return retry(tooManyPictures(t));
  const rendered = await renderBanner(file);
  if (!rendered.ok) return retry(describeImageError(context.var.t, rendered.reason, BANNER_LEAST));
  const isSaved = await saveBanner(db, listing.id, rendered.image, byPerson(person));
  if (!isSaved) throw new HTTPException(404);
  return redirectToContent(context, place, { path: picturesPath(place), done: t('listingForm.bannerSaved') });
}

/** Banners and gallery images count together. */
export async function mayUploadPicture(context: WebContext, person: Person): Promise<boolean> {
  const limit = { key: `picture:${person.id}`, ...PAGE_LIMITS.pictureUploads };
  return (await consume(context.var.app.db, limit)).ok;
}

export function tooManyPictures(t: Translations): string {
  return t('listingForm.tooManyUploads', { max: PICTURE_UPLOADS_PER_HOUR });
}

export function confirmRemoveBanner(context: WebContext, place: DashboardContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('listingForm.removeBanner'),
    dashboard: { listing: place.listing, tab: 'pictures' },
    question: t('listingForm.removeBannerQuestion'),
    action: `${picturesPath(place)}/banner/remove`,
    button: t('listingForm.removeBanner'),
    back: picturesPath(place),
    text: t('listingForm.removeBannerText'),
  });
}

export async function submitRemoveBanner(context: WebContext, place: DashboardContext) {
  await removeBanner(context.var.app.db, place.listing.id, byPerson(place.person));
  return redirectToContent(context, place, {
    path: picturesPath(place),
    done: context.var.t('listingForm.bannerRemoved'),
  });
}
