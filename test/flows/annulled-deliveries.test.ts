// The deliveries of annulled votes (decisions P412, P413): what was not sent is cancelled, and webhooks can be told.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openVoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { pauseWebhook, resumeWebhook, setAnnulmentEvents } from '../../src/endpoints/webhook-settings.ts';
import { listListenerVotes } from '../../src/votes/listener-log.ts';
import { annulmentsOf } from '../support/annulments.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody } from '../support/signatures.ts';
import { LISTENER_KEYS } from '../support/vote-listener.ts';

let fixture: DeliveryFixture;
let listingId: string;
let tools: ReturnType<typeof annulmentsOf>;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
  listingId = await fixture.listing('minecraft');
  tools = annulmentsOf(fixture, listingId);
});
afterEach(() => fixture.close());

type Tools = typeof tools;
const vote = (...given: Parameters<Tools['vote']>) => tools.vote(...given);
const annul = (...given: Parameters<Tools['annul']>) => tools.annul(...given);
const restore = (id: string) => tools.restore(id);
const counts = () => tools.counts();

describe('P412 deliveries of annulled votes', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const events = () => receiver.received.map(({ headers }) => headers['x-plaudit-event']);
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
  async function states() {
    const { deliveries } = await listDeliveries(fixture.db, { listingId, limit: 50 });
    return deliveries.map(({ state, code }) => [state, code]).reverse();
  }

  test('that were not sent are cancelled, and sent after an undo; those that arrived stay', async () => {
    await fixture.webhook(listingId, receiver.url);
    await vote('ann');
    await fixture.tick();
    await pauseWebhook(fixture.db, listingId, OPERATOR);
    await vote('bob');
    await vote('cid');
    const id = await annul({ since: new Date(Date.now() - 60_000) });
    expect(await states()).toEqual([
      ['delivered', 'delivered'],
      ['undelivered', 'vote_annulled'],
      ['undelivered', 'vote_annulled'],
    ]);
    await resumeWebhook(fixture, listingId, OPERATOR);
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    await restore(id);
    await fixture.tick();
    expect(bodies().map(({ data }) => data.userId)).toEqual(['ann', 'bob', 'cid']);
    expect(await states()).toEqual([
      ['delivered', 'delivered'],
      ['delivered', 'delivered'],
      ['delivered', 'delivered'],
    ]);
  });

  test('that wait for a retry are cancelled, and continue their attempts after an undo', async () => {
    await fixture.webhook(listingId, receiver.url);
    receiver.answer = 503;
    await vote('ann');
    await fixture.tick();
    const id = await annul();
    await fixture.clock.advance('1h');
    await fixture.tick();
    expect(receiver.received).toHaveLength(1);
    receiver.answer = 204;
    await restore(id);
    await fixture.tick();
    expect(receiver.received.map(({ headers }) => headers['x-plaudit-attempt'])).toEqual(['1', '2']);
    expect(await states()).toEqual([['delivered', 'delivered']]);
  });

  test('that are in flight end as usual', async () => {
    await fixture.webhook(listingId, receiver.url);
    let respond = () => {};
    receiver.answer = (_, response) => {
      respond = () => response.writeHead(204).end();
    };
    await vote('ann');
    const sending = fixture.tick();
    await receiver.until(1);
    await annul();
    respond();
    await sending;
    expect(await states()).toEqual([['delivered', 'delivered']]);
    expect((await counts()).listings).toEqual([{ votes: 0, score: 0 }]);
  });

  test('are announced to a webhook that wants to know, signed and with the vote, at least once', async () => {
    const secret = await fixture.webhook(listingId, receiver.url);
    const cast = await vote('ann', { playerName: 'Alex' });
    await fixture.tick();
    await annul({ eventIds: ['00000000-0000-0000-0000-000000000000', cast.eventId] });
    await fixture.tick();
    expect(events()).toEqual(['vote.created']);
    expect(await setAnnulmentEvents(fixture.db, { listingId, wanted: true, by: OPERATOR })).toBe(true);
    const next = await vote('bob');
    await fixture.tick();
    receiver.answer = 503;
    const id = await annul();
    await fixture.tick();
    receiver.answer = 204;
    await fixture.clock.advance('1h');
    await fixture.tick();
    await restore(id);
    await fixture.tick();
    expect(events()).toEqual(['vote.created', 'vote.created', 'vote.annulled', 'vote.annulled', 'vote.restored']);
    const [, , first, second, restored] = bodies();
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      event: 'vote.annulled',
      version: 1,
      test: false,
      data: {
        listingId,
        userId: 'bob',
        playerName: null,
        weight: 1,
        voteEventId: next.eventId.replaceAll('-', ''),
        reason: 'Votes of one script.',
      },
    });
    expect(restored.eventId).not.toBe(first.eventId);
    const { body, headers } = receiver.received[2]!;
    expect(headers['x-plaudit-event-id']).toBe(first.eventId);
    expect(verifyBody(body, headers['x-webhook-signature'] as string, secret)).toBe(true);
  });

  test('to a listener free the player’s reward for the next vote, and are sent after an undo', async () => {
    const listener = await openVoteReceiver({ keys: LISTENER_KEYS });
    await fixture.listener(listingId, listener);
    await sql`update endpoint set paced_until = null`.execute(fixture.db);
    const first = await vote('ann', { playerName: 'Alex' });
    await vote('bob', { playerName: 'Alex' });
    const id = await annul({ eventIds: [first.eventId] });
    await fixture.tick();
    const lines = async () => (await listListenerVotes(fixture, listingId, 10)).map(({ state }) => state).reverse();
    expect(await lines()).toEqual(['failed', 'accepted']);
    await restore(id);
    await fixture.tick();
    expect(await lines()).toEqual(['already_rewarded', 'accepted']);
    await listener.close();
  });
});
