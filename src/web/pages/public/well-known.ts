// GET /.well-known/security.txt (RFC 9116) and /.well-known/change-password, which password managers open.
import { HTTPException } from 'hono/http-exception';
import { now } from '../../../core/clock.ts';
import { DAY_SECONDS } from '../../../core/limits.ts';
import { contactUrl } from '../../components/contact-link.tsx';
import type { WebContext } from '../../context.ts';
import { seeOther } from '../../redirect.ts';

const MAX_AGE_SECONDS = 3_600;
/** RFC 9116 recommends less than a year, so that nobody relies on an outdated file. */
const VALID_DAYS = 90;

/** From CONTACT, which security researchers may use too; without it, 404. */
export function serveSecurityTxt(context: WebContext): Response {
  const { contact, baseUrl } = context.var.app.site;
  if (!contact) throw new HTTPException(404);
  const expires = new Date(now().getTime() + VALID_DAYS * DAY_SECONDS * 1_000);
  // A whole day, so that the file does not change with each request.
  const lines = [
    `Contact: ${contactUrl(contact)}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ];
  context.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
  return context.body(lines.join('\n'), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
}

export function redirectToChangePassword(context: WebContext): Response {
  return seeOther(context, '/account/password', 302);
}
