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
import { confirmPage } from '../../components/form-page.tsx';
import { describeImageError } from '../../components/image-field.tsx';
import { Thumbnail } from '../../components/listing-gallery.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { readUpload } from '../../read-upload.ts';
import { seeOther } from '../../redirect.ts';
import { mayUploadPicture, TOO_MANY_PICTURES } from './banner.tsx';
import { picturesPage, picturesPath } from './pictures.tsx';
import { redirectToContent } from './redirect-to-content.ts';

export async function submitPicture(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { form, file } = await readUpload(context, 'image');
  const alt = form.text('alt');
  const retry = (message: Message | string, field: string) =>
    picturesPage(context, place, { added: rejected(form, { field, message }) });
  if (!file) return retry('Choose an image first.', 'image');
  // Before the image is rendered, which takes a second.
  const problem = validatePictureText(alt);
  if (problem) return retry(problem, 'alt');
  const { db } = context.var.app;
  if ((await selectGallery(db, listing.id)).length >= PICTURES_PER_LISTING) return retry(PROBLEMS.full, 'image');
  if (!(await mayUploadPicture(context, person))) return retry(TOO_MANY_PICTURES, 'image');
  const rendered = await renderPicture(file);
  if (!rendered.ok) return retry(describeImageError(rendered.reason, PICTURE_LEAST), 'image');
  const added = await addPicture(db, listing.id, { picture: rendered.image, alt }, byPerson(person));
  if (added.ok) return redirectToContent(context, place, { path: picturesPath(place), done: 'Image added.' });
  if (added.reason === 'unknown_listing') throw new HTTPException(404);
  return added.reason === 'invalid' ? retry(added.sentence, 'alt') : retry(PROBLEMS[added.reason], 'image');
}

type Reason = Extract<AddPictureResult, { readonly ok: false }>['reason'];

const PROBLEMS: Readonly<Record<Exclude<Reason, 'invalid' | 'unknown_listing'>, string>> = {
  full: `There are ${PICTURES_PER_LISTING} images already. Remove one to add another.`,
  known: 'This image is here already. Choose another one.',
};

export async function submitPictureText(context: WebContext, place: DashboardContext) {
  const hash = hashInPath(context);
  const form = await readForm(context);
  const { db } = context.var.app;
  const given = { hash, alt: form.text(`alt-${hash}`) };
  const sentence = await describePicture(db, place.listing.id, given, byPerson(place.person));
  if (!sentence)
    return redirectToContent(context, place, { path: picturesPath(place), done: 'Alternative text saved.' });
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
  return confirmPage(context, {
    title: 'Remove image',
    dashboard: { listing: place.listing, tab: 'pictures' },
    question: 'Remove this image?',
    action: `${picturesPath(place)}/images/${hash}/remove`,
    button: 'Remove image',
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
  return redirectToContent(context, place, { path: picturesPath(place), done: 'Image removed.' });
}

function hashInPath(context: WebContext): string {
  const hash = context.req.param('hash') ?? '';
  if (!/^[A-Za-z0-9_-]{16}$/.test(hash)) throw new HTTPException(404);
  return hash;
}
