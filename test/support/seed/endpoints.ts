// The webhook and the vote listener of the standard site, with a log that contains every state.
import type { AppContext } from '../../../src/context.ts';
import { listenerSealLabel, webhookSealLabel } from '../../../src/endpoints/targets.ts';
import { ago, eventIdOf, HOUR, insertDelivery, MINUTE, type SeededDelivery } from './rows.ts';
import {
  EVENT,
  FAILED_VOTE_EVENT,
  FORGED_EVENT,
  LISTENER_ID,
  LISTENER_TOKEN,
  MINECRAFT,
  REFUSED_EVENT,
  RETRIED_EVENT,
  SECRET,
  UNDELIVERED_EVENT,
  WEBHOOK_ID,
} from './sample-site.ts';

export async function seedWebhook({ db, vault }: AppContext): Promise<void> {
  await db
    .insertInto('endpoint')
    .values({
      id: WEBHOOK_ID,
      listing_id: MINECRAFT.id,
      kind: 'webhook',
      consecutive_failures: 3,
      last_delivered_at: ago(9_000),
      last_failed_at: ago(4 * MINUTE),
      last_failure_code: 'http_401',
      last_failure_status: 401,
    })
    .execute();
  const url = 'https://survival.example/votes';
  await db
    .insertInto('webhook')
    .values({
      endpoint_id: WEBHOOK_ID,
      format: 'json',
      url_sealed: vault.encrypt(url, webhookSealLabel(WEBHOOK_ID, 'url')),
      url_shown: url,
      secret_sealed: vault.encrypt(SECRET, webhookSealLabel(WEBHOOK_ID, 'secret')),
      created_at: ago(50 * HOUR),
      updated_at: ago(50 * HOUR),
    })
    .execute();
  await seedWebhookLog(db);
}

const DELIVERED = {
  code: 'delivered',
  http_status: 204,
  response_body: 'thank you\n<script>alert(1)</script>',
  response_headers: '{"server":"sample"}' as never,
};
const REFUSED = {
  code: 'http_401',
  http_status: 401,
  duration_ms: 31,
  response_body: '{"error":"bad signature"}',
};
const TIMED_OUT = { code: 'timeout_headers', duration_ms: 10_004, charged: true };

/** Deliveries in every state. */
async function seedWebhookLog(db: AppContext['db']): Promise<void> {
  const of = { endpointId: WEBHOOK_ID, listing: MINECRAFT, userId: 'usr_voter000000000000001' };
  await insertDelivery(db, {
    ...of,
    eventId: eventIdOf(1_000, 'aa'),
    ageMs: 1_000,
    state: 'waiting',
    playerName: 'Waiting_1',
    dueInMs: 0,
  });
  await insertDelivery(db, {
    ...of,
    eventId: EVENT,
    ageMs: 9_000,
    state: 'delivered',
    playerName: 'Sample_Player',
    attempts: [TIMED_OUT, DELIVERED],
  });
  await insertDelivery(db, {
    ...of,
    eventId: RETRIED_EVENT,
    ageMs: 2 * MINUTE,
    state: 'waiting',
    playerName: '.Bedrock1',
    attempts: [TIMED_OUT, { code: 'http_502', http_status: 502, duration_ms: 10_004, charged: true }],
    dueInMs: 100_000,
  });
  await insertDelivery(db, {
    ...of,
    eventId: REFUSED_EVENT,
    ageMs: 4 * MINUTE,
    state: 'failed',
    attempts: [REFUSED],
  });
  await insertDelivery(db, {
    ...of,
    eventId: UNDELIVERED_EVENT,
    ageMs: 8 * HOUR,
    state: 'undelivered',
    playerName: 'Sample_4',
    attempts: Array.from({ length: 6 }, () => ({ code: 'connect_refused', duration_ms: 4, charged: true })),
  });
  await insertDelivery(db, {
    ...of,
    eventId: eventIdOf(26 * HOUR),
    ageMs: 26 * HOUR,
    state: 'delivered',
    isTest: true,
    attempts: [{ ...DELIVERED, http_status: 200 }],
  });
  await insertDelivery(db, {
    ...of,
    eventId: FORGED_EVENT,
    ageMs: 27 * HOUR,
    state: 'failed',
    isTest: true,
    probe: 'forged',
    attempts: [{ ...REFUSED, duration_ms: 12 }],
  });
}

export async function seedListener({ db, vault }: AppContext): Promise<void> {
  await db
    .insertInto('endpoint')
    .values({
      id: LISTENER_ID,
      listing_id: MINECRAFT.id,
      kind: 'listener',
      settings_version: 3,
      consecutive_failures: 2,
      last_delivered_at: ago(20 * MINUTE),
      last_failed_at: ago(3 * MINUTE),
      last_failure_code: 'wrong_token',
    })
    .execute();
  await db
    .insertInto('listener')
    .values({
      endpoint_id: LISTENER_ID,
      host: 'votes.survival.example',
      port: 8192,
      protocol: 'v2',
      token_sealed: vault.encrypt(LISTENER_TOKEN, listenerSealLabel(LISTENER_ID)),
    })
    .execute();
  const of = { endpointId: LISTENER_ID, listing: MINECRAFT, userId: 'usr_voter000000000000002' };
  const sent = (
    state: 'accepted' | 'rejected' | 'failed' | 'sent_unconfirmed' | 'unknown',
    ageMs: number,
    playerName: string,
    attempt: NonNullable<SeededDelivery['attempts']>[number] & { readonly isTest?: boolean; readonly eventId?: string },
  ) => {
    const { isTest = false, eventId = eventIdOf(ageMs, 'bb'), ...result } = attempt;
    return insertDelivery(db, { ...of, eventId, ageMs, state, playerName, isTest, attempts: [result] });
  };
  const ok = { code: 'accepted', response_body: '{"status":"ok"}' };
  const words = '{"status":"error","cause":"Corrupted","error":"<script>alert(1)</script> Signature is not valid"}';
  await insertDelivery(db, {
    ...of,
    eventId: eventIdOf(1_500, 'bb'),
    ageMs: 1_500,
    isLoggedAtOnce: true,
    state: 'waiting',
    playerName: 'Waiting_1',
    dueInMs: 0,
  });
  await sent('accepted', MINUTE, 'Sample_Owner', { ...ok, isTest: true });
  await sent('rejected', 3 * MINUTE, 'Rejected_1', { code: 'wrong_token', response_body: words });
  await sent('failed', 8 * MINUTE, '=Formula1', {
    code: 'connect_refused',
    duration_ms: 12,
    eventId: FAILED_VOTE_EVENT,
  });
  await sent('sent_unconfirmed', 2 * HOUR, 'Old_Votifier', { code: 'sent_unconfirmed' });
  await sent('unknown', 3 * HOUR, 'Unknown_1', { code: 'no_answer', duration_ms: 5_040 });
  await sent('accepted', 26 * HOUR, 'Sample_Player', ok);
}
