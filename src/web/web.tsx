// The web application: all routes (see routes-*.ts), and the middleware in front of them.
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { readSessionCookie } from '../access/session-cookie.ts';
import type { AppContext } from '../context.ts';
import { randomLetters } from '../core/ids.ts';
import { countOpenFlags } from '../integrity/flag-queries.ts';
import { countPendingListings } from '../listings/staff-queries.ts';
import { ENGLISH } from '../messages/translations.ts';
import { countOpenCases } from '../moderation/case-queries.ts';
import { countUndismissed } from '../notices/notice-queries.ts';
import { NO_OPEN_CASES } from './components/report-count.tsx';
import type { WebContext, WebEnv } from './context.ts';
import { csrfProtection } from './csrf.ts';
import type { ApiDescription } from './describe-schema.ts';
import { createEventStreams } from './event-stream.ts';
import { readFlash } from './flash.ts';
import { applyLanguage } from './language.ts';
import { showErrorPage, showNotFound } from './pages/public/error-pages.tsx';
import { rememberChanges } from './recent-changes.ts';
import { createBodySlots, hasBody } from './request-body.ts';
import { addAccountRoutes } from './routes-account.ts';
import { addContentRoutes } from './routes-content.ts';
import { addDashboardRoutes } from './routes-dashboard.ts';
import { addDisplayRoutes } from './routes-display.ts';
import { addManagementRoutes } from './routes-management.ts';
import { addOwnershipRoutes } from './routes-ownership.ts';
import { addFileRoutes, addPublicRoutes } from './routes-public.ts';
import { addReminderRoutes } from './routes-reminders.ts';
import { addReportRoutes } from './routes-reports.ts';
import { addReviewRoutes } from './routes-reviews.ts';
import { addSiteFileRoutes, addSiteRoutes } from './routes-site.ts';
import { addStaffRoutes } from './routes-staff.ts';
import { addVoterRoutes } from './routes-voters.ts';
import { securityHeaders } from './security-headers.ts';
import { readVisitorTime, UNKNOWN_TIME } from './visitor-time.ts';

export interface WebOptions {
  /** The OpenAPI description, for the API reference in the docs. */
  readonly describeApi: () => ApiDescription;
}

/** Must be mounted last and at the root, because it responds to unknown paths with its 404 page. */
export function createWeb(app: AppContext, { describeApi }: WebOptions): Hono<WebEnv> {
  const web = new Hono<WebEnv>();
  web.onError(showErrorPage);
  const bodySlots = createBodySlots();
  const streams = createEventStreams({
    leaving: app.stopping,
    log: app.log,
    onRights: (listener) => app.notifier.listen('rights', listener),
  });
  web.use(async (context, next) => {
    readVariablesInPlace(context);
    context.set('app', app);
    context.set('streams', streams);
    context.set('bodySlots', bodySlots);
    context.set('describeApi', describeApi);
    prepareContext(context);
    await next();
    // An unread body must not be read as the next request, so the connection closes and the rest is discarded.
    if (!context.var.body && hasBody(context.req.raw)) context.res.headers.set('Connection', 'close');
  });
  web.use(securityHeaders(app.config.baseUrl, app.voteCaptcha?.provider.sources));
  web.use(rememberChanges);
  addFileRoutes(web);
  addSiteFileRoutes(web);
  identify(web, app);
  addPublicRoutes(web);
  addDisplayRoutes(web);
  addReminderRoutes(web);
  addVoterRoutes(web);
  addAccountRoutes(web);
  addDashboardRoutes(web);
  addContentRoutes(web);
  addManagementRoutes(web);
  addOwnershipRoutes(web);
  addReportRoutes(web);
  addReviewRoutes(web);
  addStaffRoutes(web);
  addSiteRoutes(web);
  web.all('*', showNotFound);
  return web;
}

/** Hono copies all variables whenever one is read by `context.var`, which a page does about a hundred times. */
function readVariablesInPlace(context: WebContext): void {
  const value = new Proxy(context, { get: (target, name) => target.get(name as keyof WebEnv['Variables']) });
  // Configurable, because Hono runs middleware twice for the path `/*`.
  Object.defineProperty(context, 'var', { value, configurable: true });
}

function prepareContext(context: WebContext): void {
  context.set('site', context.var.app.site.snapshot());
  context.set('previewBar', null);
  context.set('flash', {});
  context.set('person', null);
  context.set('noticeCount', 0);
  context.set('waitingCount', 0);
  context.set('flagCount', 0);
  context.set('openCases', NO_OPEN_CASES);
  context.set('body', null);
  context.set('t', ENGLISH);
  context.set('pathLanguage', null);
  context.set('times', UNKNOWN_TIME);
  context.set('sessionCookie', readSessionCookie(context.req.header('cookie')));
  context.set('requestId', randomLetters(12));
  context.header('X-Request-Id', context.var.requestId);
}

/** Reads the session before the CSRF check, so that the page of a rejected request has the usual navigation. */
function identify(web: Hono<WebEnv>, app: AppContext): void {
  const { auth, clients, config, db, securityLog, trial } = app;
  web.use(compress());
  web.use(async (context, next) => {
    const person = await auth.personOf(context.req.raw.headers);
    context.set('person', person);
    await applyLanguage(context);
    context.set('times', readVisitorTime(context, person, context.var.t.locale));
    if (person) context.set('noticeCount', await countUndismissed(db, person.id));
    if (person?.role === 'staff') {
      context.set('waitingCount', await countPendingListings(db));
      context.set('flagCount', await countOpenFlags(db));
      context.set('openCases', await countOpenCases(db));
    }
    await next();
  });
  const onRefusal = (context: Context) => securityLog.record('csrf_refused', clients.describe(context));
  web.use(csrfProtection({ baseUrl: config.baseUrl, trial, onRefusal }));
  web.use(readFlash);
}
