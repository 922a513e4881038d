// HTML in, HTML out: every page and form of the site, in the order a visitor meets them.
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
import { createBodySlots, hasBody, UPLOAD_FORM } from './request-body.ts';
import { addAccountRoutes } from './routes-account.ts';
import { addManagementRoutes } from './routes-management.ts';
import { addStaffRoutes } from './routes-staff.ts';
import { addReminderRoutes } from './routes-voters.ts';
import { limitSearches } from './search-rate-limit.tsx';
import { securityHeaders } from './security-headers.ts';

export interface WebOptions {
  /** The API's description, for its reference among the guides. */
  readonly describeApi: () => ApiDescription;
}

/** Mount it last and at the root: it responds with its 404 page to everything it does not know. */
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
    // An unread body must not be taken for the next request: the client stops sending, and what arrives is discarded.
    if (!context.var.body && hasBody(context.req.raw)) context.res.headers.set('Connection', 'close');
  });
  web.use(securityHeaders(app.config.baseUrl));
  web.get('/assets/:hash/:name', allowed('site.view', serveAsset));
  web.get('/listings/:id/icon/:file', allowed('listing.view', serveIcon));
  web.get('/calendar/:file', allowed('calendar.read', serveCalendarFeed));
  web.get('/push.js', allowed('site.view', servePushWorker));
  publicFiles(web);
  identify(web, app);

  web.get('/', allowed('site.view', showHome));
  web.get('/bots', allowed('site.view', limitSearches(showListings('bot'))));
  web.get('/servers', allowed('site.view', limitSearches(showListings('game'))));
  web.get('/listings/:id', allowed('listing.view', showListing));
  web.get('/listings/:id/vote', allowed('listing.view', showVote)).post(allowed('vote.cast', submitVote));
  web.get('/listings/:id/vote/challenge', allowed('vote.cast', serveVoteChallenge));
  addReminderRoutes(web);

  web.get('/listings/:id/changelog', allowed('listing.view', showChangelog));
  web.get('/listings/:id/changelog.atom', allowed('listing.view', serveChangelogFeed('atom')));
  web.get('/listings/:id/changelog.json', allowed('listing.view', serveChangelogFeed('json')));
  web
    .get('/listings/:id/changelog/remove', allowed('changelog.moderate', confirmRemoveEntry, { listing: botInPath }))
    .post(allowed('changelog.moderate', submitRemoveEntry, { listing: botInPath }));
  web.post(
    '/listings/:id/changelog/restore',
    allowed('changelog.moderate', submitRestoreEntry, { listing: botInPath }),
  );

  web.get('/docs', allowed('site.view', showDocsIndex));
  web.get('/docs/api', allowed('site.view', showApiReference));
  web.get('/docs/:guide', allowed('site.view', showGuide));
  web.get('/llms.txt', allowed('site.view', serveLlmsTxt));

  addAccountRoutes(web);
  web.get('/setup', allowed('setup.claim', showSetup)).post(allowed('setup.claim', submitSetup));

  web.get('/dashboard', allowed('listing.list_own', showDashboard));
  web
    .get('/dashboard/new', allowed('listing.create', showNewListing))
    .post(allowed('listing.create', submitNewListing, { limit: UPLOAD_FORM }));
  ownersPages(web);

  addStaffRoutes(web);

  web.all('*', showNotFound);
  return web;
}

