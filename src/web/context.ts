// The context of page handlers, and the guard in front of every page, which checks the permission table.

import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Child } from 'hono/jsx';
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
import { listingPath } from '../listings/listing-path.ts';
import { isOpenToAll } from '../listings/publicity.ts';
import { findVisibleListing, type ShownListing } from '../listings/shown-listings.ts';
import type { Language } from '../messages/languages.ts';
import type { Translations } from '../messages/translations.ts';
import type { OpenCases } from '../moderation/case-queries.ts';
import type { SiteView } from '../site/site.ts';
import type { ApiDescription } from './describe-schema.ts';
import type { EventStreams } from './event-stream.ts';
import type { Flash } from './flash-content.ts';
import { requestedPath } from './language-path.ts';
import { withNext } from './local-path.ts';
import { PageMoved, seeOther } from './redirect.ts';
import {
  type BodyLimit,
  type BodySlots,
  FORM,
  hasBody,
  PUBLIC_FORM,
  type ReceivedBody,
  receiveBody,
} from './request-body.ts';
import type { VisitorTime } from './visitor-time.ts';

export interface WebEnv {
  Variables: {
    /** The application: database, configuration, and the other dependencies of use cases. */
    app: AppContext;
    /** The site as this page shows it: the current one, or what staff preview. */
    site: SiteView;
    /** Shown above a page that staff preview. */
    previewBar: Child;
    /** The event streams of open live pages. */
    streams: EventStreams;
    /** The OpenAPI description, passed in because pages may not import the API. */
    describeApi: () => ApiDescription;
    person: Person | null;
    flash: Flash;
    /** Notices that this person has not dismissed. */
    noticeCount: number;
    /** Listings that wait for approval, for staff; 0 for everyone else. */
    waitingCount: number;
    /** How many listings have votes under suspicion; read for staff only. */
    flagCount: number;
    /** Open cases of reports; read for staff only. */
    openCases: OpenCases;
    requestId: string;
    /** The messages in the page's language. */
    t: Translations;
    /** The language in the page's address, which its links keep; null without one. */
    pathLanguage: Language | null;
    /** How this visitor sees times. */
    times: VisitorTime;
    /** The session cookie that the browser will have after this response. */
    sessionCookie: string | null;
    bodySlots: BodySlots;
    /** The submitted form; null until it has been received. */
    body: ReceivedBody | null;
  };
}
export type WebContext = Context<WebEnv>;
type Answered = Response | Promise<Response>;

/** A listing's dashboard, and the person who is viewing it. */
export interface DashboardContext {
  readonly person: Person;
  readonly listing: ShownListing;
  /** Whether this person may also perform another action on the listing. */
  may(action: Action): boolean;
}

/** A handler's second argument: the listing that the action is about, or the person. */
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

/** The action that a route's handler requires; undefined if it requires none. */
export function actionOf(handler: object): Action | undefined {
  return actions.get(handler);
}

/** Guards a page by the permission table: the handler runs only for people who are allowed the action. */
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

/** The handler's second argument, or the response that refuses the request. */
async function admit(context: WebContext, action: Action, options: GuardOptions): Promise<unknown> {
  const { person } = context.var;
  const isPermitted = isAllowed(siteRoles(person), action);
  switch (PERMISSIONS[action].on) {
    case 'site':
      return person;
    case 'account':
      return isPermitted && person ? person : signInFirst(context);
    case 'installation':
      if (isPermitted) return person;
      // Staff are led to what they need first (decision P400).
      if (person?.isStaffWithoutTwoStep) return seeOther(context, '/account/two-step');
      recordDenial(context, action);
      throw new HTTPException(404);
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
  if (!may(action)) {
    recordDenial(context, action);
    throw new HTTPException(403);
  }
  if (!(EXISTS_FOR[action]?.(listing) ?? true)) throw new HTTPException(404);
  return { person, listing, may };
}

function recordDenial(context: WebContext, action: Action): void {
  const { app, person } = context.var;
  app.securityLog.record('permission_denied', app.clients.describe(context), {
    action,
    ...(person && { personId: person.id }),
  });
}

/** Only Minecraft servers have vote listeners (§1), and only bots have a changelog (§4). */
const EXISTS_FOR: { readonly [A in Action]?: (listing: ShownListing) => boolean } = {
  'listener.manage': ({ game }) => game === 'minecraft',
  'changelog.write': ({ type }) => type === 'bot',
};

/** What this person may currently do with the listing. */
export async function listingAccess(context: WebContext, person: Person, listingId: string): Promise<ListingAccess> {
  return accessTo(context.var.app.db, person, listingId);
}

/** Redirects a visitor to sign in, and afterwards back. */
function signInFirst(context: WebContext): Response {
  return seeOther(context, withNext('/sign-in', returnPath(context)));
}

/**
 * Runs a handler behind its guard. With a form the guard runs twice: before the body is read, so that strangers cannot
 * upload megabytes, and again when the body has arrived, because that may take ten seconds and permissions may end in
 * the meantime (decision P105).
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

/** Sets `context.var.body` to the received form, and reads again who is signed in. */
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

/**
 * The listing with the ID or slug `:id`. Listings that this person may not see are 404 too, so that they reveal
 * nothing. A public page with another name than the current slug moves there.
 */
export async function listingInPath(context: WebContext): Promise<ShownListing> {
  const name = context.req.param('id') ?? '';
  const { app, person } = context.var;
  const listing = await findVisibleListing(app, person, name);
  if (!listing) throw new HTTPException(404);
  const moved = movedPath(context, listing);
  if (moved !== null) throw new PageMoved(moved);
  return listing;
}

/** Null if the request is not for a page (but a form, a feed or an image), or for the current slug. */
function movedPath({ req }: WebContext, listing: ShownListing): string | null {
  const { pathname, search } = requestedPath(req);
  // The name may be longer in the path, where its letters may be percent-encoded.
  const [, rest = ''] = /^\/listings\/[^/]+(.*)$/.exec(pathname) ?? [];
  const isPage = req.method !== 'POST' && pathname.startsWith('/listings/') && !rest.includes('.');
  const current = listingPath(listing, rest);
  return isPage && current !== pathname ? current + search : null;
}

/** A listing that is not public is 404 even for its owner, because nobody can vote for it. */
export async function publicListingInPath(context: WebContext): Promise<ShownListing> {
  const listing = await listingInPath(context);
  if (!isOpenToAll(listing, context.var.app.config)) throw new HTTPException(404);
  return listing;
}

/** The bot with the ID `:id`, or 404, because game listings have no changelog. */
export async function botInPath(context: WebContext): Promise<ShownListing> {
  const listing = await listingInPath(context);
  if (listing.type !== 'bot') throw new HTTPException(404);
  return listing;
}

/** After sign-in a form cannot be sent again, so the visitor returns to the dashboard. */
function returnPath(context: WebContext): string {
  if (context.req.method !== 'POST') {
    const { pathname, search } = requestedPath(context.req);
    return pathname + search;
  }
  const id = context.req.param('id');
  return id ? `/dashboard/${id}` : '/dashboard';
}
