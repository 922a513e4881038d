// P1, P7: what visitors see of a server's player count, and what its owner sees in addition.
import { describe, expect, test } from 'vitest';
import { ago, HOUR, MINUTE } from '../support/seed/rows.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, sharedSite } from '../support/site.ts';

const ONLINE = {
  state: 'online',
  players: 37,
  max_players: 100,
  answered_at: ago(2 * MINUTE),
  failing_since: null,
  code: null,
} as const;
const OFFLINE = {
  state: 'offline',
  players: null,
  max_players: null,
  answered_at: ago(3 * HOUR),
  failing_since: ago(2 * HOUR),
  code: 'connect_refused',
} as const;
const UNKNOWN = { ...OFFLINE, state: 'unknown', failing_since: null } as const;
const NEW = { ...UNKNOWN, answered_at: null, code: null } as const;
const PROBLEM = 'Nothing is listening';

const site = sharedSite();
const page = `/listings/${MINECRAFT.id}`;
const overview = `/dashboard/${MINECRAFT.id}`;

type Row = Partial<Record<keyof typeof ONLINE, unknown>>;

/** The page with this row for the server; null for no row. */
async function read(path: string, row: Row | null, address: string | null = 'play.survival.example') {
  const { db, get } = site();
  await db.updateTable('listing').set({ address }).where('id', '=', MINECRAFT.id).execute();
  await db.deleteFrom('player_count').execute();
  if (row)
    await db
      .insertInto('player_count')
      .values({ listing_id: MINECRAFT.id, next_probe_at: ago(-HOUR), ...row } as never)
      .execute();
  const { status, page: text } = await get(path);
  expect(status).toBe(200);
  return text;
}

describe('the listing’s page', () => {
  test('shows players and slots, the time of the poll, and a chart of the last days', async () => {
    const text = await read(page, ONLINE);
    expect(text).toContain('37 of 100 online');
    expect(text).toMatch(/updated <time[^>]*>\d+ min ago<\/time>/);
    expect(text).toMatch(/<svg[^>]*aria-label="Players over 7 days: from \d+ to \d+, at least 10, at most 70\."/);
    expect(await read(page, { ...ONLINE, players: 21_000, max_players: null })).toContain('21,000 online');
  });

  test('says since when a server is offline', async () => {
    expect(await read(page, OFFLINE)).toMatch(/Stopped responding <time[^>]*>2 h ago<\/time>/);
  });

  test('shows neither an unknown server as offline nor a new one as unknown', async () => {
    const text = await read(page, UNKNOWN);
    expect(text).toContain('but it may still be online.');
    expect(text).not.toContain('Offline');
    expect(await read(page, NEW)).toContain('queried for the first time');
  });

  test('shows the reason only to the owner', async () => {
    for (const row of [OFFLINE, UNKNOWN]) expect(await read(page, row)).not.toContain(PROBLEM);
  });

  test('has no player card for a bot, or without an address', async () => {
    expect(await read(`/listings/${BOT.id}`, ONLINE)).not.toContain('<h2>Players</h2>');
    expect(await read(page, null, null)).not.toContain('<h2>Players</h2>');
  });
});

describe('lists', () => {
  test('show the number while it is known', async () => {
    expect(await read('/servers', ONLINE)).toContain('37 players');
    expect(await read('/servers', { ...ONLINE, players: 1 })).toContain('1 player<');
    for (const row of [OFFLINE, UNKNOWN, null]) expect(await read('/servers', row)).not.toMatch(/\d players?</);
  });
});

describe('the owner’s overview', () => {
  test('says in a sentence why there is no number, and links to the address', async () => {
    const text = await read(overview, OFFLINE);
    expect(text).toContain(PROBLEM);
    expect(text).toContain(`href="${overview}/page#address"`);
    expect(text).toMatch(/pill bad[^>]*>Offline/);
    expect(await read(overview, UNKNOWN)).toMatch(/pill idle[^>]*>Unknown/);
    expect(await read(overview, ONLINE)).toMatch(/pill good[^>]*>Online/);
  });

  test('asks for the address when there is none', async () => {
    expect(await read(overview, null, null)).toContain('Add address');
    expect(await read(overview, null)).not.toContain('<h2>Players</h2>');
    expect(await read(overview, { ...ONLINE, answered_at: ago(MINUTE) })).not.toContain('Change address');
  });
});

describe('sorting by players', () => {
  const link = /href="\/servers\?sort=players" aria-current="true"/;

  test('is offered where players are counted', async () => {
    expect(await read('/servers?sort=players', ONLINE)).toMatch(link);
  });

  test('is not offered with PLAYER_COUNTS=off, and an old link still shows the list', async () => {
    const { get } = await openSite({ environment: { PLAYER_COUNTS: 'off' } });
    const { page: text } = await get('/servers?sort=players');
    expect(text).not.toContain('sort=players');
    expect(text).not.toContain('Players online');
    expect(text).toMatch(/href="\/servers" aria-current="true">Rank/);
  });
});
