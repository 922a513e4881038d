// How one page tells the next something, once: in an encrypted cookie that lives a minute. It is shown on the page it
// was meant for, to the session it was made in, and never twice, because its nonce is used up in the database (decision
// P126).
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import { consume } from '../db/rate-limit.ts';
import type { WebContext, WebEnv } from './context.ts';
import { type Flash, flashSchema } from './flash-content.ts';
import { safeLocation, seeOther } from './redirect.ts';

/** Each has a name of its own, so that two tabs do not overwrite each other's. */
const COOKIE = 'plaudit_flash_';
const LABEL = 'plaudit_flash';
const LIFE_SECONDS = 60;
/** A used nonce outlives its cookie, whatever the clocks of two machines say. */
const NONCE_SECONDS = 10 * LIFE_SECONDS;
const COOKIES_MOST = 8;

const sealedSchema = z.object({
  until: z.number(),
  nonce: z.string(),
  /** The page it is for. */
  path: z.string(),
  /** Who it is for, as a hash: the session, or while there is none the browser, by what it says it is. */
  holder: z.object({ kind: z.enum(['session', 'browser']), mark: z.string() }),
  flash: flashSchema,
});
type Sealed = z.infer<typeof sealedSchema>;

/** What a flash is bound to. */
export interface FlashHolder {
  readonly session: string | null;
  readonly userAgent: string;
}

/** Goes to `path` (303, so that reloading repeats nothing) and says `flash` there. */
export function redirectWithFlash(context: WebContext, path: string, flash?: Flash): Response {
  if (flash) {
    const { vault, config } = context.var.app;
    const cookie = flashCookie({ vault, baseUrl: config.baseUrl }, { flash, path, holder: holderOf(context) });
    context.header('Set-Cookie', cookie, { append: true });
  }
  return seeOther(context, path);
}

export function redirectWithSuccess(context: WebContext, path: string, message: string): Response {
  return redirectWithFlash(context, path, { tone: 'good', message });
}

export function redirectWithError(context: WebContext, path: string, message: string): Response {
  return redirectWithFlash(context, path, { tone: 'bad', message });
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
    path: pathnameOf(safeLocation(path)),
    holder: { kind, mark: markOf(vault, kind, holder) },
    flash,
  };
  const value = vault.encrypt(JSON.stringify(sealed), LABEL).toString('base64url');
  return generateCookie(COOKIE + nonce.slice(0, 8), value, { ...cookieScope(baseUrl), maxAge: LIFE_SECONDS });
}

/** Takes the flash out of its cookie before a page is shown. What a page asks for while it is open is none. */
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

/** Whether this cookie had the flash of this page. One for another page stays for that. */
async function take(context: WebContext, name: string, value: string): Promise<boolean> {
  const { config, db, vault } = context.var.app;
  const sealed = open(vault, value);
  if (sealed && sealed.path !== pathnameOf(context.req.url)) return false;
  deleteCookie(context, name, cookieScope(config.baseUrl));
  if (!sealed) return false;
  const { kind, mark } = sealed.holder;
  // Somebody else's is not used up: it may still be shown to whom it is for.
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
    // Old, forged or from before a change of key: there is simply nothing to say.
    return null;
  }
}

function holderOf({ req, var: { sessionCookie } }: WebContext): FlashHolder {
  return { session: sessionCookie, userAgent: req.header('user-agent') ?? '' };
}

function markOf(vault: Vault, kind: 'session' | 'browser', { session, userAgent }: FlashHolder): string {
  return keyedHash(vault.derive('flash'), kind === 'session' ? `session ${session}` : `browser ${userAgent}`);
}

function pathnameOf(address: string): string {
  return new URL(address, 'http://local.invalid').pathname;
}

function cookieScope(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}
