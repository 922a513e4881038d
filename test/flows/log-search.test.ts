// Filters of the log (decision P50): state, response, time, event and voter, each alone and combined, in pages.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DeliveryListQuery, listDeliveries } from '../../src/deliveries/delivery-log.ts';
import { selectVoterEvents } from '../../src/votes/list-votes-queries.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let fixture: DeliveryFixture;
let receiver: Receiver;
let listingId: string;

beforeEach(async () => {
  fixture = await openDeliveryFixture();
  receiver = await startReceiver();
  listingId = await fixture.listing('minecraft');
  await fixture.webhook(listingId, receiver.url);
});

afterEach(async () => {
  await receiver.close();
  await fixture.close();
});

async function voteAnswered(status: number, voter: string, playerName: string): Promise<void> {
  receiver.answer = status;
  await fixture.vote(listingId, voter, { playerName });
  await fixture.tick();
}

const list = async (query: Partial<DeliveryListQuery> = {}) =>
  (await listDeliveries(fixture.db, { listingId, limit: 50, ...query })).deliveries;
const players = async (query: Partial<DeliveryListQuery> = {}) =>
  (await list(query)).map(({ body }) => JSON.parse(body).data.playerName);

describe('the delivery log can be filtered by', () => {
  beforeEach(async () => {
    await voteAnswered(204, 'voter1', 'Anna');
    await fixture.clock.advance('1h');
    await voteAnswered(404, 'voter2', 'Ben');
    await fixture.clock.advance('1h');
    await voteAnswered(502, 'voter3', 'Cleo');
  });

  test('the status of the newest attempt, its class, or its code', async () => {
    expect(await players({ response: { status: 404 } })).toEqual(['Ben']);
    expect(await players({ response: { statusClass: 5 } })).toEqual(['Cleo']);
    expect(await players({ response: { code: 'delivered' } })).toEqual(['Anna']);
    expect(await players({ response: { status: 200 } })).toEqual([]);
  });

  test('a period that includes its start and excludes its end', async () => {
    const [cleo, ben, anna] = await list();
    expect(await players({ since: ben!.recordedAt })).toEqual(['Cleo', 'Ben']);
    expect(await players({ until: ben!.recordedAt })).toEqual(['Anna']);
    expect(await players({ since: anna!.recordedAt, until: cleo!.recordedAt })).toEqual(['Ben', 'Anna']);
  });

  test('a voter: the player name, case-insensitive, or the ID that was sent', async () => {
    const found = async (who: string) => players({ among: await selectVoterEvents(fixture.db, listingId, who) });
    expect(await found('bEN')).toEqual(['Ben']);
    expect(await found('voter3')).toEqual(['Cleo']);
    expect(await found('nobody')).toEqual([]);
    expect(await selectVoterEvents(fixture.db, await fixture.listing('minecraft'), 'Ben')).toEqual([]);
  });

  test('all of these together, in pages', async () => {
    const [cleo] = await list();
    expect(await players({ state: 'retrying', response: { status: 502 }, eventId: cleo!.eventId })).toEqual(['Cleo']);
    expect(await players({ state: 'failed', eventId: cleo!.eventId })).toEqual([]);
    const first = await listDeliveries(fixture.db, { listingId, limit: 1, response: { statusClass: 5 } });
    expect(first.nextCursor).toBeNull();
    const page = await listDeliveries(fixture.db, { listingId, limit: 2, since: new Date(0) });
    const rest = await listDeliveries(fixture.db, { listingId, limit: 2, cursor: page.nextCursor! });
    expect([...page.deliveries, ...rest.deliveries].map(({ state }) => state)).toEqual([
      'retrying',
      'failed',
      'delivered',
    ]);
  });
});
