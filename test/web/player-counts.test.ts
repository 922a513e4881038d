// P1, P7: what visitors see of a server's players, and what its owner sees besides.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import type { Listing, PlayerCount } from '../../src/web/web-parts.ts';
import { ago, BOT, HOUR, MINECRAFT, MINUTE } from '../support/sample-data.ts';
import { sample, sampleParts } from '../support/sample-parts.ts';

const ONLINE = MINECRAFT.players!;
const PROBLEM = 'Nothing listens at <this> address and port. Check it.';

async function read(path: string, players: PlayerCount | null, more: Partial<Listing> = {}): Promise<string> {
  const listings = [{ ...MINECRAFT, ...more, players }, BOT];
  const answer = await createWeb(sampleParts(sample({ listings }))).request(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

const page = `/listings/${MINECRAFT.id}`;
const overview = `/dashboard/${MINECRAFT.id}`;
const offline: PlayerCount = {
  ...{ state: 'offline', players: null, maxPlayers: null, answeredAt: ago(3 * HOUR) },
  ...{ failingSince: ago(2 * HOUR), problem: PROBLEM },
};
const unknown: PlayerCount = { ...offline, state: 'unknown', failingSince: null };
const fresh: PlayerCount = { ...unknown, answeredAt: null, problem: null };

describe('the listing’s page', () => {
  test('shows how many of how many, when that was, and the last days as a line', async () => {
    const text = await read(page, ONLINE);
    expect(text).toContain('37 of 100 online');
    expect(text).toMatch(/updated <time[^>]*>\d+ min ago<\/time>/);
    expect(text).toMatch(
      /<svg[^>]*aria-label="Players over 7 days: from \d+ to \d+, at least 10, at most 70\."/,
    );
    expect(await read(page, { ...ONLINE, players: 21_000, maxPlayers: null })).toContain('21,000 online');
  });

  test('says since when a server is offline', async () => {
    expect(await read(page, offline)).toMatch(/Offline, first noticed <time[^>]*>2 h ago<\/time>/);
  });

  test('does not take what is unknown for offline, nor what is new for unknown', async () => {
    const text = await read(page, unknown);
    expect(text).toContain('It may be online all the same.');
    expect(text).not.toContain('Offline');
    expect(await read(page, fresh)).toContain('asked for the first time');
  });

  test('keeps the reason for the owner', async () => {
    for (const players of [offline, unknown])
      expect(await read(page, players)).not.toContain('Nothing listens');
  });

  test('has no such card for a bot, or without an address', async () => {
    expect(await read(`/listings/${BOT.id}`, ONLINE)).not.toContain('<h2>Players</h2>');
    expect(await read(page, null, { address: null })).not.toContain('<h2>Players</h2>');
  });
});

describe('lists', () => {
  test('show the number while it is known', async () => {
    expect(await read('/servers', ONLINE)).toContain('37 players');
    expect(await read('/servers', { ...ONLINE, players: 1 })).toContain('1 player<');
    for (const players of [offline, unknown, null])
      expect(await read('/servers', players)).not.toMatch(/\d players?</);
  });
});

describe('the owner’s overview', () => {
  test('says in a sentence why there is no number, and leads to the address', async () => {
    const text = await read(overview, offline);
    expect(text).toContain('Nothing listens at &lt;this&gt; address and port. Check it.');
    expect(text).toContain(`href="${overview}/settings"`);
    expect(text).toMatch(/pill bad[^>]*>Offline/);
    expect(await read(overview, unknown)).toMatch(/pill idle[^>]*>Unknown/);
    expect(await read(overview, ONLINE)).toMatch(/pill good[^>]*>Online/);
  });

  test('asks for the address where none is known', async () => {
    expect(await read(overview, null, { address: null })).toContain('Enter the address');
    expect(await read(overview, null)).not.toContain('<h2>Players</h2>');
    expect(await read(overview, { ...ONLINE, answeredAt: ago(MINUTE) })).not.toContain('Change the address');
  });
});

test('where players are not counted no list is sorted by them, and an old link shows the list all the same', async () => {
  const ask = async (countsPlayers: boolean) =>
    (await createWeb(sampleParts(sample({ countsPlayers }))).request('/servers?sort=players')).text();
  expect(await ask(true)).toMatch(/href="\/servers\?sort=players" aria-current="true"/);
  const without = await ask(false);
  expect(without).not.toContain('sort=players');
  expect(without).not.toContain('Players online');
  expect(without).toMatch(/href="\/servers" aria-current="true">Rank/);
});
