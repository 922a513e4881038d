// What a page's handler is given, and the two doors in front of the dashboard: signed in, and allowed on this listing.
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../core/ids.ts';
import type { Flash } from './flash-content.ts';
import { withNext } from './local-path.ts';
import type { Access, Listing, Person, WebParts } from './web-parts.ts';

export interface WebEnv {
  Variables: {
    parts: WebParts;
    person: Person | null;
    flash: Flash;
    /** Notices this person has not put away. */
    noticeCount: number;
    /** Listings that wait for approval, for staff; 0 for everybody else. */
    waitingCount: number;
    requestId: string;
  };
}
export type WebContext = Context<WebEnv>;
type Answered = Response | Promise<Response>;

/** A listing in its dashboard, and who is looking. */
export interface Place {
  readonly person: Person;
  readonly listing: Listing;
  readonly access: Access;
}

/** Whoever is not signed in signs in first and comes back. */
export function signedIn(handler: (context: WebContext, person: Person) => Answered) {
  return (context: WebContext): Answered => {
    const { person } = context.var;
    return person
      ? handler(context, person)
      : context.redirect(withNext('/sign-in', returnPath(context)), 303);
  };
}

/** For everybody else it is not there, signed in or not (decision P74). */
export function staffOnly(handler: (context: WebContext, person: Person) => Answered) {
  return (context: WebContext): Answered => {
    const { person } = context.var;
    if (person?.role !== 'staff') throw new HTTPException(404);
    return handler(context, person);
  };
}

/** Owner, manager or staff; everybody else learns only what the public page shows anyway. */
export function allowed(handler: (context: WebContext, place: Place) => Answered) {
  return signedIn(async (context, person) => {
    const listing = await listingInPath(context);
    const access = await context.var.parts.listings.accessTo(person, listing.id);
    if (!access) throw new HTTPException(403);
    return handler(context, { person, listing, access });
  });
}

/** Only Minecraft servers have vote listeners (§1): elsewhere their addresses lead nowhere. */
export function allowedOnMinecraft(handler: (context: WebContext, place: Place) => Answered) {
  return allowed((context, place) => {
    if (place.listing.game !== 'minecraft') throw new HTTPException(404);
    return handler(context, place);
  });
}

/** Only bots have a changelog (§4). */
export function allowedOnBot(handler: (context: WebContext, place: Place) => Answered) {
  return allowed((context, place) => {
    if (place.listing.type !== 'bot') throw new HTTPException(404);
    return handler(context, place);
  });
}

/** The listing named by `:id`, or 404: as for others what is not there is what they may not see. */
export async function listingInPath(context: WebContext): Promise<Listing> {
  const id = context.req.param('id') ?? '';
  const listing = ID_PATTERN.test(id) ? await findIn(context, id) : null;
  if (!listing) throw new HTTPException(404);
  return listing;
}

async function findIn({ var: { parts, person } }: WebContext, id: string): Promise<Listing | null> {
  const listing = await parts.listings.findListing(id);
  return listing ?? (person && parts.listings.findUnlisted(id, person));
}

/** The bot named by `:id`, or 404: game listings have no changelog. */
export async function botInPath(context: WebContext): Promise<Listing> {
  const listing = await listingInPath(context);
  if (listing.type !== 'bot') throw new HTTPException(404);
  return listing;
}

/** A form cannot be replayed by coming back, so the way back is the page the form stood on. */
function returnPath(context: WebContext): string {
  if (context.req.method !== 'POST') {
    const url = new URL(context.req.url);
    return url.pathname + url.search;
  }
  const id = context.req.param('id');
  return id ? `/dashboard/${id}` : '/dashboard';
}
