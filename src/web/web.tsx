// HTML in, HTML out: every page and form of the site, in the order a visitor meets them.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readSessionCookie } from '../access/session-cookie.ts';
import type { AppContext } from '../context.ts';
import { randomLetters } from '../core/ids.ts';
import { serveAsset, servePushWorker } from './assets.ts';
import {
  allowed,
  allowedOnMinecraft,
  publicForm,
  signedIn,
  type WebContext,
  type WebEnv,
} from './context.ts';
import { csrfProtection } from './csrf.ts';
import { readFlash } from './flash.ts';
import { showSetup, submitSetup } from './pages/account/setup.tsx';
import { showBadgeSettings, submitBadgeSettings } from './pages/dashboard/badge-settings.tsx';
import * as many from './pages/dashboard/bulk-redelivery.tsx';
import { showDashboard } from './pages/dashboard/dashboard.tsx';
import { showDeliveries } from './pages/dashboard/deliveries.tsx';
import { streamDeliveries } from './pages/dashboard/deliveries-live.tsx';
import { showDelivery, submitRedelivery } from './pages/dashboard/delivery.tsx';
import { streamDelivery } from './pages/dashboard/delivery-live.ts';
import { confirmRemoveIcon, serveIcon, submitIcon, submitRemoveIcon } from './pages/dashboard/icon.tsx';
import { showListener, submitListener } from './pages/dashboard/listener.tsx';
import {
  confirmRemoveListener,
  downloadUnrewarded,
  submitRemoveListener,
} from './pages/dashboard/listener-actions.tsx';
import { redirectToTestForm, submitTestVote } from './pages/dashboard/listener-test.tsx';
import { showNewListing, submitNewListing } from './pages/dashboard/new-listing.tsx';
import { showOverview, submitFirstStepsVisibility } from './pages/dashboard/overview.tsx';
import { showSettings, submitSettings } from './pages/dashboard/settings.tsx';
import { confirmRevokeToken, showTokens, submitRevokeToken, submitToken } from './pages/dashboard/tokens.tsx';
import { showWebhook, submitWebhook } from './pages/dashboard/webhook.tsx';
import * as webhookActs from './pages/dashboard/webhook-actions.tsx';
import { showApiReference } from './pages/public/api-reference.tsx';
import { serveBadge } from './pages/public/badges.ts';
import { showListings } from './pages/public/browse.tsx';
import { serveCalendarFeed } from './pages/public/calendar.ts';
import { showChangelog } from './pages/public/changelog.tsx';
import { serveChangelogFeed } from './pages/public/changelog-feeds.ts';
import {
  confirmRemoveEntry,
  submitRemoveEntry,
  submitRestoreEntry,
} from './pages/public/changelog-removal.tsx';
import { serveLlmsTxt, showDocsIndex, showGuide } from './pages/public/docs.tsx';
import { showErrorPage, showNotFound } from './pages/public/error-pages.tsx';
import { showHome } from './pages/public/home.tsx';
import { showListing } from './pages/public/listing.tsx';
import { servePreviewImage } from './pages/public/preview-image.ts';
import {
  serveListingSitemap,
  servePageSitemap,
  serveRobots,
  serveSitemapIndex,
} from './pages/public/sitemap.ts';
import { serveVoteChallenge, showVote, submitVote } from './pages/public/vote.tsx';
import { createBodySlots, hasBody, UPLOAD_FORM } from './request-body.ts';
import { addAccountRoutes } from './routes-account.ts';
import { addManagementRoutes } from './routes-management.ts';
import { addStaffRoutes } from './routes-staff.ts';
import { addReminderRoutes } from './routes-voters.ts';
import { limitSearches } from './search-rate-limit.tsx';
import { securityHeaders } from './security-headers.ts';
import type { WebParts } from './web-parts.ts';

/** Mount it last and at the root: what no page answers, it answers with its 404 page. */
export function createWeb(parts: WebParts, app?: AppContext): Hono<WebEnv> {
  const web = new Hono<WebEnv>();
  web.onError(showErrorPage);
  const bodySlots = createBodySlots();
  web.use(async (context, next) => {
    prepareContext(context, parts, app);
    context.set('bodySlots', bodySlots);
    await next();
    // What was not read must not be taken for the next request: the client stops sending, and what comes is thrown away.
    if (!context.var.body && hasBody(context.req.raw)) context.res.headers.set('Connection', 'close');
  });
  web.use(securityHeaders(parts.site.baseUrl));
  web.get('/assets/:hash/:name', serveAsset);
  web.get('/listings/:id/icon/:file', serveIcon(parts.icons));
  web.get('/calendar/:file', serveCalendarFeed);
  web.get('/push.js', servePushWorker);
  publicFiles(web);
  guard(web, parts);

  web.get('/', showHome);
  web.get('/bots', limitSearches(showListings('bot')));
  web.get('/servers', limitSearches(showListings('game')));
  web.get('/listings/:id', showListing);
  web.get('/listings/:id/vote', showVote).post(publicForm(submitVote));
  web.get('/listings/:id/vote/challenge', serveVoteChallenge);
  addReminderRoutes(web);

  web.get('/listings/:id/changelog', showChangelog);
  web.get('/listings/:id/changelog.atom', serveChangelogFeed('atom'));
  web.get('/listings/:id/changelog.json', serveChangelogFeed('json'));
  web.get('/listings/:id/changelog/remove', signedIn(confirmRemoveEntry)).post(signedIn(submitRemoveEntry));
  web.post('/listings/:id/changelog/restore', signedIn(submitRestoreEntry));

  web.get('/docs', showDocsIndex);
  web.get('/docs/api', showApiReference);
  web.get('/docs/:guide', showGuide);
  web.get('/llms.txt', serveLlmsTxt);

  addAccountRoutes(web);
  web.get('/setup', showSetup).post(publicForm(submitSetup));

  web.get('/dashboard', signedIn(showDashboard));
  web.get('/dashboard/new', signedIn(showNewListing)).post(signedIn(submitNewListing, UPLOAD_FORM));
  ownersPages(web);

  addStaffRoutes(web);

  web.all('*', showNotFound);
  return web;
}

