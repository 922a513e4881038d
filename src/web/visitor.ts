// A visitor who signs in or up, as rate limits see them: the network, and the devices known from earlier sign-ins, with
// their cookies.
import { getCookie } from 'hono/cookie';
import { DEVICE_COOKIE } from '../access/known-devices.ts';
import { sessionCookieAfter } from '../access/session-cookie.ts';
import type { Visitor } from '../access/visitor-sign-in.ts';
import type { WebContext } from './context.ts';

export function visitorOf(context: WebContext): Visitor {
  return {
    ...context.var.app.clients.describe(context),
    devices: getCookie(context, DEVICE_COOKIE) ?? '',
  };
}

export function userAgentOf(context: WebContext): string | null {
  return context.req.header('user-agent') ?? null;
}

/**
 * `cookies` are complete Set-Cookie headers. If they include a new session, a flash message in the same response
 * belongs to that session.
 */
export function addCookies(context: WebContext, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
  const session = sessionCookieAfter(cookies);
  if (session !== undefined) context.set('sessionCookie', session);
}
