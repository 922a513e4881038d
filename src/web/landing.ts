// Where a person lands after signing in without having been on the way to a page: on the dashboard, or on the pages of
// staff if they have no listings.
import type { Person } from '../access/person.ts';
import type { AppContext } from '../context.ts';
import { findListingsOfPerson } from '../listings/queries.ts';
import type { WebContext } from './context.ts';
import { redirectWithFlash } from './flash.ts';
import { addCookies } from './visitor.ts';

/** Where a sign-in leads that names no page. */
export const DEFAULT_LANDING = '/dashboard';

export async function landingPath(app: AppContext, person: Person | null, next: string): Promise<string> {
  const isStaff = person !== null && (person.role === 'staff' || person.isStaffWithoutTwoStep);
  if (!isStaff || next !== DEFAULT_LANDING) return next;
  return (await findListingsOfPerson(app.db, person.id)).length === 0 ? '/staff' : next;
}

/** `cookies`: whole Set-Cookie headers, with the new session. */
export async function landSignedIn(context: WebContext, next: string, cookies: readonly string[]): Promise<Response> {
  const { app } = context.var;
  addCookies(context, cookies);
  const session = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const person = next === DEFAULT_LANDING ? await app.auth.personOf(session) : null;
  return redirectWithFlash(context, await landingPath(app, person, next));
}
