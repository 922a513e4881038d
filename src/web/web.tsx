// The web application: the routes of all pages and forms, and the middleware in front of them.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readSessionCookie } from '../access/session-cookie.ts';
import type { AppContext } from '../context.ts';
import { randomLetters } from '../core/ids.ts';
import { countPendingListings } from '../listings/staff-queries.ts';
import { countUndismissed } from '../notices/notice-queries.ts';
import { serveAsset, servePushWorker } from './assets.ts';
import { allowed, botInPath, type WebContext, type WebEnv } from './context.ts';
import { csrfProtection } from './csrf.ts';
import type { ApiDescription } from './describe-schema.ts';
import { createEventStreams } from './event-stream.ts';
import { readFlash } from './flash.ts';
import { pageRoutes } from './page-routes.ts';
import { showSetup, submitSetup } from './pages/account/setup.tsx';
import { showBadgeSettings, submitBadgeSettings } from './pages/dashboard/badge-settings.tsx';
import * as many from './pages/dashboard/bulk-redelivery.tsx';
import { showDashboard } from './pages/dashboard/dashboard.tsx';
import { showDeliveries } from './pages/dashboard/deliveries.tsx';
import { showDelivery, submitRedelivery } from './pages/dashboard/delivery.tsx';
import { confirmRemoveIcon, serveIcon, submitIcon, submitRemoveIcon } from './pages/dashboard/icon.tsx';
import {
  confirmRemoveListener,
  showListener,
  submitListener,
  submitRemoveListener,
} from './pages/dashboard/listener.tsx';
import { redirectToTestForm, submitTestVote } from './pages/dashboard/listener-test.tsx';
import { streamDeliveries, streamDelivery } from './pages/dashboard/live-deliveries.tsx';
import { showNewListing, submitNewListing } from './pages/dashboard/new-listing.tsx';
import { showOverview, submitFirstStepsVisibility } from './pages/dashboard/overview.tsx';
import { showSettings, submitSettings } from './pages/dashboard/settings.tsx';
import { confirmRevokeToken, showTokens, submitRevokeToken, submitToken } from './pages/dashboard/tokens.tsx';
import { downloadUnrewarded } from './pages/dashboard/unrewarded-csv.ts';
import { showWebhook, submitWebhook } from './pages/dashboard/webhook.tsx';
import * as webhookActs from './pages/dashboard/webhook-actions.tsx';
import { showApiReference } from './pages/public/api-reference.tsx';
import { serveBadge } from './pages/public/badges.ts';
import { showListings } from './pages/public/browse.tsx';
import { serveCalendarFeed } from './pages/public/calendar.ts';
import { showChangelog } from './pages/public/changelog.tsx';
import { serveChangelogFeed } from './pages/public/changelog-feeds.ts';
import { confirmRemoveEntry, submitRemoveEntry, submitRestoreEntry } from './pages/public/changelog-removal.tsx';
import { serveLlmsTxt, showDocsIndex, showGuide } from './pages/public/docs.tsx';
import { showErrorPage, showNotFound } from './pages/public/error-pages.tsx';
import { showHome } from './pages/public/home.tsx';
import { showListing } from './pages/public/listing.tsx';
import { servePreviewImage } from './pages/public/preview-image.ts';
import { serveListingSitemap, servePageSitemap, serveRobots, serveSitemapIndex } from './pages/public/sitemap.ts';
import { serveVoteChallenge, showVote, submitVote } from './pages/public/vote.tsx';
import { createBodySlots, hasBody, LONG_TEXT_FORM, UPLOAD_FORM } from './request-body.ts';
import { addAccountRoutes } from './routes-account.ts';
import { addManagementRoutes } from './routes-management.ts';
import { addStaffRoutes } from './routes-staff.ts';
import { addReminderRoutes } from './routes-voters.ts';
import { limitSearches } from './search-rate-limit.tsx';
import { securityHeaders } from './security-headers.ts';

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
    context.set('app', app);
    context.set('streams', streams);
    context.set('bodySlots', bodySlots);
    context.set('describeApi', describeApi);
    prepareContext(context);
    await next();
    // An unread body must not be read as the next request, so the connection closes and the rest is discarded.
    if (!context.var.body && hasBody(context.req.raw)) context.res.headers.set('Connection', 'close');
  });
  const { get, post, form } = pageRoutes(web);
  web.use(securityHeaders(app.config.baseUrl));
  get('/assets/:hash/:name', 'site.view', serveAsset);
  get('/listings/:id/icon/:file', 'listing.view', serveIcon);
  get('/calendar/:file', 'calendar.read', serveCalendarFeed);
  get('/push.js', 'site.view', servePushWorker);
  publicFiles(web);
  identify(web, app);

  get('/', 'site.view', showHome);
  get('/bots', 'site.view', limitSearches(showListings('bot')));
  get('/servers', 'site.view', limitSearches(showListings('game')));
  get('/listings/:id', 'listing.view', showListing);
  get('/listings/:id/vote', 'listing.view', showVote);
  post('/listings/:id/vote', 'vote.cast', submitVote);
  get('/listings/:id/vote/challenge', 'vote.cast', serveVoteChallenge);
  addReminderRoutes(web);

  get('/listings/:id/changelog', 'listing.view', showChangelog);
  get('/listings/:id/changelog.atom', 'listing.view', serveChangelogFeed('atom'));
  get('/listings/:id/changelog.json', 'listing.view', serveChangelogFeed('json'));
  form('/listings/:id/changelog/remove', 'changelog.moderate', [confirmRemoveEntry, submitRemoveEntry], {
    listing: botInPath,
  });
  post('/listings/:id/changelog/restore', 'changelog.moderate', submitRestoreEntry, { listing: botInPath });

  get('/docs', 'site.view', showDocsIndex);
  get('/docs/api', 'site.view', showApiReference);
  get('/docs/:guide', 'site.view', showGuide);
  get('/llms.txt', 'site.view', serveLlmsTxt);

  addAccountRoutes(web);
  form('/setup', 'setup.claim', [showSetup, submitSetup]);

  get('/dashboard', 'listing.list_own', showDashboard);
  form('/dashboard/new', 'listing.create', [showNewListing, submitNewListing], { limit: UPLOAD_FORM });
  ownersPages(web);

  addStaffRoutes(web);

  web.all('*', showNotFound);
  return web;
}

