// Proving a bot by signing in with Discord: the way there, and what the return needs, in a sealed cookie.
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { equalInConstantTime, keyedHash } from '../core/secrets.ts';
import { startDiscordAuthorization } from '../ownership/discord-authorization.ts';
import type { WebContext } from './context.ts';
import { redirectToOtherSite } from './redirect.ts';

const COOKIE = 'plaudit_ownership';
const LIFE_SECONDS = 600;

const pendingSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  listingId: z.string(),
  personId: z.string(),
  /** A keyed hash of the session, so that nobody else can bring the return to its end. */
  session: z.string(),
  until: z.number(),
});
type Pending = z.infer<typeof pendingSchema>;

/** Redirects to Discord. */
export function redirectToDiscordProof(context: WebContext, personId: string, listingId: string): Response {
  const { vault, config, ownership } = context.var.app;
  const started = startDiscordAuthorization(ownership);
  if (!started) throw new HTTPException(404);
  const { url, state, verifier } = started;
  const until = now().getTime() + LIFE_SECONDS * 1000;
  const pending: Pending = { state, verifier, listingId, personId, session: sessionMark(context), until };
  const sealed = vault.encrypt(JSON.stringify(pending), COOKIE).toString('base64url');
  const cookie = generateCookie(COOKIE, sealed, { ...scopeOf(config.baseUrl), maxAge: LIFE_SECONDS });
  context.header('Set-Cookie', cookie, { append: true });
  context.header('Cache-Control', 'private, no-store');
  return redirectToOtherSite(context, url);
}

/** Null if this person did not begin it in this session a moment ago. It can be taken once. */
export function takePendingProof(context: WebContext, personId: string): Pending | null {
  const { vault, config } = context.var.app;
  const value = getCookie(context, COOKIE);
  deleteCookie(context, COOKIE, scopeOf(config.baseUrl));
  const pending = value === undefined ? null : unseal(vault.tryDecrypt(Buffer.from(value, 'base64url'), COOKIE)?.plain);
  if (!pending || pending.until < now().getTime()) return null;
  const isOwn = pending.personId === personId && same(pending.session, sessionMark(context));
  return isOwn && same(pending.state, context.req.query('state') ?? '') ? pending : null;
}

function unseal(plain: string | undefined): Pending | null {
  return plain === undefined ? null : (pendingSchema.safeParse(JSON.parse(plain)).data ?? null);
}

function same(a: string, b: string): boolean {
  return equalInConstantTime(Buffer.from(a), Buffer.from(b));
}

function sessionMark(context: WebContext): string {
  return keyedHash(context.var.app.vault.derive('ownership-session'), context.var.sessionCookie ?? '');
}

function scopeOf(baseUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: baseUrl.startsWith('https:') } as const;
}
