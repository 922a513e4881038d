// What a page's handler is given, and the guard in front of every page: it asks the permission table.
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  type Action,
  type ActionOn,
  accessTo,
  isAllowed,
  type ListingAccess,
  PERMISSIONS,
  siteRoles,
} from '../access/permissions.ts';
import type { Person } from '../access/person.ts';
import type { AppContext } from '../context.ts';
import { ID_PATTERN } from '../core/ids.ts';
import { findVisibleListing, type ShownListing } from '../listings/shown-listings.ts';
import type { ApiDescription } from './describe-schema.ts';
import type { EventStreams } from './event-stream.ts';
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

export interface WebEnv {
  Variables: {
    /** The application: database, configuration, and what else use cases need. */
    app: AppContext;
    /** Live pages that are open. */
    streams: EventStreams;
    /** The OpenAPI description: pages may not import the API. */
    describeApi: () => ApiDescription;
    person: Person | null;
    flash: Flash;
    /** Notices that this person has not dismissed. */
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

/** A listing in its dashboard, and the person who has it open. */
export interface DashboardContext {
  readonly person: Person;
  readonly listing: ShownListing;
  /** Whether this person may also do something else with the listing. */
  may(action: Action): boolean;
}

/** What a handler is given besides the context: the listing that the action is about, or the person. */
type Admitted<A extends Action> = A extends ActionOn<'listing'> ? DashboardContext : Person;
export type Handler<A extends Action> =
  A extends ActionOn<'site'>
    ? (context: WebContext) => Answered
    : (context: WebContext, admitted: Admitted<A>) => Answered;
type GuardedHandler = (context: WebContext, admitted: unknown) => Answered;
type PageHandler = (context: WebContext) => Promise<Response>;

export interface GuardOptions {
  readonly limit?: BodyLimit;
  /** How a listing's page finds its listing; the default is `listingInPath`. */
  readonly listing?: (context: WebContext) => Promise<ShownListing>;
}

const actions = new WeakMap<object, Action>();

/** The action that a route's handler asks for; undefined when it asks for none. */
export function actionOf(handler: object): Action | undefined {
  return actions.get(handler);
}

/** Puts a page behind the permission table: the handler runs only for those whom the table allows the action. */
export function allowed<A extends Action>(action: A, handler: Handler<A>, options: GuardOptions = {}): PageHandler {
  const isPublic = PERMISSIONS[action].on === 'site';
  const page = guarded(
    (context) => admit(context, action, options),
    handler as GuardedHandler,
    options.limit ?? (isPublic ? PUBLIC_FORM : FORM),
  );
  actions.set(page, action);
  return page;
}

/** What the handler is given, or the response that refuses the request. */
async function admit(context: WebContext, action: Action, options: GuardOptions): Promise<unknown> {
  const { person } = context.var;
  const isPermitted = isAllowed(siteRoles(person), action);
  switch (PERMISSIONS[action].on) {
    case 'site':
      return person;
    case 'account':
      return isPermitted && person ? person : signInFirst(context);
    case 'installation':
      if (!isPermitted) throw new HTTPException(404);
      return person;
    case 'listing':
      return person ? admitToListing(context, person, action, options) : signInFirst(context);
  }
}

async function admitToListing(
  context: WebContext,
  person: Person,
  action: Action,
  { listing: find = listingInPath }: GuardOptions,
): Promise<DashboardContext> {
  const listing = await find(context);
  const { may } = await listingAccess(context, person, listing.id);
  if (!may(action)) throw new HTTPException(403);
  if (!(EXISTS_FOR[action]?.(listing) ?? true)) throw new HTTPException(404);
  return { person, listing, may };
}

/** Only Minecraft servers have vote listeners (§1), and only bots have a changelog (§4). */
const EXISTS_FOR: { readonly [A in Action]?: (listing: ShownListing) => boolean } = {
  'listener.manage': ({ game }) => game === 'minecraft',
  'changelog.write': ({ type }) => type === 'bot',
};

/** What this person may do with the listing at the moment. */
export async function listingAccess(context: WebContext, person: Person, listingId: string): Promise<ListingAccess> {
  return accessTo(context.var.app.db, person, listingId);
}

/** Sends a visitor to sign in and then back. */
function signInFirst(context: WebContext): Response {
  return seeOther(context, withNext('/sign-in', returnPath(context)));
}

/**
 * Runs a handler behind its guard. With a form the guard runs twice: before the body is read, so that the server does
 * not take in megabytes from strangers, and again once the body is there, because it may take ten seconds to arrive and
 * rights may end meanwhile (decision P105).
 */
function guarded(
  admit: (context: WebContext) => Promise<unknown>,
  handler: GuardedHandler,
  limit: BodyLimit,
): PageHandler {
  return async (context) => {
    const first = await admit(context);
    if (first instanceof Response) return first;
    if (context.req.method !== 'POST') return handler(context, first);
    return receiving(context, limit, async () => {
      const still = hasBody(context.req.raw) ? await admit(context) : first;
      return still instanceof Response ? still : handler(context, still);
    });
  };
}

/** Puts the form into `context.var.body` while the handler runs, and reads again who is signed in. */
function receiving(context: WebContext, limit: BodyLimit, work: () => Promise<Response>): Promise<Response> {
  const { app, bodySlots: slots } = context.var;
  const sender = () => context.var.person?.id ?? app.clients.keyOf(context);
  const { raw } = context.req;
  return receiveBody(raw, { limit, slots, sender }, async (body) => {
    context.set('body', body);
    if (hasBody(raw)) context.set('person', await app.auth.personOf(raw.headers));
    return work();
  });
}

/** The listing named by `:id`, or 404: as for others what is not there is what they may not see. */
export async function listingInPath(context: WebContext): Promise<ShownListing> {
  const id = context.req.param('id') ?? '';
  const { app, person } = context.var;
  const listing = ID_PATTERN.test(id) ? await findVisibleListing(app, person, id) : null;
  if (!listing) throw new HTTPException(404);
  return listing;
}

/** The bot named by `:id`, or 404: game listings have no changelog. */
export async function botInPath(context: WebContext): Promise<ShownListing> {
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
