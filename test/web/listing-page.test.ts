// The page of a listing: with data, without any, and for its owner.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listingPath } from '../../src/listings/listing-path.ts';
import { seedListing } from '../support/seed/people-and-listings.ts';
import { ago, DAY } from '../support/seed/rows.ts';
import { BOT, MINECRAFT, OWNER, type PersonName, STRANGER } from '../support/seed/sample-site.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const path = `/listings/${MINECRAFT.id}`;
const site = sharedSite({ as: null });

async function read(to = path, as?: PersonName): Promise<string> {
  const { get, cookieOf } = site();
  return (await get(to, as ? { cookie: await cookieOf(as) } : {})).page;
}

const change = (listing: Record<string, unknown>, id: string = MINECRAFT.id) =>
  site().db.updateTable('listing').set(listing).where('id', '=', id).execute();

/** A day with votes that is older than the daily chart of the page. */
const addOldVotes = () =>
  site()
    .db.insertInto('listing_day')
    .values({
      listing_id: MINECRAFT.id,
      day: ago(70 * DAY)
        .toISOString()
        .slice(0, 10),
      votes: 7,
      weight: 7,
      scored: false,
    })
    .execute();

describe('the page of a listing', () => {
  test('P30 the description is Markdown, and nothing else in it becomes markup', async () => {
    const description =
      '# Towns\n\nA **railway** and [rules](https://survival.example/rules).\n\n- one\n- two\n\n<img src=x onerror=alert(1)>\n\n[bad](javascript:alert(1)) ![a picture](https://survival.example/a.png)';
    await change({ description });
    const page = await read();
    expect(page).toContain('<h3>Towns</h3>');
    expect(page).toContain('<strong>railway</strong>');
    expect(page).toContain('<a href="https://survival.example/rules" rel="nofollow ugc noopener">rules</a>');
    expect(page).toContain('<li>two</li>');
    expect(page).not.toMatch(/<img src=x|href="javascript:|<img[^>]*survival\.example/);
  });

  test('the yearly chart is shown only when it has more votes than the month', async () => {
    expect(await read()).not.toContain('12 months');
    await addOldVotes();
    expect(await read()).toContain('Votes, last 12 months');
  });

  test('it shows numbers, charts, address, link, tags, when it was listed, and similar listings', async () => {
    await seedListing(site().db, {
      id: 'lst_similar',
      type: 'game',
      game: 'minecraft',
      tags: ['survival'],
    });
    const page = await read();
    for (const text of [
      '18,204',
      'Votes, last 30 days',
      'Votes, last 12 months',
      'Players over 7 days',
      'data-copy="play.survival.example"',
      'Website',
      'href="/servers?tag=survival"',
      'Similar listings',
      'href="/listings/another-listing"',
    ])
      expect(page, text).toContain(text);
    expect(page).toMatch(/Votes per month over 12 months/);
    expect(page).toMatch(/Listed<\/dt><dd><time datetime="/);
    const bot = await read(`/listings/${BOT.id}`);
    expect(bot).toContain('Latest release');
    expect(bot).toContain('Add to Discord</a>');
  });

  test('P566 categories and tags are below how to join, and a tag that repeats a category is left out', async () => {
    await seedListing(site().db, {
      id: 'lst_tagged',
      type: 'game',
      game: 'minecraft',
      name: 'Tagged',
      address: 'tagged.example',
      categories: ['survival'],
      tags: ['survival', 'calm'],
    });
    const page = await read('/listings/lst_tagged');
    expect(page).toContain('href="/servers?tag=calm"');
    expect(page).not.toContain('href="/servers?tag=survival"');
    const [join, category] = ['tagged.example', 'href="/servers/minecraft/category/survival"'].map((text) =>
      page.indexOf(text),
    );
    expect(join).toBeGreaterThan(0);
    expect(category).toBeGreaterThan(join ?? 0);
  });

  test('a new listing shows everything but the numbers', async () => {
    await seedListing(site().db, { id: 'lst_bare', type: 'game', game: 'minecraft', name: 'Bare' });
    const page = await read('/listings/lst_bare');
    expect(page).toMatch(/last 30 days|in the last 30 days/);
    expect(page).toContain('No votes yet this month. Be the first!');
    for (const text of [
      'About',
      '12 months',
      'Similar listings',
      'class="card join"',
      'Images',
      'Links',
      'banner',
      'Run by',
      'dashboard',
    ])
      expect(page, text).not.toContain(text);
  });

  test('the owner sees that the description is missing, other people do not', async () => {
    await change({ description: '' });
    expect(await read(path, 'owner')).toContain('No description yet.');
    expect(await read(path, 'stranger')).not.toContain('No description yet.');
  });

  test('a name with many combining marks and a direction override stays within its element', async () => {
    const name = `\u202E${'a\u0301'.repeat(20)}${'\u0301'.repeat(38)}`;
    await seedListing(site().db, { id: 'lst_marks', name });
    const page = await read('/listings/lst_marks');
    expect(page).toContain(`<bdi>${name}</bdi>`);
    expect(page).toContain('class="icon');
  });
});

describe('top voters', () => {
  const DISCORD_ID = '200000000000000001';
  const month = `${ago(0).toISOString().slice(0, 7)}-01`;
  const setVoters = async (voters: Record<string, number>) => {
    const { db } = site();
    await db.deleteFrom('voter_month').execute();
    const rows = Object.entries(voters).map(([user_id, votes]) => ({
      listing_id: MINECRAFT.id,
      month,
      user_id,
      votes,
      last_voted_at: ago(DAY),
    }));
    await db.insertInto('voter_month').values(rows).execute();
  };
  const setPerson = (id: string, row: { platform_id?: string | null; shows_name?: boolean; name?: string }) =>
    site().db.updateTable('person').set(row).where('id', '=', id).execute();

  test('P31 voters see their own place among the top voters, and nobody else’s', async () => {
    await setVoters({ [STRANGER.id]: 12, [DISCORD_ID]: 11 });
    expect(await read(path, 'stranger')).toMatch(/<b>You<\/b><span>12 votes<\/span>/);
    for (const as of [undefined, 'stranger', 'owner'] as const) {
      const page = await read(path, as);
      expect(page).not.toContain(DISCORD_ID);
      expect(page).toContain('<span>Anonymous voter</span>');
    }
    await setPerson(STRANGER.id, { platform_id: DISCORD_ID });
    expect(await read(path, 'stranger')).toMatch(/<b>You<\/b><span>11 votes<\/span>/);
    await setPerson(STRANGER.id, { platform_id: null });
  });

  test('P139 a voter who agreed is named, and a hostile name is shown as text', async () => {
    await setVoters({ [OWNER.id]: 12 });
    await setPerson(OWNER.id, { shows_name: true, name: 'Ada <b>\u202E' });
    const page = await read();
    expect(page).toContain('<bdi>Ada &lt;b&gt;\u202E</bdi><span>12 votes</span>');
    expect(page).not.toContain('Anonymous voter');
  });
});

describe('P140 the vote button', () => {
  const button = /<a class="btn go big full" href="[^"]+\/vote"/;
  beforeEach(() => change({ paused_at: null }));
  afterEach(() => change({ paused_at: null }));

  test('a visitor who voted sees when the next vote is possible instead; everybody else sees the button', async () => {
    const { post, cookieOf } = site();
    await post(`${path}/vote`, {}, { ...SAME_SITE, cookie: await cookieOf('voter') });
    const voted = await read(path, 'voter');
    expect(voted).not.toMatch(button);
    expect(voted).toContain('You voted');
    expect(voted).toMatch(/<b>You voted<\/b> · again <time datetime="/);
    expect(voted).toContain(`data-again="${listingPath(MINECRAFT, '/vote')}"`);
    for (const as of ['stranger', undefined] as const) expect(await read(path, as)).toMatch(button);
    await change({ paused_at: ago(0) });
    expect(await read(path, 'voter')).not.toContain('You voted');
  });
});

describe('P550 the address of a listing', () => {
  const ask = (address: string, init?: RequestInit) => site().http.request(address, init);

  test.each([
    `/listings/${MINECRAFT.id}`,
    `/listings/${MINECRAFT.id}/vote?from=here`,
    '/listings/SAMPLE-survival',
    `/listings/${MINECRAFT.id}/report`,
  ])('%s moves to the one with the slug', async (address) => {
    const response = await ask(address);
    const expected = address.replace(MINECRAFT.id, MINECRAFT.slug).replace('SAMPLE-survival', MINECRAFT.slug);
    expect([response.status, response.headers.get('location')]).toEqual([301, expected]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect((await ask(expected)).status).toBe(200);
  });

  test('with percent-encoded letters moves to the same page, and not to one with more letters', async () => {
    for (const [address, expected] of [
      ['/listings/%73ample-survival', `/listings/${MINECRAFT.slug}`],
      ['/listings/%73ample-survival/vote?from=here', `/listings/${MINECRAFT.slug}/vote?from=here`],
      [`/listings/%${MINECRAFT.id.charCodeAt(0).toString(16)}${MINECRAFT.id.slice(1)}`, `/listings/${MINECRAFT.slug}`],
    ] as const)
      expect([address, (await ask(address)).headers.get('location')]).toEqual([address, expected]);
  });

  test('files, feeds and forms are where they were', async () => {
    for (const [address, method, status] of [
      [`/listings/${BOT.id}/changelog.atom`, 'GET', 200],
      [`/listings/${BOT.id}/badges/votes.svg`, 'GET', 200],
      [`/listings/${MINECRAFT.id}/vote`, 'POST', 303],
    ] as const)
      expect([address, (await ask(address, { method, headers: SAME_SITE })).status]).toEqual([address, status]);
  });

  test('of an unlisted one is 404 for strangers by every name, so that names reveal nothing', async () => {
    await change({ state: 'hidden', state_reason: 'x' });
    for (const name of [MINECRAFT.id, MINECRAFT.slug]) expect((await ask(`/listings/${name}`)).status).toBe(404);
    await change({ state: 'public', state_reason: null });
  });
});
