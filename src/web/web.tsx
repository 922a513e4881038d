// HTML in, HTML out: every page and form of the site, in the order a visitor meets them.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { sessionCookieOf } from '../access/session-cookie.ts';
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
import { takeFlash } from './flash.ts';
import { saveBadges, showBadgePage } from './pages/badge-page.tsx';
import { showBadge } from './pages/badges.ts';
import { browse } from './pages/browse.tsx';
import { serveCalendar } from './pages/calendar.ts';
import { showChangelog } from './pages/changelog.tsx';
import { showFeed } from './pages/changelog-feeds.ts';
import { askRemoval, removeFromPage, restoreFromPage } from './pages/changelog-removal.tsx';
import { showDashboard } from './pages/dashboard.tsx';
import { showDeliveries } from './pages/deliveries.tsx';
import { streamDeliveries } from './pages/deliveries-live.tsx';
import { redeliver, showDelivery } from './pages/delivery.tsx';
import { streamDelivery } from './pages/delivery-live.ts';
import { showDocs, showForMachines, showGuide } from './pages/docs.tsx';
import { showReference } from './pages/docs-reference.tsx';
import { showFailure, showNotFound } from './pages/failures.tsx';
import { showListingsMap, showMapIndex, showPagesMap, showRobots } from './pages/for-crawlers.ts';
import { showHome } from './pages/home.tsx';
import { askRemoveIcon, removeIcon, serveIcon, uploadIcon } from './pages/icon.tsx';
import { saveListener, showListener } from './pages/listener.tsx';
import { askRemoveListener, downloadUnrewarded, removeListener } from './pages/listener-acts.tsx';
import { leadToTest, sendTestVote } from './pages/listener-test.tsx';
import { showListing } from './pages/listing.tsx';
import { createFromPage, showNewListing } from './pages/new-listing.tsx';
import { setFirstSteps, showOverview } from './pages/overview.tsx';
import { showPreview } from './pages/preview.ts';
import * as many from './pages/redeliver-many.tsx';
import { saveSettings, showSettings } from './pages/settings.tsx';
import { claimFromPage, showSetup } from './pages/setup.tsx';
import { askRevoke, createToken, revokeToken, showTokens } from './pages/tokens.tsx';
import { castFromPage, giveChallenge, showVote } from './pages/vote.tsx';
import { saveWebhook, showWebhook } from './pages/webhook.tsx';
import * as webhookActs from './pages/webhook-acts.tsx';
import { carriesBody, createBodySlots, UPLOAD } from './request-body.ts';
import { accountPages } from './routes-account.ts';
import { managementPages } from './routes-management.ts';
import { staffPages } from './routes-staff.ts';
import { votersPages } from './routes-voters.ts';
import { searchLimited } from './search-limit.tsx';
import { securityHeaders } from './security-headers.ts';
import type { WebParts } from './web-parts.ts';

/** Mount it last and at the root: what no page answers, it answers with its 404 page. */
export function createWeb(parts: WebParts): Hono<WebEnv> {
  const web = new Hono<WebEnv>();
  web.onError(showFailure);
  const bodySlots = createBodySlots();
  web.use(async (context, next) => {
    furnish(context, parts);
    context.set('bodySlots', bodySlots);
    await next();
    // What was not read must not be taken for the next request: the client stops sending, and what comes is thrown away.
    if (!context.var.body && carriesBody(context.req.raw)) context.res.headers.set('Connection', 'close');
  });
  web.use(securityHeaders(parts.site.baseUrl));
  web.get('/assets/:hash/:name', serveAsset);
  web.get('/listings/:id/icon/:file', serveIcon(parts.icons));
  web.get('/calendar/:file', serveCalendar(parts));
  web.get('/push.js', servePushWorker);
  publicFiles(web);
  guard(web, parts);

  web.get('/', showHome);
  web.get('/bots', searchLimited(browse('bot')));
  web.get('/servers', searchLimited(browse('game')));
  web.get('/listings/:id', showListing);
  web.get('/listings/:id/vote', showVote).post(publicForm(castFromPage));
  web.get('/listings/:id/vote/challenge', giveChallenge);
  votersPages(web);

  web.get('/listings/:id/changelog', showChangelog);
  web.get('/listings/:id/changelog.atom', showFeed('atom'));
  web.get('/listings/:id/changelog.json', showFeed('json'));
  web.get('/listings/:id/changelog/remove', signedIn(askRemoval)).post(signedIn(removeFromPage));
  web.post('/listings/:id/changelog/restore', signedIn(restoreFromPage));

  web.get('/docs', showDocs);
  web.get('/docs/api', showReference);
  web.get('/docs/:guide', showGuide);
  web.get('/llms.txt', showForMachines);

  accountPages(web);
  web.get('/setup', showSetup).post(publicForm(claimFromPage));

  web.get('/dashboard', signedIn(showDashboard));
  web.get('/dashboard/new', signedIn(showNewListing)).post(signedIn(createFromPage, UPLOAD));
  ownersPages(web);

  staffPages(web);

  web.all('*', showNotFound);
  return web;
}

