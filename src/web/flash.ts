// How one page tells the next something, once: in a cookie that is encrypted, lives a minute, and is deleted when read,
// so nothing in it can be forged or read twice.
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import type { Vault } from '../core/secrets.ts';
import type { WebContext, WebEnv } from './context.ts';
import { type Flash, flashSchema } from './flash-content.ts';
import { seeOther } from './redirect.ts';

const COOKIE = 'plaudit_flash';
const LIFE_SECONDS = 60;

const sealedSchema = z.object({ until: z.number(), flash: flashSchema });

/** Goes to `path` (303, so that reloading repeats nothing) and says `flash` there. */
export function goTo(context: WebContext, path: string, flash?: Flash): Response {
  if (flash) {
    const { vault, site } = context.var.parts;
    context.header('Set-Cookie', flashCookie({ vault, baseUrl: site.baseUrl }, flash), { append: true });
  }
  return seeOther(context, path);
}

/** The whole Set-Cookie header. */
export function flashCookie({ vault, baseUrl }: { vault: Vault; baseUrl: string }, flash: Flash): string {
  const text = JSON.stringify({ until: now().getTime() + LIFE_SECONDS * 1000, flash });
  const sealed = vault.encrypt(text, COOKIE).toString('base64url');
  return generateCookie(COOKIE, sealed, { ...cookieScope(baseUrl), maxAge: LIFE_SECONDS });
}

/** Takes the flash out of its cookie before a page is shown; what a page asks for while it is open is none. */
export const takeFlash: MiddlewareHandler<WebEnv> = async (context, next) => {
  context.set('flash', {});
  const isPage = context.req.method === 'GET' && context.req.header('accept') !== 'text/event-stream';
  const sealed = isPage ? getCookie(context, COOKIE) : undefined;
  if (sealed) {
    context.set('flash', open(context, sealed));
    deleteCookie(context, COOKIE, cookieScope(context.var.parts.site.baseUrl));
  }
  await next();
};

function open(context: WebContext, sealed: string): Flash {
  try {
    const text = context.var.parts.vault.decrypt(Buffer.from(sealed, 'base64url'), COOKIE);
    const { until, flash } = sealedSchema.parse(JSON.parse(text));
    return until >= now().getTime() ? flash : {};
  } catch {
    // Old, forged or from before a change of key: there is simply nothing to say.
    return {};
  }
}

function cookieScope(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}
