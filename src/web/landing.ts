// Where a person lands after signing in without having been on the way to a page: on the dashboard if they have listings
// or are invited to one, staff without listings on their own pages, and everybody else on the home page.
import { listInvitationsFor } from '../access/invitations.ts';
import type { Person } from '../access/person.ts';
import type { AppContext } from '../context.ts';
import { findListingsOfPerson } from '../listings/queries.ts';
import type { WebContext } from './context.ts';
import { redirectWithFlash, redirectWithSuccess } from './flash.ts';
import { seeOther } from './redirect.ts';
import { addCookies } from './visitor.ts';

/** Stands for a sign-in that names no page. */
export const DEFAULT_LANDING = '/';

export async function landingPath(app: AppContext, person: Person | null, next: string): Promise<string> {
  if (person === null || next !== DEFAULT_LANDING) return next;
  if ((await findListingsOfPerson(app.db, person.id)).length > 0) return '/dashboard';
  if (person.role === 'staff' || person.isStaffWithoutTwoStep) return '/staff';
  return (await listInvitationsFor(app.db, person)).length > 0 ? '/dashboard' : next;
}

interface SignedIn {
  /** Where they were on the way to. */
  readonly next: string;
  /** Whole Set-Cookie headers, with the new session. */
  readonly cookies: readonly string[];
  /** Shown on the page where they land. */
  readonly message?: string;
}

export async function landSignedIn(context: WebContext, { next, cookies, message }: SignedIn): Promise<Response> {
  const { app } = context.var;
  addCookies(context, cookies);
  const session = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const person = next === DEFAULT_LANDING ? await app.auth.personOf(session) : null;
  const path = await landingPath(app, person, next);
  return message === undefined ? redirectWithFlash(context, path) : redirectWithSuccess(context, path, message);
}

/** For the pages of signing in, when somebody is signed in already. */
export async function landAgain(context: WebContext, next: string): Promise<Response> {
  return seeOther(context, await landingPath(context.var.app, context.var.person, next));
}
