// Flash messages: a page leaves a message for the next one in an encrypted cookie that lives for a minute. It is shown
// only on its page, only in the session in which it was created, and only once, because its nonce is consumed in the
// database (decision P126).

import type { MiddlewareHandler } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import { consume } from '../db/rate-limit.ts';
import type { Message } from '../messages/message.ts';
import type { WebContext, WebEnv } from './context.ts';
import { type Flash, flashSchema } from './flash-content.ts';
import { requestedPath, splitLanguagePath } from './language-path.ts';
import { type PageMoved, safeLocation, seeOther } from './redirect.ts';

/** Each cookie has its own name, so that two tabs do not overwrite each other's message. */
const COOKIE = 'plaudit_flash_';
const LABEL = 'plaudit_flash';
const LIFE_SECONDS = 60;
/** A used nonce is stored for longer than its cookie lives, even if the clocks of two machines differ. */
const NONCE_SECONDS = 10 * LIFE_SECONDS;
const COOKIES_MOST = 8;

const sealedSchema = z.object({
  until: z.number(),
  nonce: z.string(),
  /** The path of the page that shows it, without a language. */
  path: z.string(),
  /** A keyed hash of the session cookie or, without a session, of the browser's `User-Agent`. */
  holder: z.object({ kind: z.enum(['session', 'browser']), mark: z.string() }),
  flash: flashSchema,
});
type Sealed = z.infer<typeof sealedSchema>;

/** The session or browser that a flash message belongs to. */
export interface FlashHolder {
  readonly session: string | null;
  readonly userAgent: string;
}

/** Redirects to `path` (303, so that reloading repeats nothing), which shows `flash`. */
export function redirectWithFlash(context: WebContext, path: string, flash?: Flash, status: 301 | 303 = 303): Response {
  if (flash) {
    const { vault, config } = context.var.app;
    const cookie = flashCookie({ vault, baseUrl: config.baseUrl }, { flash, path, holder: holderOf(context) });
    context.header('Set-Cookie', cookie, { append: true });
  }
  return seeOther(context, path, status);
}

/** Redirects to the page’s current address, with the message for the old one. Not cached: an address may move back. */
export function redirectToMoved(context: WebContext, { path }: PageMoved): Response {
  const { flash } = context.var;
  context.header('Cache-Control', 'private, no-store');
  return redirectWithFlash(context, path, Object.keys(flash).length > 0 ? flash : undefined, 301);
}

export function redirectWithSuccess(context: WebContext, path: string, message: string): Response {
  return redirectWithFlash(context, path, { tone: 'good', message });
}

export function redirectWithError(context: WebContext, path: string, message: Message | string): Response {
  return redirectWithFlash(context, path, { tone: 'bad', message: context.var.t.text(message) });
}

/** The whole Set-Cookie header. */
export function flashCookie(
  { vault, baseUrl }: { vault: Vault; baseUrl: string },
  { flash, path, holder }: { flash: Flash; path: string; holder: FlashHolder },
): string {
  const nonce = randomLetters(20);
  const kind = holder.session === null ? 'browser' : 'session';
  const sealed: Sealed = {
    until: now().getTime() + LIFE_SECONDS * 1000,
    nonce,
    path: splitLanguagePath(new URL(safeLocation(path), 'http://local.invalid').pathname).path,
    holder: { kind, mark: markOf(vault, kind, holder) },
    flash,
  };
  const value = vault.encrypt(JSON.stringify(sealed), LABEL).toString('base64url');
  return generateCookie(COOKIE + nonce.slice(0, 8), value, { ...cookieScope(baseUrl), maxAge: LIFE_SECONDS });
}

/**
 * Takes the flash message from its cookie before a page is rendered. Requests from scripts of an open page do not
 * count.
 */
export const readFlash: MiddlewareHandler<WebEnv> = async (context, next) => {
  context.set('flash', {});
  if (isPage(context)) {
    const cookies = Object.entries(getCookie(context)).filter(([name]) => name.startsWith(COOKIE));
    for (const [name, value] of cookies.slice(0, COOKIES_MOST)) if (await take(context, name, value)) break;
  }
  await next();
};

function isPage({ req }: WebContext): boolean {
  const mode = req.header('sec-fetch-mode');
  return (
    req.method === 'GET' && (mode === undefined || mode === 'navigate') && req.header('accept') !== 'text/event-stream'
  );
}

/** Whether this cookie had the flash message of this page. A message for another page stays in its cookie. */
async function take(context: WebContext, name: string, value: string): Promise<boolean> {
  const { config, db, vault } = context.var.app;
  const sealed = open(vault, value);
  if (sealed && sealed.path !== requestedPath(context.req).pathname) return false;
  deleteCookie(context, name, cookieScope(config.baseUrl));
  if (!sealed) return false;
  const { kind, mark } = sealed.holder;
  // A message of another session is not consumed, because it may still be shown there.
  if (mark !== markOf(vault, kind, holderOf(context))) return false;
  const { ok } = await consume(db, { key: `flash:${sealed.nonce}`, limit: 1, windowSeconds: NONCE_SECONDS });
  if (ok) context.set('flash', sealed.flash);
  return ok;
}

function open(vault: Vault, value: string): Sealed | null {
  try {
    const sealed = sealedSchema.parse(JSON.parse(vault.decrypt(Buffer.from(value, 'base64url'), LABEL)));
    return sealed.until >= now().getTime() ? sealed : null;
  } catch {
    // Expired, forged, or encrypted with an earlier key: there is nothing to show.
    return null;
  }
}

function holderOf({ req, var: { sessionCookie } }: WebContext): FlashHolder {
  return { session: sessionCookie, userAgent: req.header('user-agent') ?? '' };
}

function markOf(vault: Vault, kind: 'session' | 'browser', { session, userAgent }: FlashHolder): string {
  return keyedHash(vault.derive('flash'), kind === 'session' ? `session ${session}` : `browser ${userAgent}`);
}

function cookieScope(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}
