// P1: which processes of the service poll game servers, and that polling stops with the process.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { readPlayerCounts } from '../../src/game-servers/player-counts.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { type GameServer, serveMinecraft } from '../support/game-servers.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { startServer } from '../support/server-process.ts';
import { waitUntil } from '../support/wait.ts';

let database: TestDatabase;
let responding: GameServer;
let silent: GameServer;
let listingId: string;

beforeEach(async () => {
  database = await freshDatabase();
  responding = await serveMinecraft({ players: { online: 37, max: 100 } });
  silent = await serveMinecraft(() => undefined);
  const ownerId = (await aPerson(database.db)).id;
  const at = async ({ port }: GameServer) => {
    const given = { type: 'game', game: 'minecraft', name: 'Sample', ownerId } as const;
    const saved = await createListing(database.db, { ...given, address: `127.0.0.1:${port}`, by: OPERATOR });
    if (!saved.ok) throw new Error(saved.reason);
    return saved.listing.id;
  };
  listingId = await at(responding);
  await at(silent);
});
afterEach(async () => {
  await responding.close();
  await silent.close();
  await database.close();
});

const environment = () => ({
  DATABASE_URL: database.url!,
  SECRET_KEY: TEST_SECRET_KEY,
  ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
});

test.each(['all', 'worker'])(
  'ROLE=%s polls as soon as it starts, and a stop does not wait for a silent server',
  async (ROLE) => {
    const server = await startServer({ ...environment(), ROLE });
    await waitUntil(async () => (await readPlayerCounts(database.db, [listingId])).get(listingId)?.players === 37);
    await waitUntil(() => silent.asked() === 1);
    expect(await server.stop()).toBe(0);
    const rows = await database.db.selectFrom('player_count').select(['claim_id', 'failures']).execute();
    expect(rows).toEqual([
      { claim_id: null, failures: 0 },
      { claim_id: null, failures: 0 },
    ]);
  },
);

test.each([{ ROLE: 'web' }, { PLAYER_COUNTS: 'off' }])('%o polls no server', async (more) => {
  const server = await startServer({ ...environment(), ...more });
  // The first poll was started before: each of these queries reaches the database after it.
  for (let times = 0; times < 5; times += 1)
    expect((await fetch(`http://127.0.0.1:${server.summary.port}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect([responding.asked(), silent.asked()]).toEqual([0, 0]);
});
