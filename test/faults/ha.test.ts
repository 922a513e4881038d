// Votes through the cluster of `npm run ha`, with Debian's programs and the files in ops/ha, while its primary is killed.
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocalCluster } from '../../scripts/ha/cluster.ts';
import { findPrograms } from '../../scripts/ha/programs.ts';
import { openVoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { startRecordingReceiver } from './injected/recording-receiver.ts';
import { VotingProcess } from './voting-process-client.ts';

const WAIT = { timeout: 120_000, interval: 20 };
const LEASE_MS = 31_000;
const PATIENCE_MS = 500_000;
const found = findPrograms();

test.skipIf(!found.ok)(
  'votes go on through Patroni, etcd and HAProxy (apt) when the primary’s node dies, and none is lost',
  async () => {
    if (!found.ok) return;
    const cluster = await startLocalCluster(found.programs);
    onTestFinished(() => cluster.stop());
    const receiver = await startRecordingReceiver();
    onTestFinished(() => receiver.close());
    const rewarded: string[] = [];
    const listener = await openVoteReceiver({ onVote: ({ username }) => void rewarded.push(username) });
    onTestFinished(() => listener.close());
    const environment = { DATABASE_URL: cluster.proxyUrl, SECRET_KEY: TEST_SECRET_KEY, PLAYER_COUNTS: 'off' };
    const one = await VotingProcess.start(environment);
    onTestFinished(() => one.signal('SIGKILL'));

    const listings = (await one.list(receiver.url, 4)).map(({ id }) => id);
    const servers = await one.serve([listener]);
    await one.pace({ listings, first: 1, aSecond: 40 });
    await vi.waitUntil(() => receiver.arrivals.length > 100, WAIT);
    const players = { prefix: 'player', count: 1_000 };
    const casting = one.cast({ listings: servers, first: 1_000_000, count: 200, players });
    const killed = await cluster.primary();
    cluster.kill(killed);
    await casting;
    await vi.waitUntil(async () => {
      const members = await cluster.members();
      return members.some(({ name, role, state }) => name !== killed && role === 'leader' && state === 'running');
    }, WAIT);
    const before = one.accepted.length;
    await vi.waitUntil(() => one.accepted.length > before + 200, WAIT);
    await one.rest();

    // Leases whose commit got no response expire.
    const deadUntilMs = Date.now() + LEASE_MS;
    await vi.waitUntil(() => one.command('advance', { shiftMs: LEASE_MS, deadUntilMs }), WAIT);
    await vi.waitUntil(async () => (await one.summary()).waiting === 0, WAIT);
    await vi.waitUntil(async () => (await one.summary()).leases === 0, WAIT);
    await receiver.caughtUp();
    const { events, deliveries } = await one.summary();
    const recorded = new Set(events);
    expect(one.accepted.filter((eventId) => !recorded.has(eventId))).toEqual([]);
    expect(new Set(receiver.arrivals.map(({ deliveryId }) => deliveryId)).size).toBe(receiver.arrivals.length);
    expect(new Set(rewarded).size).toBe(rewarded.length);
    const { delivered = 0, accepted = 0, unknown = 0, ...others } = deliveries;
    expect(others).toEqual({});
    expect(delivered).toBe(new Set(receiver.arrivals.map(({ eventId }) => eventId)).size);
    expect(delivered + accepted + unknown).toBe(events.length);
    expect(one.lost.filter((why) => why !== 'away')).toEqual([]);

    cluster.start(killed);
    await cluster.complete();
  },
  PATIENCE_MS,
);
