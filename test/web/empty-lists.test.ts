// P141: a list with nothing in it says why, and what to do next.
import { describe, expect, test } from 'vitest';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { openSite } from '../support/sample-site.ts';

const { get } = openSite({ listings: [MINECRAFT, BOT], person: null });

describe('P141 a list with nothing in it', () => {
  test('of a game without listings invites to add the first one, whatever else was asked for', async () => {
    const bare = await get('/servers?game=hytale');
    expect(bare.page).toContain('No Hytale servers yet');
    expect(bare.page).toContain('href="/dashboard/new?kind=hytale"');
    expect(bare.page).not.toMatch(/No results|fewer words/);
    const asked = await get('/servers?game=hytale&q=nothing');
    expect(asked.page).toContain('No Hytale servers yet');
  });

  test('of a whole kind invites to add the first one', async () => {
    const empty = openSite({ listings: [], person: null });
    expect((await empty.get('/bots')).page).toContain('No bots yet');
    expect((await empty.get('/servers')).page).toContain('No game servers yet');
  });

  test('of a search says that there are no results, and leads out of it', async () => {
    const { page } = await get('/servers?game=minecraft&q=nothing&tag=economy');
    expect(page).toContain('No results');
    for (const way of ['Remove the tag<', 'Search all games', 'Search bots instead', 'Show all servers'])
      expect(page, way).toContain(way);
  });

  test('of a tag that no listing has speaks of the tag', async () => {
    const { page } = await get('/bots?tag=nobody-has-it');
    expect(page).toContain('No bots with this tag');
    expect(page).toContain('Remove the tag<');
    expect(page).not.toContain('fewer words');
  });
});
