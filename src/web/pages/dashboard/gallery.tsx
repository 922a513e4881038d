// The images of a listing's page: POST /dashboard/:id/pictures/images adds one. POST …/:hash/text and …/:hash/move; GET
// and POST …/:hash/remove.

import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { PICTURES_PER_LISTING } from '../../../core/limits.ts';
import { selectGallery } from '../../../listings/picture-queries.ts';
import { PICTURE_LEAST, renderPicture } from '../../../listings/render-pictures.ts';
import {
  type AddPictureResult,
  addPicture,
  describePicture,
  movePicture,
  removePicture,
  validatePictureText,
} from '../../../listings/save-pictures.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { confirmPage } from '../../components/form-page.tsx';
import { describeImageError } from '../../components/image-field.tsx';
import { Thumbnail } from '../../components/listing-gallery.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { readUpload } from '../../read-upload.ts';
import { seeOther } from '../../redirect.ts';
import { mayUploadPicture, tooManyPictures } from './banner.tsx';
import { picturesPage, picturesPath } from './pictures.tsx';
import { redirectToContent } from './redirect-to-content.ts';

export async function submitPicture(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { form, file } = await readUpload(context, 'image');
  const alt = form.text('alt');
  const { t, app } = context.var;
  const { db } = app;
  const retry = (message: Message | string, field: string) =>
    picturesPage(context, place, { added: rejected(form, { field, message }) });
  if (!file) return retry(t('listingForm.chooseImage'), 'image');
  // Before the image is rendered, which takes a second.
  const problem = validatePictureText(alt);
  if (problem) return retry(problem, 'alt');
  if ((await selectGallery(db, listing.id)).length >= PICTURES_PER_LISTING)
    return retry(describeProblem(t, 'full'), 'image');
  if (!(await mayUploadPicture(context, person))) return retry(tooManyPictures(t), 'image');
  const rendered = await renderPicture(file);
  if (!rendered.ok) return retry(describeImageError(context.var.t, rendered.reason, PICTURE_LEAST), 'image');
  const added = await addPicture(db, listing.id, { picture: rendered.image, alt }, byPerson(person));
  if (added.ok)
    return redirectToContent(context, place, { path: picturesPath(place), done: t('listingForm.imageAdded') });
  if (added.reason === 'unknown_listing') throw new HTTPException(404);
  return added.reason === 'invalid' ? retry(added.sentence, 'alt') : retry(describeProblem(t, added.reason), 'image');
}

type Reason = Extract<AddPictureResult, { readonly ok: false }>['reason'];

function describeProblem(t: Translations, reason: Exclude<Reason, 'invalid' | 'unknown_listing'>): string {
  switch (reason) {
    case 'full':
      return t('listingForm.imagesFull', { max: PICTURES_PER_LISTING });
    case 'known':
      return t('listingForm.imageKnown');
  }
}

export async function submitPictureText(context: WebContext, place: DashboardContext) {
  const hash = hashInPath(context);
  const form = await readForm(context);
  const { db } = context.var.app;
  const given = { hash, alt: form.text(`alt-${hash}`) };
  const sentence = await describePicture(db, place.listing.id, given, byPerson(place.person));
  if (!sentence)
    return redirectToContent(context, place, {
      path: picturesPath(place),
      done: context.var.t('listingForm.textSaved'),
    });
  const state = rejected(form, { field: `alt-${hash}`, message: sentence });
  return picturesPage(context, place, { described: { hash, state } });
}

/** The browser returns to the image at its new place. */
export async function submitPictureMove(context: WebContext, place: DashboardContext) {
  const hash = hashInPath(context);
  const step = (await readForm(context)).text('to') === 'up' ? -1 : 1;
  await movePicture(context.var.app.db, place.listing.id, { hash, by: step }, byPerson(place.person));
  return seeOther(context, `${picturesPath(place)}#picture-${hash}`);
}

export async function confirmRemovePicture(context: WebContext, place: DashboardContext) {
  const hash = hashInPath(context);
  const pictures = await selectGallery(context.var.app.db, place.listing.id);
  const picture = pictures.find((one) => one.hash === hash);
  if (!picture) throw new HTTPException(404);
  const { t } = context.var;
  return confirmPage(context, {
    title: t('listingForm.removeImage'),
    dashboard: { listing: place.listing, tab: 'pictures' },
    question: t('listingForm.removeImageQuestion'),
    action: `${picturesPath(place)}/images/${hash}/remove`,
    button: t('listingForm.removeImage'),
    back: picturesPath(place),
    text: (
      <div class="one-picture">
        <Thumbnail listingId={place.listing.id} picture={picture} />
        <p>
          <bdi>{picture.alt}</bdi>
        </p>
      </div>
    ),
  });
}

export async function submitRemovePicture(context: WebContext, place: DashboardContext) {
  await removePicture(context.var.app.db, place.listing.id, hashInPath(context), byPerson(place.person));
  return redirectToContent(context, place, {
    path: picturesPath(place),
    done: context.var.t('listingForm.imageRemoved'),
  });
}

function hashInPath(context: WebContext): string {
  const hash = context.req.param('hash') ?? '';
  if (!/^[A-Za-z0-9_-]{16}$/.test(hash)) throw new HTTPException(404);
  return hash;
}
