// The calls that manage the webhook, deliveries and tokens, each as the docs show it.
import { now } from '../../src/core/clock.ts';
import { TRANSCRIPT_BOT, type TranscriptSetup } from './transcript-setup.ts';
import type { TranscriptCalls, TranscriptResponse } from './transcript-text.ts';

export async function* webhookCalls(setup: TranscriptSetup): TranscriptCalls {
  yield* settings(setup);
  yield* deliveries(setup);
  yield* streams(setup);
  yield* tokens(setup);
  yield* removal(setup);
}

const CONFIG = '/webhooks/config';

async function* settings({ tokens: { bot: token, reports }, receiver }: TranscriptSetup): TranscriptCalls {
  const get = { method: 'GET', token };
  const post = { method: 'POST', token };
  yield { ...get, name: 'readHealth.NOT_FOUND', path: '/webhooks/health' };
  yield { ...post, name: 'rotateSecret.NOT_FOUND', path: `${CONFIG}/rotate-secret` };
  yield { ...post, name: 'pauseWebhook.NOT_FOUND', path: `${CONFIG}/pause` };
  yield { ...post, name: 'resumeWebhook.NOT_FOUND', path: `${CONFIG}/resume` };
  const unscoped = { method: 'DELETE', path: CONFIG, token: reports };
  yield { ...unscoped, name: 'removeWebhook.MISSING_SCOPE' };
  yield { ...get, name: 'readWebhook.NOT_FOUND', path: CONFIG };
  yield { ...post, name: 'testWebhook.NOT_FOUND', path: '/webhooks/test' };
  const save = { method: 'PUT', path: CONFIG, token };
  yield { ...save, name: 'saveWebhook.VALIDATION_FAILED', json: { url: 'https://10.0.0.1/votes' } };
  yield { ...save, name: 'saveWebhook.200', json: { url: receiver.url } };
  yield { ...get, name: 'readWebhook.200', path: CONFIG };
  yield { ...post, name: 'rotateSecret.200', path: `${CONFIG}/rotate-secret` };
  yield { ...post, name: 'pauseWebhook.200', path: `${CONFIG}/pause` };
  yield { ...post, name: 'resumeWebhook.200', path: `${CONFIG}/resume` };
  yield { ...post, name: 'testWebhook.200', path: '/webhooks/test' };
  const usual = receiver.answer;
  receiver.answer = (_, response) => {
    response.writeHead(401, { 'Content-Type': 'text/plain' }).end('bad signature');
  };
  yield { ...post, name: 'testWebhook.refused', path: '/webhooks/test' };
  receiver.answer = usual;
}

async function* deliveries({
  app,
  tokens: { bot: token, reports },
  receiver,
  ...setup
}: TranscriptSetup): TranscriptCalls {
  const path = '/webhooks/deliveries';
  const get = { method: 'GET', token };
  const post = { method: 'POST', token };
  const delivered = await setup.voteFor('234567890123456789', 'delivered');
  const usual = receiver.answer;
  receiver.answer = 404;
  const failed = await setup.voteFor('345678901234567890', 'failed');
  receiver.answer = usual;
  yield { ...get, name: 'readHealth.200', path: '/webhooks/health' };
  yield { ...get, name: 'listDeliveries.200', path: `${path}?status=failed` };
  yield { ...get, name: 'listDeliveries.VALIDATION_FAILED', path: `${path}?status=lost` };
  yield { ...get, name: 'readDelivery.200', path: `${path}/${delivered}` };
  yield { ...get, name: 'readDelivery.failed', path: `${path}/${failed}` };
  yield { ...get, name: 'readDelivery.NOT_FOUND', path: `${path}/unknown` };
  yield { ...post, name: 'redeliver.200', path: `${path}/${failed}/redeliver` };
  await setup.attempted(failed, 2);
  yield { ...post, name: 'redeliver.NOT_FOUND', path: `${path}/unknown/redeliver` };
  // An event's ID contains its time, and this one's is long past.
  yield { ...post, name: 'redeliver.GONE', path: `${path}/018cc251f4007abc8000000000000001/redeliver` };

  const endpoint = app.context.db.updateTable('endpoint').where('listing_id', '=', TRANSCRIPT_BOT);
  await endpoint.set({ state: 'disabled', disabled_at: now() }).execute();
  yield { ...post, name: 'redeliver.CONFLICT', path: `${path}/${failed}/redeliver` };
  await endpoint.set({ state: 'enabled', disabled_at: null }).execute();
  const { id } = await app.context.db.selectFrom('endpoint').select('id').executeTakeFirstOrThrow();
  // From here on, a bulk redelivery has to wait, so it is still running at the next call.
  await setup.exhaust(`redeliver:${id}`, 10, 60);
  yield { ...post, name: 'redeliver.RATE_LIMITED', path: `${path}/${failed}/redeliver` };

  receiver.answer = 404;
  await setup.voteFor('456789012345678901', 'failed');
  receiver.answer = usual;
  const many = { path: `${path}/redeliver`, token };
  const bulk = { ...many, method: 'POST', json: { since: '2026-01-01T00:00:00Z', status: 'failed' } };
  yield { ...many, method: 'GET', name: 'readRedeliveries.NOT_FOUND' };
  yield { ...many, method: 'DELETE', name: 'stopRedeliveries.MISSING_SCOPE', token: reports };
  yield { ...bulk, name: 'redeliverMany.VALIDATION_FAILED', json: { status: 'failed' } };
  yield { ...bulk, name: 'redeliverMany.200' };
  yield { ...bulk, name: 'redeliverMany.CONFLICT' };
  yield { ...many, method: 'GET', name: 'readRedeliveries.200' };
  yield { ...many, method: 'DELETE', name: 'stopRedeliveries.200' };
}