function ownersPages(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id', allowed(showOverview));
  web.get('/dashboard/:id/badges', allowed(showBadgePage)).post(allowed(saveBadges));
  web.post('/dashboard/:id/first-steps', allowed(setFirstSteps));
  web.get('/dashboard/:id/settings', allowed(showSettings)).post(allowed(saveSettings));

  web.post('/dashboard/:id/settings/icon', allowed(uploadIcon, UPLOAD));
  web.get('/dashboard/:id/settings/icon/remove', allowed(askRemoveIcon)).post(allowed(removeIcon));

  web.get('/dashboard/:id/webhook', allowed(showWebhook)).post(allowed(saveWebhook));
  web.post('/dashboard/:id/webhook/test', allowed(webhookActs.sendTest));
  web.post('/dashboard/:id/webhook/check', allowed(webhookActs.checkReceiver));
  web.post('/dashboard/:id/webhook/pause', allowed(webhookActs.pauseWebhook));
  web.post('/dashboard/:id/webhook/resume', allowed(webhookActs.resumeWebhook));
  web
    .get('/dashboard/:id/webhook/rotate', allowed(webhookActs.askRotate))
    .post(allowed(webhookActs.rotateSecret));
  web
    .get('/dashboard/:id/webhook/remove', allowed(webhookActs.askRemove))
    .post(allowed(webhookActs.removeWebhook));

  deliveryPages(web);
  listenersPages(web);
  managementPages(web);

  web.get('/dashboard/:id/tokens', allowed(showTokens)).post(allowed(createToken));
  web.get('/dashboard/:id/tokens/:token/revoke', allowed(askRevoke)).post(allowed(revokeToken));
}

/** The log's own pages come before what could be an event's. */
function deliveryPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/deliveries';
  web.get(path, allowed(showDeliveries));
  web.get(`${path}/live`, allowed(streamDeliveries));
  web.get(`${path}/redeliver`, allowed(many.showRedeliverMany)).post(allowed(many.orderMany));
  web.post(`${path}/redeliver/stop`, allowed(many.stopMany));
  web.get(`${path}/redeliver/live`, allowed(many.streamRedeliveries));
  web.get(`${path}/:eventId`, allowed(showDelivery));
  web.get(`${path}/:eventId/live`, allowed(streamDelivery));
  web.post(`${path}/:eventId/redeliver`, allowed(redeliver));
}

function listenersPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/listener';
  web.get(path, allowedOnMinecraft(showListener)).post(allowedOnMinecraft(saveListener));
  web.get(`${path}/test`, allowedOnMinecraft(leadToTest)).post(allowedOnMinecraft(sendTestVote));
  web.get(`${path}/remove`, allowedOnMinecraft(askRemoveListener)).post(allowedOnMinecraft(removeListener));
  web.get(`${path}/unrewarded.csv`, allowedOnMinecraft(downloadUnrewarded));
}

/** What is the same for everybody and asks for nobody's session: programs ask for it, from other sites too. */
function publicFiles(web: Hono<WebEnv>): void {
  web.get('/listings/:id/badges/:badge', showBadge);
  web.get('/listings/:id/preview.png', showPreview);
  web.get('/robots.txt', showRobots);
  web.get('/sitemap.xml', compress(), showMapIndex);
  web.get('/sitemap/pages.xml', showPagesMap);
  web.get('/sitemap/listings.xml', compress(), showListingsMap);
}

function furnish(context: WebContext, parts: WebParts): void {
  context.set('parts', parts);
  context.set('flash', {});
  context.set('person', null);
  context.set('noticeCount', 0);
  context.set('waitingCount', 0);
  context.set('body', null);
  context.set('sessionCookie', sessionCookieOf(context.req.header('cookie')));
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
  web.use(takeFlash);
}
