// The API client against the real service.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, PlauditError } from '../../sdk/src/client/index.ts';
import {
  openTranscriptSetup,
  TRANSCRIPT_BOT,
  TRANSCRIPT_VOTER,
  type TranscriptSetup,
} from '../support/transcript-setup.ts';

let setup: TranscriptSetup;
beforeAll(async () => {
  setup = await openTranscriptSetup();
});
afterAll(() => setup?.close());

const clientFor = (token: string, options = {}) => createClient({ baseUrl: setup.app.url, token, ...options });
const bot = () => clientFor(setup.tokens.bot);
const server = () => clientFor(setup.tokens.server);

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('the client and the service', () => {
  it('reads what the token is for', async () => {
    expect(await bot().readToken()).toMatchObject({ listingId: TRANSCRIPT_BOT, listingType: 'bot' });
  });

  it('checks a user and a player', async () => {
    expect(await bot().votes.check({ userId: TRANSCRIPT_VOTER })).toMatchObject({ voted: true });
    expect(await server().votes.check({ playerName: 'steve_1' })).toMatchObject({ voted: true });
    expect(await server().votes.check({ playerName: 'Alex' })).toEqual({
      voted: false,
      votedAt: null,
      nextVoteAt: null,
    });
  });

  it('checks any number of players, 50 in a request', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `Player_${at}`);
    let requests = 0;
    const counting: typeof fetch = (...parameters) => {
      requests++;
      return fetch(...parameters);
    };
    const checked = await clientFor(setup.tokens.server, { fetch: counting }).votes.checkMany({
      playerNames: [...names, 'Steve_1', 'Player_0', '__proto__'],
    });
    expect(requests).toBe(3);
    expect(checked.size).toBe(122);
    expect([...checked].filter(([, { voted }]) => voted).map(([name]) => name)).toEqual(['Steve_1']);
  });

  it('checks identities, and claims the votes of a player once', async () => {
    const identity = `discord:${TRANSCRIPT_VOTER}`;
    expect(await bot().votes.check({ identity })).toMatchObject({ voted: true });
    const checked = await bot().votes.checkMany({ identities: [identity, 'discord:200000000000000009'] });
    expect([...checked.values()].map(({ voted }) => voted)).toEqual([true, false]);

    const claim = { playerName: 'Steve_1', claimId: 'first' };
    const claimed = await server().votes.claim(claim);
    expect(claimed).toMatchObject([{ userId: TRANSCRIPT_VOTER, playerName: 'Steve_1' }]);
    expect(await server().votes.claim(claim)).toEqual(claimed);
    expect(await server().votes.claim({ playerName: 'Steve_1' })).toEqual([]);
    expect(await server().votes.claim({ playerName: 'Steve_1', consumer: 'other' })).toEqual(claimed);
  });

  it('a code that does not exist links no identity', async () => {
    const link = { code: 'AAAA-AAAA', identity: 'minecraft:069a79f4-44e9-4726-a5be-fca90e38aaf5' };
    await expect(server().identities.link(link)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('iterates over votes and deliveries, page by page', async () => {
    const voters = ['200000000000000001', '200000000000000002', '200000000000000003'];
    const client = bot();
    await client.webhook.save({ url: setup.receiver.url });
    for (const voter of voters) await setup.voteFor(voter, 'delivered');
    const votes = await collect(client.votes.list({ pageSize: 2 }));
    expect(votes.map(({ userId }) => userId)).toEqual([...voters.toReversed(), TRANSCRIPT_VOTER]);
    const deliveries = await collect(client.deliveries.list({ status: 'delivered', pageSize: 1 }));
    expect(deliveries.map(({ eventId }) => eventId)).toEqual(votes.slice(0, 3).map(({ eventId }) => eventId));

    const { eventId } = deliveries[0]!;
    expect(await client.deliveries.redeliver(eventId)).toEqual({ attempt: 2 });
    await setup.attempted(eventId, 2);
    expect((await client.deliveries.read(eventId)).history).toHaveLength(2);
    expect(await client.webhook.health()).toMatchObject({ status: 'healthy' });
    expect((await client.webhook.test()).delivered).toBe(true);
  });

  it('publishes and deletes changelog entries, and reports statistics, without naming the bot', async () => {
    const client = bot();
    expect(await client.changelog.put('3.0.0', { body: 'Faster.' })).toMatchObject({ created: true });
    expect(await client.changelog.delete('3.0.0')).toEqual({ deleted: true });
    expect(await client.stats.report({ serverCount: 1204, shardCount: 2 })).toMatchObject({ serverCount: 1204 });
    expect((await client.votes.stats()).votes.total).toBeGreaterThan(0);
  });

  it('calls any operation by its ID', async () => {
    const { tokens } = await bot().call('listTokens', {});
    expect(tokens.map(({ name }) => name)).toContain('Reports only');
  });

  it.each([
    ['a wrong token', () => clientFor('plt_wrong'), 401, 'UNAUTHENTICATED', /Create an API token in the dashboard/],
    ['a missing scope', () => clientFor(setup.tokens.reports), 401, 'MISSING_SCOPE', /the scope votes:read/],
    ['a request that is not valid', () => server(), 400, 'VALIDATION_FAILED', /^The request is not valid\. .*userId/],
  ] as const)('%s is a PlauditError that says what to do', async (_, client, status, code, message) => {
    const error = await client()
      .votes.list({ userId: 'no ID' })
      .next()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PlauditError);
    expect(error).toMatchObject({ status, code, message: expect.stringMatching(message) });
    for (const token of Object.values(setup.tokens)) expect(String(error)).not.toContain(token);
  });

  it('a limit of the service ends the call at once if waiting would take too long', async () => {
    await setup.exhaust(`vote-stats:${TRANSCRIPT_BOT}`, 60, 60);
    const impatient = clientFor(setup.tokens.bot, { maxWaitMs: 10 });
    const error: PlauditError = await impatient.votes.stats().catch((caught) => caught);
    expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(error.retryAfter).toBeGreaterThan(0);
  });
});
