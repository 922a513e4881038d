// What a page's handler is given, and the two doors in front of the dashboard: signed in, and allowed on this listing.
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppContext } from '../context.ts';
import { ID_PATTERN } from '../core/ids.ts';
import type { ApiDescription } from './describe-schema.ts';
import type { Flash } from './flash-content.ts';
import { withNext } from './local-path.ts';
import { seeOther } from './redirect.ts';
import {
  type BodyLimit,
  type BodySlots,
  FORM,
  hasBody,
  PUBLIC_FORM,
  type ReceivedBody,
  receiveBody,
} from './request-body.ts';
import type { Access, Listing, Person, WebParts } from './web-parts.ts';

export interface WebEnv {
  Variables: {
    /** The application: database, configuration, and what else use cases need. */
    app: AppContext;
    parts: WebParts;
    /** The OpenAPI description: pages may not import the API. */
    describeApi: () => ApiDescription;
    person: Person | null;
    flash: Flash;
    /** Notices this person has not put away. */
    noticeCount: number;
    /** Listings that wait for approval, for staff; 0 for everybody else. */
    waitingCount: number;
    requestId: string;
    /** What the browser will send as its session after this response. */
    sessionCookie: string | null;
    bodySlots: BodySlots;
    /** The form that was sent; null while it has not been received. */
    body: ReceivedBody | null;
  };
}
export type WebContext = Context<WebEnv>;
type Answered = Response | Promise<Response>;

/** A listing in its dashboard, and who is looking. */
export interface DashboardContext {
  readonly person: Person;
  readonly listing: Listing;
  readonly access: Access;
}

type Handler<Admitted> = (context: WebContext, admitted: Admitted) => Answered;

/**
 * A handler behind its guard. `admit` returns what the handler needs, or the response that refuses the request. With a form it runs
 * twice: before the body is read, so that nobody else's megabytes are taken in, and again once it is there, because a body may take ten
 * seconds and rights may end meanwhile (decision P105).
 */
function guarded<Admitted>(
  admit: (context: WebContext) => Admitted | Response | Promise<Admitted | Response>,
  handler: Handler<Admitted>,
  limit: BodyLimit = FORM,
) {
  return async (context: WebContext): Promise<Response> => {
    const first = await admit(context);
    if (first instanceof Response) return first;
    if (context.req.method !== 'POST') return handler(context, first);
    return receiving(context, limit, async () => {
      const still = hasBody(context.req.raw) ? await admit(context) : first;
      return still instanceof Response ? still : handler(context, still);
    });
  };
}

/** The sender's body is in `context.var.body` while the work is done, and who is signed in was asked again. */
function receiving(context: WebContext, limit: BodyLimit, work: () => Promise<Response>): Promise<Response> {
  const { parts, bodySlots: slots } = context.var;
  const sender = () => context.var.person?.id ?? parts.visitorKey(context);
  const { raw } = context.req;
  return receiveBody(raw, { limit, slots, sender }, async (body) => {
    context.set('body', body);
    if (hasBody(raw)) context.set('person', await parts.people.currentPerson(raw.headers));
    return work();
  });
}

/** A form that needs no session. */
export function publicForm(handler: (context: WebContext) => Answered, limit: BodyLimit = PUBLIC_FORM) {
  return guarded(() => null, handler, limit);
}

/** Whoever is not signed in signs in first and comes back. */
export function signedIn(handler: Handler<Person>, limit?: BodyLimit) {
  return guarded(personOf, handler, limit);
}

function personOf(context: WebContext): Person | Response {
  return context.var.person ?? seeOther(context, withNext('/sign-in', returnPath(context)));
}

/** For everybody else it is not there, signed in or not (decision P74). */
export function staffOnly(handler: Handler<Person>) {
  return guarded(({ var: { person } }) => {
    if (person?.role !== 'staff') throw new HTTPException(404);
    return person;
  }, handler);
}

/** Owner, manager or staff; everybody else learns only what the public page shows anyway. */
export function allowed(handler: Handler<DashboardContext>, limit?: BodyLimit) {
  return guarded(placeOf, handler, limit);
}

async function placeOf(context: WebContext): Promise<DashboardContext | Response> {
  const person = personOf(context);
  if (person instanceof Response) return person;
  const listing = await listingInPath(context);
  const access = await context.var.parts.listings.accessTo(person, listing.id);
  if (!access) throw new HTTPException(403);
  return { person, listing, access };
}

/** Only Minecraft servers have vote listeners (§1): elsewhere their addresses lead nowhere. */
export function allowedOnMinecraft(handler: Handler<DashboardContext>) {
  return allowedWhere(({ game }) => game === 'minecraft', handler);
}

/** Only bots have a changelog (§4). */
export function allowedOnBot(handler: Handler<DashboardContext>, limit?: BodyLimit) {
  return allowedWhere(({ type }) => type === 'bot', handler, limit);
}

function allowedWhere(
  fits: (listing: Listing) => boolean,
  handler: Handler<DashboardContext>,
  limit?: BodyLimit,
) {
  return guarded(
    async (context) => {
      const place = await placeOf(context);
      if (!(place instanceof Response) && !fits(place.listing)) throw new HTTPException(404);
      return place;
    },
    handler,
    limit,
  );
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
