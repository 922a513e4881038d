// Why somebody who comes back from Discord is not signed in. better-auth puts it into the address, where anybody could
// write what they like: it goes into the sealed cookie instead, and the address keeps the code alone.
import type { Vault } from '../core/secrets.ts';
import { flashCookie } from './flash.ts';

/** Refusals whose sentence is our own and about the person (decisions P45, P75). */
const TOLD: ReadonlySet<string | null> = new Set(['SUSPENDED', 'DEPARTED']);

/**
 * `answer`: better-auth's to `asked`. What is no such refusal passes as it is; so does an error that `asked` brought
 * along, which better-auth hands on word for word.
 */
export function moveRefusalToFlash(
  asked: Request,
  answer: Response,
  parts: { readonly vault: Vault; readonly baseUrl: string },
): Response {
  const brought = new URL(asked.url).searchParams;
  if (brought.has('error') || brought.has('error_description')) return answer;
  const given = answer.headers.get('location');
  const place = given && URL.canParse(given, parts.baseUrl) ? new URL(given, parts.baseUrl) : null;
  const refused = place?.searchParams.get('error_description');
  if (!place || !refused || !TOLD.has(place.searchParams.get('error'))) return answer;
  place.searchParams.delete('error_description');
  const holder = { session: null, userAgent: asked.headers.get('user-agent') ?? '' };
  const headers = new Headers(answer.headers);
  headers.set('location', place.href);
  headers.append('set-cookie', flashCookie(parts, { flash: { refused }, path: place.pathname, holder }));
  return new Response(null, { status: answer.status, headers });
}
