// The routes of the dashboard: new listings, and a listing's overview, settings, webhook, deliveries and tokens.
import type { Hono } from 'hono';
import { confirmed } from './confirm-identity.tsx';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showBadgeSettings, submitBadgeSettings } from './pages/dashboard/badge-settings.tsx';
import * as many from './pages/dashboard/bulk-redelivery.tsx';
import { showDashboard } from './pages/dashboard/dashboard.tsx';
import { showDeliveries } from './pages/dashboard/deliveries.tsx';
import { showDelivery, submitRedelivery } from './pages/dashboard/delivery.tsx';
import { serveImportedIcon, submitNewImport } from './pages/dashboard/import.tsx';
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
import { confirmResendVote, submitResendVote } from './pages/dashboard/resend-vote.tsx';
import { showSettings } from './pages/dashboard/settings.tsx';
import { confirmRemoveConsumer, submitRemoveConsumer } from './pages/dashboard/stream-consumer.tsx';
import { confirmRevokeToken, showTokens, submitRevokeToken, submitToken } from './pages/dashboard/tokens.tsx';
import { downloadUnrewarded } from './pages/dashboard/unrewarded-csv.ts';
import { showWebhook, submitWebhook } from './pages/dashboard/webhook.tsx';
import * as webhookActs from './pages/dashboard/webhook-actions.tsx';
import { UPLOAD_FORM } from './request-body.ts';

/** `/dashboard/new` comes before `/dashboard/:id`, which would match it. */
export function addDashboardRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/dashboard', 'listing.list_own', showDashboard);
  form('/dashboard/new', 'listing.create', [showNewListing, submitNewListing], { limit: UPLOAD_FORM });
  post('/dashboard/new/import', 'listing.create', submitNewImport, { limit: UPLOAD_FORM });
  get('/dashboard/imports/:draft/icon', 'listing.create', serveImportedIcon);
  get('/dashboard/:id', 'listing.overview', showOverview);
  form('/dashboard/:id/badges', 'listing.edit', [showBadgeSettings, submitBadgeSettings]);
  post('/dashboard/:id/first-steps', 'listing.overview', submitFirstStepsVisibility);
  get('/dashboard/:id/settings', 'listing.edit', showSettings);

  form('/dashboard/:id/webhook', 'webhook.manage', [showWebhook, submitWebhook]);
  post('/dashboard/:id/webhook/test', 'webhook.manage', webhookActs.submitTestEvent);
  post('/dashboard/:id/webhook/stream-test', 'webhook.manage', webhookActs.submitStreamTest);
  post('/dashboard/:id/webhook/check', 'webhook.manage', webhookActs.submitSelfCheck);
  post('/dashboard/:id/webhook/annulments', 'webhook.manage', webhookActs.submitAnnulmentEvents);
  post('/dashboard/:id/webhook/pause', 'webhook.manage', webhookActs.submitPauseWebhook);
  post('/dashboard/:id/webhook/resume', 'webhook.manage', webhookActs.submitResumeWebhook);
  form('/dashboard/:id/webhook/rotate', 'webhook.manage', [
    webhookActs.confirmRotateSecret,
    confirmed(webhookActs.submitRotateSecret),
  ]);
  form('/dashboard/:id/webhook/remove', 'webhook.manage', [
    webhookActs.confirmRemoveWebhook,
    webhookActs.submitRemoveWebhook,
  ]);
  form('/dashboard/:id/webhook/consumers/:name/remove', 'stream.remove_consumer', [
    confirmRemoveConsumer,
    submitRemoveConsumer,
  ]);

  addDeliveryRoutes(web);
  addListenerRoutes(web);

  form('/dashboard/:id/tokens', 'tokens.manage', [showTokens, confirmed(submitToken)]);
  form('/dashboard/:id/tokens/:token/revoke', 'tokens.manage', [confirmRevokeToken, submitRevokeToken]);
}

/** The fixed paths of the log come before `/:eventId`, which would match them. */
function addDeliveryRoutes(web: Hono<WebEnv>): void {
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

function addListenerRoutes(web: Hono<WebEnv>): void {
  const { form, get } = pageRoutes(web);
  const path = '/dashboard/:id/listener';
  form(path, 'listener.manage', [showListener, submitListener]);
  form(`${path}/test`, 'listener.manage', [redirectToTestForm, submitTestVote]);
  form(`${path}/remove`, 'listener.manage', [confirmRemoveListener, submitRemoveListener]);
  form(`${path}/votes/:eventId/resend`, 'listener.resend', [confirmResendVote, submitResendVote]);
  get(`${path}/unrewarded.csv`, 'listener.manage', downloadUnrewarded);
}
