// The page of a listing: what stands on it, with data, without any, and for its owner.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { ago, BOT, HOUR, MINECRAFT, NASTY, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const STRANGER = { ...OWNER, id: 'usr_stranger', platformId: null };

async function read(path: string, change: Partial<Sample> = {}, with_: Partial<Empty> = {}) {
  const parts = sampleParts(sample(change));
  const listings = { ...parts.listings, ...with_ };
  return (await createWeb({ ...parts, listings }).request(path)).text();
}
type Empty = ReturnType<typeof sampleParts>['listings'];

const path = `/listings/${MINECRAFT.id}`;

describe('the page of a listing', () => {
  test('P30 the description is Markdown, and nothing else of it becomes markup', async () => {
    const description =
      '# Towns\n\nA **railway** and [rules](https://survival.example/rules).\n\n- one\n- two\n\n<img src=x onerror=alert(1)>\n\n[bad](javascript:alert(1)) ![a picture](https://survival.example/a.png)';
    const page = await read(path, { listings: [{ ...MINECRAFT, description }] });
    expect(page).toContain('<h3>Towns</h3>');
    expect(page).toContain('<strong>railway</strong>');
    expect(page).toContain('<a href="https://survival.example/rules" rel="nofollow ugc noopener">rules</a>');
    expect(page).toContain('<li>two</li>');
    expect(page).not.toMatch(/<img src=x|href="javascript:|<img[^>]*survival\.example/);
  });

  test('it tells numbers, charts, address, link, tags, when it was made, and others like it', async () => {
    const page = await read(path, {
      listings: [MINECRAFT, { ...MINECRAFT, id: 'lst_other', name: 'Another' }],
    });
    for (const words of [
      '18,204',
      'Votes, last 30 days',
      'Votes, last 12 months',
      'Votes a month over 12 months',
      'Players over 7 days',
      'data-copy="play.survival.example"',
      'Visit its page',
      'href="/servers?tag=survival"',
      'Others like it',
      'href="/listings/lst_other"',
    ])
      expect(page, words).toContain(words);
    expect(page).toMatch(/listed <time datetime="/);
    const bot = await read(`/listings/${BOT.id}`);
    expect(bot).toContain('Newest release');
    expect(bot).toContain('Invite the bot');
  });

  test('the year stands only where it tells more than the month', async () => {
    const votes = [{ day: ago(HOUR).toISOString().slice(0, 10), votes: 5 }];
    const young = {
      dailyVotes: async () => votes,
      monthlyVotes: async () => [{ month: '2026-01', votes: 5 }],
    };
    expect(await read(path, {}, young)).not.toContain('12 months');
    const old = {
      ...young,
      monthlyVotes: async () => [
        { month: '2025-12', votes: 1 },
        { month: '2026-01', votes: 5 },
      ],
    };
    expect(await read(path, {}, old)).toContain('Dec 2025');
  });

  test('P31 a voter finds the own place among the top voters, and learns of nobody else', async () => {
    const topVoters = async () => [
      { userId: 'usr_stranger', votes: 12, name: null },
      { userId: '200000000000000001', votes: 11, name: null },
    ];
    const own = await read(path, { person: STRANGER }, { topVoters });
    expect(own).toMatch(/<b>You<\/b><span>12 votes<\/span>/);
    for (const person of [null, STRANGER, OWNER]) {
      const page = await read(path, { person }, { topVoters });
      expect(page).not.toContain('200000000000000001');
      expect(page).toContain('<span>Anonymous voter</span>');
    }
    const known = { ...STRANGER, platformId: '200000000000000001' };
    expect(await read(path, { person: known }, { topVoters })).toMatch(/<b>You<\/b><span>11 votes<\/span>/);
  });

  test('P139 a voter who lets the name be shown is named, and a hostile name stays text', async () => {
    const topVoters = async () => [{ userId: 'usr_other', votes: 12, name: 'Ada <b>\u202E' }];
    const page = await read(path, { person: null }, { topVoters });
    expect(page).toContain('<bdi>Ada &lt;b&gt;\u202E</bdi><span>12 votes</span>');
    expect(page).not.toContain('Anonymous voter');
  });

  test('P140 whoever voted reads so and when they can vote again; everybody else finds the button', async () => {
    const button = /<a class="btn go big full" href="[^"]+\/vote"/;
    const voted = await read(path, { votedAt: ago(HOUR) });
    expect(voted).not.toMatch(button);
    expect(voted).toContain('You voted');
    expect(voted).toMatch(/You can vote again <time datetime="/);
    expect(voted).toContain(`data-again="${path}/vote"`);
    for (const change of [{ votedAt: null }, { votedAt: ago(HOUR), person: null }])
      expect(await read(path, change)).toMatch(button);
    const paused = { ...MINECRAFT, pausedAt: ago(HOUR) };
    expect(await read(path, { votedAt: ago(HOUR), listings: [paused] })).not.toContain('You can vote again');
  });

  test('a new listing is complete: nothing is missing but numbers', async () => {
    const bare = {
      ...MINECRAFT,
      description: '',
      summary: '',
      link: null,
      address: null,
      tags: [],
      players: null,
    };
    const none = {
      dailyVotes: async () => [],
      monthlyVotes: async () => [],
      topVoters: async () => [],
      related: async () => [],
    };
    const page = await read(path, { listings: [bare], person: null }, none);
    expect(page).toContain('Nobody voted in these 30 days so far.');
    expect(page).toContain('The first place is free.');
    for (const words of ['About', '12 months', 'Others like it', 'Join</h2>', 'dashboard'])
      expect(page, words).not.toContain(words);
  });

  test('its owner is told what is missing, a stranger is not', async () => {
    const listings = [{ ...MINECRAFT, description: '' }];
    expect(await read(path, { listings })).toContain('There is no description yet.');
    expect(await read(path, { listings, person: STRANGER })).not.toContain('There is no description yet.');
  });

  test('a name of 200 marks, an override and a long word stay within their place', async () => {
    const name = `\u202E${'a\u0301'.repeat(30)}${'\u0301'.repeat(200)}`;
    const page = await read(`/listings/${NASTY.id}`, { listings: [{ ...NASTY, name }, BOT] });
    expect(page).toContain(`<bdi>${name}</bdi>`);
    expect(page).toContain('class="icon');
  });
});
