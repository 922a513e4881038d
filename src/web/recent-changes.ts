// People see their own changes at once: for ten seconds after a form was submitted, the browser's pages are read from
// the primary and not from a read replica (decision P211).
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/database.ts';
import type { WebContext, WebEnv } from './context.ts';

const COOKIE = 'plaudit_changed';
/** Longer than a replica that is used may be behind. */
const SECONDS = 10;

/** For lists, statistics and logs; never for permissions or forms. */
export function readDbFor(context: WebContext): Db {
  const { db, readDb } = context.var.app;
  return readDb === db || getCookie(context, COOKIE) !== undefined ? db : readDb;
}

export const rememberChanges: MiddlewareHandler<WebEnv> = async (context, next) => {
  const { db, readDb, config } = context.var.app;
  await next();
  if (readDb === db || context.req.method === 'GET' || context.req.method === 'HEAD') return;
  const secure = config.baseUrl.startsWith('https:');
  setCookie(context, COOKIE, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: SECONDS });
};
