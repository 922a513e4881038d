// The icon of a listing: GET /listings/:id/icon/<hash>.webp, POST /dashboard/:id/pictures/icon, GET and POST
// …/icon/remove.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { ICON_UPLOADS_PER_HOUR, PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { selectIcon } from '../../../listings/icon-queries.ts';
import { ICON_LEAST, renderIcon } from '../../../listings/render-icon.ts';
import { removeIcon, saveIcon } from '../../../listings/save-pictures.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import { confirmPage } from '../../components/form-page.tsx';
import { describeImageError } from '../../components/image-field.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { rejected } from '../../form-state.ts';
import { readUpload } from '../../read-upload.ts';
import { sendStoredImage } from '../../stored-image.ts';
import { picturesPage, picturesPath } from './pictures.tsx';
import { redirectToContent } from './redirect-to-content.ts';

/**
 * Public and cached, because lists request dozens of icons at a time, without a session. A different image has a
 * different URL.
 */
export async function serveIcon(context: WebContext): Promise<Response> {
  const { id = '', file = '' } = context.req.param();
  const hash = /^([A-Za-z0-9_-]{16})\.webp$/.exec(file)?.[1];
  const size = context.req.query('s') === '64' ? 'small' : 'large';
  const { db } = context.var.app;
  const icon = hash && ID_PATTERN.test(id) ? await selectIcon(db, id, { hash, size }) : null;
  return sendStoredImage(context, { bytes: icon, contentType: 'image/webp', tag: `${hash}-${size}` });
}

export async function submitIcon(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { form, file } = await readUpload(context, 'icon');
  const retry = (error: FieldError) => picturesPage(context, place, { icon: rejected(form, error) });
  if (!file) return retry({ field: 'icon', message: context.var.t('listingForm.chooseImage') });
  const rendered = await renderUploadedIcon(context, person, file);
  if (!rendered.ok) return retry(rendered.error);
  const isSaved = await saveIcon(context.var.app.db, listing.id, rendered.image, byPerson(person));
  if (!isSaved) throw new HTTPException(404);
  return redirectToContent(context, place, { path: picturesPath(place), done: context.var.t('listingForm.iconSaved') });
}

/** Also used for a new listing, whose icon is rendered before the listing is created. */
export async function renderUploadedIcon(context: WebContext, person: Person, file: Uint8Array) {
  const { t } = context.var;
  const refused = (message: string) => ({ ok: false, error: { field: 'icon', message } as FieldError }) as const;
  const limit = { key: `icon:${person.id}`, ...PAGE_LIMITS.iconUploads };
  if (!(await consume(context.var.app.db, limit)).ok)
    return refused(t('listingForm.tooManyUploads', { max: ICON_UPLOADS_PER_HOUR }));
  const rendered = await renderIcon(file);
  return rendered.ok ? rendered : refused(describeImageError(context.var.t, rendered.reason, ICON_LEAST));
}

export function confirmRemoveIcon(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  const { t } = context.var;
  return confirmPage(context, {
    title: t('listingForm.removeIcon'),
    dashboard: { listing, tab: 'pictures' },
    question: t('listingForm.removeIconQuestion'),
    action: `${picturesPath(place)}/icon/remove`,
    button: t('listingForm.removeIcon'),
    back: picturesPath(place),
    text: t('listingForm.removeIconText'),
  });
}

export async function submitRemoveIcon(context: WebContext, place: DashboardContext) {
  await removeIcon(context.var.app.db, place.listing.id, byPerson(place.person));
  return redirectToContent(context, place, {
    path: picturesPath(place),
    done: context.var.t('listingForm.iconRemoved'),
  });
}