function ownersPages(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/dashboard/:id', 'listing.overview', showOverview);
  form('/dashboard/:id/badges', 'listing.edit', [showBadgeSettings, submitBadgeSettings]);
  post('/dashboard/:id/first-steps', 'listing.overview', submitFirstStepsVisibility);
  form('/dashboard/:id/settings', 'listing.edit', [showSettings, submitSettings], { limit: LONG_TEXT_FORM });

  post('/dashboard/:id/settings/icon', 'listing.edit', submitIcon, { limit: UPLOAD_FORM });
  form('/dashboard/:id/settings/icon/remove', 'listing.edit', [confirmRemoveIcon, submitRemoveIcon]);

  form('/dashboard/:id/webhook', 'webhook.manage', [showWebhook, submitWebhook]);
  post('/dashboard/:id/webhook/test', 'webhook.manage', webhookActs.submitTestEvent);
  post('/dashboard/:id/webhook/check', 'webhook.manage', webhookActs.submitSelfCheck);
  post('/dashboard/:id/webhook/pause', 'webhook.manage', webhookActs.submitPauseWebhook);
  post('/dashboard/:id/webhook/resume', 'webhook.manage', webhookActs.submitResumeWebhook);
  form('/dashboard/:id/webhook/rotate', 'webhook.manage', [
    webhookActs.confirmRotateSecret,
    webhookActs.submitRotateSecret,
  ]);
  form('/dashboard/:id/webhook/remove', 'webhook.manage', [
    webhookActs.confirmRemoveWebhook,
    webhookActs.submitRemoveWebhook,
  ]);

  deliveryPages(web);
  listenersPages(web);
  addManagementRoutes(web);

  form('/dashboard/:id/tokens', 'tokens.manage', [showTokens, submitToken]);
  form('/dashboard/:id/tokens/:token/revoke', 'tokens.manage', [confirmRevokeToken, submitRevokeToken]);
}

/** The fixed paths of the log come before `/:eventId`, which would match them. */
function deliveryPages(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/dashboard/:id/deliveries';
  get(path, 'deliveries.view', showDeliveries);
  get(`${path}/live`, 'deliveries.view', streamDeliveries);
  form(`${path}/redeliver`, 'deliveries.redeliver', [many.showBulkRedelivery, many.submitBulkRedelivery]);
  post(`${path}/redeliver/stop`, 'deliveries.redeliver', many.submitStopBulkRedelivery);
  get(`${path}/redeliver/live`, 'deliveries.redeliver', many.streamBulkRedelivery);
  get(`${path}/:eventId`, 'deliveries.view', showDelivery);
  get(`${path}/:eventId/live`, 'deliveries.view', streamDelivery);
  post(`${path}/:eventId/redeliver`, 'deliveries.redeliver', submitRedelivery);
}

function listenersPages(web: Hono<WebEnv>): void {
  const { form, get } = pageRoutes(web);
  const path = '/dashboard/:id/listener';
  form(path, 'listener.manage', [showListener, submitListener]);
  form(`${path}/test`, 'listener.manage', [redirectToTestForm, submitTestVote]);
  form(`${path}/remove`, 'listener.manage', [confirmRemoveListener, submitRemoveListener]);
  get(`${path}/unrewarded.csv`, 'listener.manage', downloadUnrewarded);
}

/** Files that are the same for everyone and need no session; programs request them, also from other sites. */
function publicFiles(web: Hono<WebEnv>): void {
  const { get } = pageRoutes(web);
  get('/listings/:id/badges/:badge', 'listing.view', serveBadge);
  get('/listings/:id/preview.png', 'listing.view', servePreviewImage);
  get('/robots.txt', 'site.view', serveRobots);
  web.get('/sitemap.xml', compress(), allowed('site.view', serveSitemapIndex));
  get('/sitemap/pages.xml', 'site.view', servePageSitemap);
  web.get('/sitemap/listings.xml', compress(), allowed('site.view', serveListingSitemap));
}

function prepareContext(context: WebContext): void {
  context.set('flash', {});
  context.set('person', null);
  context.set('noticeCount', 0);
  context.set('waitingCount', 0);
  context.set('body', null);
  context.set('sessionCookie', readSessionCookie(context.req.header('cookie')));
  context.set('requestId', randomLetters(12));
  context.header('X-Request-Id', context.var.requestId);
}

/** Reads the session before the CSRF check, so that the page of a rejected request has the usual navigation. */
function identify(web: Hono<WebEnv>, { auth, config, db, trial }: AppContext): void {
  web.use(compress());
  web.use(async (context, next) => {
    const person = await auth.personOf(context.req.raw.headers);
    context.set('person', person);
    if (person) context.set('noticeCount', await countUndismissed(db, person.id));
    if (person?.role === 'staff') context.set('waitingCount', await countPendingListings(db));
    await next();
  });
  web.use(csrfProtection(config.baseUrl, trial));
  web.use(readFlash);
}