function ownersPages(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id', allowed(showOverview));
  web.get('/dashboard/:id/badges', allowed(showBadgeSettings)).post(allowed(submitBadgeSettings));
  web.post('/dashboard/:id/first-steps', allowed(submitFirstStepsVisibility));
  web.get('/dashboard/:id/settings', allowed(showSettings)).post(allowed(submitSettings));

  web.post('/dashboard/:id/settings/icon', allowed(submitIcon, UPLOAD_FORM));
  web.get('/dashboard/:id/settings/icon/remove', allowed(confirmRemoveIcon)).post(allowed(submitRemoveIcon));

  web.get('/dashboard/:id/webhook', allowed(showWebhook)).post(allowed(submitWebhook));
  web.post('/dashboard/:id/webhook/test', allowed(webhookActs.submitTestEvent));
  web.post('/dashboard/:id/webhook/check', allowed(webhookActs.submitSelfCheck));
  web.post('/dashboard/:id/webhook/pause', allowed(webhookActs.submitPauseWebhook));
  web.post('/dashboard/:id/webhook/resume', allowed(webhookActs.submitResumeWebhook));
  web
    .get('/dashboard/:id/webhook/rotate', allowed(webhookActs.confirmRotateSecret))
    .post(allowed(webhookActs.submitRotateSecret));
  web
    .get('/dashboard/:id/webhook/remove', allowed(webhookActs.confirmRemoveWebhook))
    .post(allowed(webhookActs.submitRemoveWebhook));

  deliveryPages(web);
  listenersPages(web);
  addManagementRoutes(web);

  web.get('/dashboard/:id/tokens', allowed(showTokens)).post(allowed(submitToken));
  web
    .get('/dashboard/:id/tokens/:token/revoke', allowed(confirmRevokeToken))
    .post(allowed(submitRevokeToken));
}

/** The log's own pages come before what could be an event's. */
function deliveryPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/deliveries';
  web.get(path, allowed(showDeliveries));
  web.get(`${path}/live`, allowed(streamDeliveries));
  web.get(`${path}/redeliver`, allowed(many.showBulkRedelivery)).post(allowed(many.submitBulkRedelivery));
  web.post(`${path}/redeliver/stop`, allowed(many.submitStopBulkRedelivery));
  web.get(`${path}/redeliver/live`, allowed(many.streamBulkRedelivery));
  web.get(`${path}/:eventId`, allowed(showDelivery));
  web.get(`${path}/:eventId/live`, allowed(streamDelivery));
  web.post(`${path}/:eventId/redeliver`, allowed(submitRedelivery));
}

function listenersPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/listener';
  web.get(path, allowedOnMinecraft(showListener)).post(allowedOnMinecraft(submitListener));
  web.get(`${path}/test`, allowedOnMinecraft(redirectToTestForm)).post(allowedOnMinecraft(submitTestVote));
  web
    .get(`${path}/remove`, allowedOnMinecraft(confirmRemoveListener))
    .post(allowedOnMinecraft(submitRemoveListener));
  web.get(`${path}/unrewarded.csv`, allowedOnMinecraft(downloadUnrewarded));
}

/** What is the same for everybody and asks for nobody's session: programs ask for it, from other sites too. */
function publicFiles(web: Hono<WebEnv>): void {
  web.get('/listings/:id/badges/:badge', serveBadge);
  web.get('/listings/:id/preview.png', servePreviewImage);
  web.get('/robots.txt', serveRobots);
  web.get('/sitemap.xml', compress(), serveSitemapIndex);
  web.get('/sitemap/pages.xml', servePageSitemap);
  web.get('/sitemap/listings.xml', compress(), serveListingSitemap);
}

function prepareContext(context: WebContext, parts: WebParts, app?: AppContext): void {
  if (app) context.set('app', app);
  context.set('parts', parts);
  context.set('describeApi', () => parts.docs.description());
  context.set('flash', {});
  context.set('person', null);
  context.set('noticeCount', 0);
  context.set('waitingCount', 0);
  context.set('body', null);
  context.set('sessionCookie', readSessionCookie(context.req.header('cookie')));
  context.set('requestId', randomLetters(12));
  context.header('X-Request-Id', context.var.requestId);
}

/** What every page passes first. The refusals come after the person is known, so that they are whole pages too. */
function guard(web: Hono<WebEnv>, parts: WebParts): void {
  web.use(compress());
  web.use(async (context, next) => {
    const person = await parts.people.currentPerson(context.req.raw.headers);
    context.set('person', person);
    if (person) context.set('noticeCount', await parts.notices.count(person.id));
    if (person?.role === 'staff') context.set('waitingCount', await parts.staff.countWaiting());
    await next();
  });
  web.use(csrfProtection(parts.site.baseUrl, parts.trial));
  web.use(readFlash);
}