async function* streams({ tokens: { bot: token, reports }, exhaust, ...setup }: TranscriptSetup): TranscriptCalls {
  const path = '/webhooks/stream';
  const get = { method: 'GET', token };
  const post = { method: 'POST', token };
  const eventId = await setup.voteFor('567890123456789012', 'delivered');
  yield { ...get, name: 'streamEvents.VALIDATION_FAILED', path: `${path}?after=newest` };
  yield { ...get, name: 'streamEvents.MISSING_SCOPE', path, token: reports };
  const tested = yield { ...post, name: 'testStream.200', path: `${path}/test`, json: {} };
  yield { ...post, name: 'testStream.VALIDATION_FAILED', path: `${path}/test`, json: { playerName: 'Steve_1' } };
  const acknowledged = { consumer: 'rewards', eventId };
  yield { ...post, name: 'acknowledgeEvent.200', path: `${path}/acknowledge`, json: acknowledged };
  const unknown = { consumer: 'rewards', eventId: '018cc251f4007abc8000000000000001' };
  yield { ...post, name: 'acknowledgeEvent.NOT_FOUND', path: `${path}/acknowledge`, json: unknown };
  yield { ...get, name: 'listConsumers.200', path: `${path}/consumers` };
  yield { ...get, method: 'DELETE', name: 'deleteConsumer.200', path: `${path}/consumers/rewards` };
  const forwarded = { id: eventId, to: 'http://localhost:3000/votes', status: 204, durationMs: 12, error: null };
  yield { ...post, name: 'recordForward.200', path: `${path}/forwards`, json: forwarded };
  const { id } = JSON.parse(tested.text) as { id: string };
  yield { ...get, name: 'readDelivery.no_webhook', path: `/webhooks/deliveries/${id}` };
  await exhaust(`stream-test:${TRANSCRIPT_BOT}`, 10, 60);
  yield { ...post, name: 'testStream.RATE_LIMITED', path: `${path}/test`, json: {} };
}

async function* tokens({ tokens: { bot: token, reports } }: TranscriptSetup): TranscriptCalls {
  const post = { method: 'POST', token };
  const created = yield {
    ...post,
    name: 'createToken.200',
    path: '/tokens',
    json: { name: 'Reward bot', scopes: ['votes:read', 'webhooks:write'] },
  };
  const narrow = read(created);
  const wider = { name: 'Wider', scopes: ['changelog:write'] };
  yield { ...post, name: 'createToken.MISSING_SCOPE', path: '/tokens', token: narrow.token, json: wider };
  const unnamed = { name: '', scopes: [] };
  yield { ...post, name: 'createToken.VALIDATION_FAILED', path: '/tokens', json: unnamed };
  yield { name: 'readToken.200', method: 'GET', path: '/token', token };
  yield { name: 'readToken.reports', method: 'GET', path: '/token', token: reports };
  yield { name: 'listTokens.200', method: 'GET', path: '/tokens', token };
  yield { name: 'listTokens.MISSING_SCOPE', method: 'GET', path: '/tokens', token: reports };
  yield { ...post, name: 'rotateToken.200', path: `/tokens/${narrow.id}/rotate` };
  yield { ...post, name: 'rotateToken.NOT_FOUND', path: '/tokens/tok_unknown/rotate' };
  yield { name: 'revokeToken.200', method: 'DELETE', path: `/tokens/${narrow.id}`, token };
  yield { ...post, name: 'revokeToken.UNAUTHENTICATED', method: 'GET', path: '/tokens', token: narrow.token };
}

function read(response: TranscriptResponse): { readonly id: string; readonly token: string } {
  return JSON.parse(response.text);
}

async function* removal({ app, tokens: { bot: token }, exhaust }: TranscriptSetup): TranscriptCalls {
  const { id } = await app.context.db.selectFrom('endpoint').select('id').executeTakeFirstOrThrow();
  await exhaust(`test:${id}`, 10, 60);
  yield { name: 'testWebhook.RATE_LIMITED', method: 'POST', path: '/webhooks/test', token };
  yield { name: 'removeWebhook.200', method: 'DELETE', path: CONFIG, token };
  yield { name: 'removeWebhook.none', method: 'DELETE', path: CONFIG, token };
  await exhaust(`manage:${TRANSCRIPT_BOT}`, 60, 60);
  yield { name: 'readWebhook.RATE_LIMITED', method: 'GET', path: CONFIG, token };
}
