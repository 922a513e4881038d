// P141: an empty list says why it is empty, and what to do next.
import { describe, expect, test } from 'vitest';
import { openSite, sharedSite } from '../support/site.ts';

describe('P141 an empty list', () => {
  const site = sharedSite({ as: null });
  const read = async (path: string) => (await site().get(path)).page;

  test('of a game without listings invites people to add the first one, whatever else was searched for', async () => {
    const page = await read('/servers?game=hytale');
    expect(page).toContain('No Hytale servers yet');
    expect(page).toContain('href="/dashboard/new?kind=hytale"');
    expect(page).not.toMatch(/No results|fewer words/);
    expect(await read('/servers?game=hytale&q=nothing')).toContain('No Hytale servers yet');
  });

  test('of a search says that there are no results, and links out of it', async () => {
    const page = await read('/servers?game=minecraft&q=nothing&tag=economy');
    expect(page).toContain('No results');
    for (const way of ['Remove tag<', 'Search all games', 'Search bots instead', 'Show all servers'])
      expect(page, way).toContain(way);
  });

  test('is not said to be empty because it has a single listing', async () => {
    const page = await read('/');
    expect(page).not.toContain('No listings yet');
    for (const name of ['Sample Bot', 'Sample Survival']) expect(page, name).toContain(name);
  });

  test('of a tag without listings names the tag as the reason', async () => {
    const page = await read('/bots?tag=nobody-has-it');
    expect(page).toContain('No bots with this tag');
    expect(page).toContain('Remove tag<');
    expect(page).not.toContain('fewer words');
  });
});

test('P141 an empty type invites people to add the first listing', async () => {
  const { get } = await openSite({ seeded: false, as: null });
  expect((await get('/bots')).page).toContain('No bots yet');
  expect((await get('/servers')).page).toContain('No game servers yet');
});
