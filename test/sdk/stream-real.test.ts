// The client of the live stream against the real service.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../sdk/src/client/index.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { randomFromSeed } from '../support/seeded-random.ts';
import { openTranscriptSetup, TRANSCRIPT_BOT, type TranscriptSetup } from '../support/transcript-setup.ts';
import { openCuttingProxy } from './cutting-proxy.ts';
import { closeStreams, followStream } from './follow-stream.ts';

let setup: TranscriptSetup;
beforeAll(async () => {
  setup = await openTranscriptSetup();
});
afterEach(closeStreams);
afterAll(() => setup?.close());

let voters = 0;
/** Casts a vote of a new voter; returns its event ID. */
async function vote(): Promise<string> {
  const voterId = String(300_000_000_000_000_000n + BigInt(++voters));
  const voter = { voterId, platformId: voterId, confirmed: true };
  const cast = await castVote(setup.app.context.voting, { listingId: TRANSCRIPT_BOT, playerName: null, voter });
  if (!cast.ok) throw new Error(cast.reason);
  return cast.eventId.replaceAll('-', '');
}

const client = () => createClient({ baseUrl: setup.app.url, token: setup.tokens.bot });
const follow = (options = {}) => followStream(setup.app.url, { token: setup.tokens.bot, ...options });

it('a consumer gets votes and test events as they happen, and later what came while it was away', async () => {
  const tests: string[] = [];
  const first = follow({ consumer: 'rewards', onTest: (_: unknown, { id }: { id: string }) => void tests.push(id) });
  await expect.poll(first.statesOf).toContain('connected');
  const ids = [await vote(), await vote()];
  await expect.poll(() => first.votes).toEqual(ids);
  const { id } = await client().consumers.sendTest();
  await expect.poll(() => tests).toEqual([id]);
  await first.stream.close();
  expect(await client().consumers.list()).toMatchObject([{ name: 'rewards', eventId: id }]);

  const missed = [await vote(), await vote(), await vote()];
  const second = follow({ consumer: 'rewards' });
  await expect.poll(() => second.votes).toEqual(missed);
  missed.push(await vote());
  await expect.poll(() => second.statuses.find(({ state }) => state === 'caught-up')).toMatchObject({ missed: 3 });
  await expect.poll(() => second.votes).toEqual(missed);
  await second.stream.close();
  expect(await client().consumers.delete('rewards')).toEqual({ deleted: true });
});

/** `STREAM_CUTS=1000` for the long form. */
const CUTS = Number(process.env.STREAM_CUTS ?? 15);

it(`misses nothing and keeps the order over ${CUTS} connections that are cut at random`, {
  timeout: 600_000,
}, async () => {
  const random = randomFromSeed(1);
  const proxy = await openCuttingProxy(setup.app.url, () =>
    proxy.cuts() < CUTS ? 1 + Math.floor(random() * 6_000) : null,
  );
  const { votes, statesOf } = followStream(proxy.url, { token: setup.tokens.bot, consumer: 'cut', retryMs: 5 });
  await expect.poll(statesOf).toContain('connected');
  const ids: string[] = [];
  // Votes go on until every cut has happened.
  while (proxy.cuts() < CUTS) ids.push(await vote());
  await expect.poll(() => votes.length).toBeGreaterThanOrEqual(ids.length);
  expect(votes).toEqual(ids);
  await proxy.close();
});

it('of two streams with one consumer name, the older ends and says why', async () => {
  const older = follow({ consumer: 'twice' });
  await expect.poll(older.statesOf).toContain('connected');
  const newer = follow({ consumer: 'twice' });
  expect(await older.stream.ended).toMatchObject({ reason: 'replaced', error: { code: 'STREAM_REPLACED' } });
  const id = await vote();
  await expect.poll(() => newer.votes).toEqual([id]);
});

it('a stream whose token is revoked ends, and does not connect again', async () => {
  const api = client();
  const { id, token } = await api.call('createToken', { body: { name: 'Short-lived', scopes: ['votes:read'] } });
  const { stream, statesOf } = follow({ token });
  await expect.poll(statesOf).toContain('connected');
  await api.call('revokeToken', { path: { tokenId: id } });
  expect(await stream.ended).toMatchObject({ reason: 'revoked' });
});

it('more streams than a token may open wait for a place, and say so', async () => {
  const streams = Array.from({ length: 5 }, () => follow());
  for (const { statesOf } of streams) await expect.poll(statesOf).toContain('connected');
  const { statuses } = follow();
  await expect.poll(() => statuses[0]).toMatchObject({ state: 'reconnecting', error: { code: 'RATE_LIMITED' } });
});

it('an event that does not exist, as the place to begin, is refused with the reason', async () => {
  const { stream } = follow({ after: 'nothing' });
  expect(await stream.ended).toMatchObject({ reason: 'refused', error: { code: 'VALIDATION_FAILED' } });
});
