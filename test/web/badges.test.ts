// Badges: pictures and data of a listing's numbers, for other sites (decision P27).
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const web = (state: Partial<Sample> = {}) => createWeb(sampleParts(sample(state)));
const read = async (path: string, state: Partial<Sample> = {}, headers: Record<string, string> = {}) => {
  const answer = await web({ person: null, ...state }).request(`/listings/${path}`, { headers });
  return { answer, text: await answer.text() };
};
const messageOf = async (path: string, state: Partial<Sample> = {}) =>
  JSON.parse((await read(`${path}.json`, state)).text).message;
const game = MINECRAFT.id;

describe('P27 badges', () => {
  test('say what the listing’s page says', async () => {
    expect(await messageOf(`${game}/badges/votes`)).toBe('18,204');
    expect(await messageOf(`${game}/badges/rank`)).toBe('#1');
    expect(await messageOf(`${game}/badges/players`)).toBe('37 / 100 online');
    expect(await messageOf(`${BOT.id}/badges/servers`)).toBe('12,345');
    const offline = { ...MINECRAFT, players: { ...MINECRAFT.players!, state: 'offline' as const } };
    expect(await messageOf(`${game}/badges/players`, { listings: [offline] })).toBe('offline');
    const { rank: _, ...low } = { ...MINECRAFT, players: null };
    expect(await messageOf(`${game}/badges/players`, { listings: [low] })).toBe('unknown');
    expect(await messageOf(`${game}/badges/rank`, { listings: [low] })).toBe('unranked');
    expect(await messageOf(`${BOT.id}/badges/servers`, { listings: [{ ...BOT, servers: null }] })).toBe(
      'unknown',
    );
  });

  test('are small pictures that say in words what they show, and nothing else', async () => {
    const { answer, text } = await read(`${game}/badges/votes.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(text).toMatch(/^<svg [^>]*role="img" aria-label="votes: 18,204"><title>votes: 18,204<\/title>/);
    expect(text.length).toBeLessThan(1_000);
    expect(text).not.toMatch(/style|script|href|url\((?!#r\))/);
  });

  test('may be shown anywhere, for a minute, and are asked for again by their tag', async () => {
    for (const path of [`${game}/badges/votes.svg`, `${game}/badges/votes.json`]) {
      const { answer } = await read(path);
      const header = (name: string) => answer.headers.get(name);
      expect(header('access-control-allow-origin')).toBe('*');
      expect(header('cross-origin-resource-policy')).toBe('cross-origin');
      expect(header('cache-control')).toBe('public, max-age=60');
      expect(header('content-security-policy')).toContain("default-src 'none'");
      expect(header('set-cookie')).toBeNull();
      const tag = header('etag') ?? '';
      const again = await read(path, {}, { 'if-none-match': `"other", W/${tag}` });
      expect(again.answer.status).toBe(304);
      expect(again.text).toBe('');
      const changed = { listings: [{ ...MINECRAFT, voteCount: 18_205 }] };
      expect((await read(path, changed, { 'if-none-match': tag })).answer.status).toBe(200);
    }
  });

  test('shields.io takes the data', async () => {
    const { answer, text } = await read(`${game}/badges/votes.json`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text)).toEqual({
      ...{ schemaVersion: 1, label: 'votes', message: '18,204' },
      ...{ color: expect.stringMatching(/^[0-9a-f]{6}$/), cacheSeconds: 60 },
    });
  });

  test('what is not there is a picture that says so, with 404', async () => {
    const paths = [
      'none/badges/votes',
      `${game}/badges/servers`,
      `${BOT.id}/badges/players`,
      `${game}/badges/x`,
    ];
    for (const path of [...paths, `${game}/badges/__proto__`, `${game}/badges/webhook`]) {
      const { answer, text } = await read(`${path}.svg`);
      expect(answer.status, path).toBe(404);
      expect(text).toContain('<title>listing: not found</title>');
      expect(JSON.parse((await read(`${path}.json`)).text)).toMatchObject({ isError: true });
    }
    expect((await read(`${game}/badges/votes.png`)).answer.status).toBe(404);
  });

  test('a word of one’s own is text, short, in one line, in its own direction', async () => {
    const label = async (given: string) => {
      const { text } = await read(`${game}/badges/votes.svg?label=${encodeURIComponent(given)}`);
      return /<title>(.*): 18,204<\/title>/s.exec(text)?.[1];
    };
    expect(await label('fans')).toBe('fans');
    expect(await label('<script>&"')).toBe('&lt;script&gt;&amp;&quot;');
    expect(await label('a\u202Eb\u0000c\nd\ufffe')).toBe('abc d');
    expect(await label('x'.repeat(10_000))).toBe(`${'x'.repeat(39)}…`);
    for (const empty of ['', '  ', '\u202E']) expect(await label(empty)).toBe('votes');
  });

  test('of the webhook only where the owner wants it', async () => {
    const path = `${game}/badges/webhook`;
    expect((await read(`${path}.svg`)).answer.status).toBe(404);
    const shown = { webhookBadge: true };
    expect(await messageOf(path, shown)).toBe('failing');
    expect(await messageOf(path, { ...shown, webhook: null })).toBe('nothing sent yet');
  });
});

describe('the page of badges', () => {
  const page = `/dashboard/${game}/badges`;
  const post = (state: Partial<Sample>, fields: Record<string, string>, origin = 'http://localhost') =>
    web(state).request(page, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  test('shows each badge with lines to copy', async () => {
    const text = await (await web().request(page)).text();
    const base = `http://localhost/listings/${game}`;
    expect(text).toContain(`[![Votes on Plaudit](${base}/badges/votes.svg)](${base}/vote)`);
    expect(text).toContain(`&lt;img src=&quot;${base}/badges/rank.svg&quot;`);
    expect(text).not.toContain('servers.svg');
    expect(text).not.toContain('webhook.svg');
    expect(await (await web({ webhookBadge: true }).request(page)).text()).toContain('webhook.svg');
  });

  test('its owner shows the webhook’s badge and hides it again; nobody else does', async () => {
    const calls: string[] = [];
    expect((await post({ calls }, { webhook: 'shown' })).status).toBe(303);
    expect((await post({ calls }, { webhook: 'hidden' })).status).toBe(303);
    expect((await post({ calls }, {})).status).toBe(303);
    const listings = [{ ...MINECRAFT, ownerId: 'usr_somebodyelse' }];
    expect((await post({ calls, listings }, { webhook: 'shown' })).status).toBe(403);
    expect((await post({ calls, person: null }, { webhook: 'shown' })).status).toBe(303);
    expect((await post({ calls }, { webhook: 'shown' }, 'https://evil.example')).status).toBe(403);
    expect(calls).toEqual(['showWebhook true', 'showWebhook false', 'showWebhook false']);
  });
});
