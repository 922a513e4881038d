// Why a sign-in with a provider was refused. better-auth puts the message into the URL, where anyone could put any text. So the
// message moves to the encrypted flash cookie, and the URL keeps only the code.
import type { Vault } from '../core/secrets.ts';
import { flashCookie } from './flash.ts';

/** Refusals with our own message about the person (decisions P45, P75). */
const OWN_REFUSALS: ReadonlySet<string | null> = new Set(['SUSPENDED', 'DEPARTED', 'MANY_ACCOUNTS']);

/**
 * Moves the message of such a refusal from the redirect to a flash cookie. Returns any other response unchanged, also
 * if the error was already in the request, because better-auth copies that into its redirect.
 */
export function moveRefusalToFlash(
  request: Request,
  response: Response,
  parts: { readonly vault: Vault; readonly baseUrl: string },
): Response {
  const query = new URL(request.url).searchParams;
  if (query.has('error') || query.has('error_description')) return response;
  const location = response.headers.get('location');
  const target = location && URL.canParse(location, parts.baseUrl) ? new URL(location, parts.baseUrl) : null;
  const refused = target?.searchParams.get('error_description');
  if (!target || !refused || !OWN_REFUSALS.has(target.searchParams.get('error'))) return response;
  target.searchParams.delete('error_description');
  const holder = { session: null, userAgent: request.headers.get('user-agent') ?? '' };
  const headers = new Headers(response.headers);
  headers.set('location', target.href);
  headers.append('set-cookie', flashCookie(parts, { flash: { refused }, path: target.pathname, holder }));
  return new Response(null, { status: response.status, headers });
}
