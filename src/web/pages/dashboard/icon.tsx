// The icon of a listing: GET /listings/:id/icon/<hash>.webp, POST /dashboard/:id/settings/icon, GET and POST …/icon/remove.
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../../../core/ids.ts';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { describeIconError } from '../../components/icon-field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { IconParts } from '../../icon-parts.ts';
import { readUpload } from '../../read-upload.ts';
import type { FieldError, Person } from '../../web-parts.ts';
import { showSettingsWithIconErrors } from './settings.tsx';

const ICONS_PER_HOUR = 20;
const YEAR_SECONDS = 31_536_000;

/** Asked for by lists, dozens at a time: who looks is not asked here. Another picture has another address. */
export function serveIcon(icons: IconParts) {
  return async (context: Context): Promise<Response> => {
    const { id = '', file = '' } = context.req.param();
    const hash = /^([A-Za-z0-9_-]{16})\.webp$/.exec(file)?.[1];
    const size = context.req.query('s') === '64' ? 'small' : 'large';
    const icon = hash && ID_PATTERN.test(id) ? await icons.read(id, hash, size) : null;
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    if (!icon) return context.text('Not found', 404);
    const etag = `"${hash}-${size}"`;
    context.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    context.header('ETag', etag);
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
    return context.body(new Uint8Array(icon), 200, { 'Content-Type': 'image/webp' });
  };
}

export async function submitIcon(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { file } = await readUpload(context, 'icon');
  if (!file)
    return showSettingsWithIconErrors(context, place, [
      { field: 'icon', message: 'Choose a picture first.' },
    ]);
  const drawn = await renderUploadedIcon(context, person, file);
  if (!drawn.ok) return showSettingsWithIconErrors(context, place, [drawn.error]);
  const isSaved = await context.var.parts.icons.save(person, listing.id, drawn.icon);
  if (!isSaved) throw new HTTPException(404);
  return redirectWithFlash(context, settingsOf(place), {
    tone: 'good',
    message: 'The new icon is shown now.',
  });
}

/** Also for a new listing, whose icon is drawn before it is made. */
export async function renderUploadedIcon(context: WebContext, person: Person, file: Uint8Array) {
  const { icons, spend } = context.var.parts;
  const refused = (message: string) =>
    ({ ok: false, error: { field: 'icon', message } as FieldError }) as const;
  const spent = await spend(`icon:${person.id}`, ICONS_PER_HOUR, 3_600);
  if (!spent.ok) return refused(`You sent ${ICONS_PER_HOUR} pictures within an hour. Please wait a little.`);
  const drawn = await icons.draw(file);
  return drawn.ok ? drawn : refused(describeIconError(drawn.reason));
}

export function confirmRemoveIcon(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  return showPage(context, {
    title: `Remove the icon · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="settings">
        <ConfirmPage
          title="Remove the icon?"
          action={`${settingsOf(place)}/icon/remove`}
          button="Remove the icon"
          back={settingsOf(place)}
        >
          <p>The first letter of the name stands in its place. You can upload another picture at any time.</p>
        </ConfirmPage>
      </DashboardFrame>
    ),
  });
}

export async function submitRemoveIcon(context: WebContext, place: DashboardContext) {
  await context.var.parts.icons.remove(place.person, place.listing.id);
  return redirectWithFlash(context, settingsOf(place), { tone: 'good', message: 'The icon is removed.' });
}

function settingsOf({ listing }: DashboardContext): string {
  return `/dashboard/${listing.id}/settings`;
}
