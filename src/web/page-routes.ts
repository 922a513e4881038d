// Adds pages and forms to the router, each with the action in the permission table that it requires.
import type { Hono } from 'hono';
import type { Action } from '../access/permissions.ts';
import { allowed, type GuardOptions, type Handler, type WebEnv } from './context.ts';

export function pageRoutes(web: Hono<WebEnv>) {
  return {
    get<A extends Action>(path: string, action: A, handler: Handler<A>): void {
      web.get(path, allowed(action, handler));
    },
    post<A extends Action>(path: string, action: A, handler: Handler<A>, options?: GuardOptions): void {
      web.post(path, allowed(action, handler, options));
    },
    /** GET shows the form, and POST submits it. */
    form<A extends Action>(
      path: string,
      action: A,
      [show, submit]: readonly [Handler<A>, Handler<A>],
      options?: GuardOptions,
    ): void {
      web.get(path, allowed(action, show, options)).post(allowed(action, submit, options));
    },
  };
}
