// The site of a listing whose pictures a test uploads.
import { newAuditEvents } from './audit-events.ts';
import { MINECRAFT } from './seed/sample-site.ts';
import { openSite, SAME_SITE, type SiteOptions } from './site.ts';

const PICTURES = `/dashboard/${MINECRAFT.id}/pictures`;

export async function openPictureSite(options: SiteOptions = {}) {
  const opened = await openSite(options);
  const { db, request } = opened;
  const send = (to: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
    request(to, { method: 'POST', body, headers: { ...SAME_SITE, ...headers } });
  const upload = (to: 'banner' | 'images', file: Uint8Array, alt = 'A sample image') => {
    const body = new FormData();
    body.set(to === 'banner' ? 'banner' : 'image', new File([new Uint8Array(file)], 'image.png'));
    if (to === 'images') body.set('alt', alt);
    return send(`${PICTURES}/${to}`, body);
  };
  const page = async (of: string) => (await opened.get(of)).page;
  const hashes = async () =>
    (await db.selectFrom('listing_picture').select('hash').orderBy('place').execute()).map(({ hash }) => hash);
  return { ...opened, send, upload, page, hashes, events: await newAuditEvents(db) };
}