function ownersPages(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id', allowed('listing.overview', showOverview));
  web
    .get('/dashboard/:id/badges', allowed('listing.edit', showBadgeSettings))
    .post(allowed('listing.edit', submitBadgeSettings));
  web.post('/dashboard/:id/first-steps', allowed('listing.overview', submitFirstStepsVisibility));
  web
    .get('/dashboard/:id/settings', allowed('listing.edit', showSettings))
    .post(allowed('listing.edit', submitSettings));

  web.post('/dashboard/:id/settings/icon', allowed('listing.edit', submitIcon, { limit: UPLOAD_FORM }));
  web
    .get('/dashboard/:id/settings/icon/remove', allowed('listing.edit', confirmRemoveIcon))
    .post(allowed('listing.edit', submitRemoveIcon));

  web
    .get('/dashboard/:id/webhook', allowed('webhook.manage', showWebhook))
    .post(allowed('webhook.manage', submitWebhook));
  web.post('/dashboard/:id/webhook/test', allowed('webhook.manage', webhookActs.submitTestEvent));
  web.post('/dashboard/:id/webhook/check', allowed('webhook.manage', webhookActs.submitSelfCheck));
  web.post('/dashboard/:id/webhook/pause', allowed('webhook.manage', webhookActs.submitPauseWebhook));
  web.post('/dashboard/:id/webhook/resume', allowed('webhook.manage', webhookActs.submitResumeWebhook));
  web
    .get('/dashboard/:id/webhook/rotate', allowed('webhook.manage', webhookActs.confirmRotateSecret))
    .post(allowed('webhook.manage', webhookActs.submitRotateSecret));
  web
    .get('/dashboard/:id/webhook/remove', allowed('webhook.manage', webhookActs.confirmRemoveWebhook))
    .post(allowed('webhook.manage', webhookActs.submitRemoveWebhook));

  deliveryPages(web);
  listenersPages(web);
  addManagementRoutes(web);

  web.get('/dashboard/:id/tokens', allowed('tokens.manage', showTokens)).post(allowed('tokens.manage', submitToken));
  web
    .get('/dashboard/:id/tokens/:token/revoke', allowed('tokens.manage', confirmRevokeToken))
    .post(allowed('tokens.manage', submitRevokeToken));
}

/** The log's own pages come before what could be an event's. */
function deliveryPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/deliveries';
  web.get(path, allowed('deliveries.view', showDeliveries));
  web.get(`${path}/live`, allowed('deliveries.view', streamDeliveries));
  web
    .get(`${path}/redeliver`, allowed('deliveries.redeliver', many.showBulkRedelivery))
    .post(allowed('deliveries.redeliver', many.submitBulkRedelivery));
  web.post(`${path}/redeliver/stop`, allowed('deliveries.redeliver', many.submitStopBulkRedelivery));
  web.get(`${path}/redeliver/live`, allowed('deliveries.redeliver', many.streamBulkRedelivery));
  web.get(`${path}/:eventId`, allowed('deliveries.view', showDelivery));
  web.get(`${path}/:eventId/live`, allowed('deliveries.view', streamDelivery));
  web.post(`${path}/:eventId/redeliver`, allowed('deliveries.redeliver', submitRedelivery));
}

function listenersPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/listener';
  web.get(path, allowed('listener.manage', showListener)).post(allowed('listener.manage', submitListener));
  web
    .get(`${path}/test`, allowed('listener.manage', redirectToTestForm))
    .post(allowed('listener.manage', submitTestVote));
  web
    .get(`${path}/remove`, allowed('listener.manage', confirmRemoveListener))
    .post(allowed('listener.manage', submitRemoveListener));
  web.get(`${path}/unrewarded.csv`, allowed('listener.manage', downloadUnrewarded));
}

/** What is the same for everybody and asks for nobody's session: programs ask for it, from other sites too. */
function publicFiles(web: Hono<WebEnv>): void {
  web.get('/listings/:id/badges/:badge', allowed('listing.view', serveBadge));
  web.get('/listings/:id/preview.png', allowed('listing.view', servePreviewImage));
  web.get('/robots.txt', allowed('site.view', serveRobots));
  web.get('/sitemap.xml', compress(), allowed('site.view', serveSitemapIndex));
  web.get('/sitemap/pages.xml', allowed('site.view', servePageSitemap));
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

/** Finds out who is signed in, then checks for CSRF, so that a refusal is a whole page, too. */
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
