// Badges: images and data of a listing's numbers, for other sites (decision P27).
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { removeWebhook } from '../../src/endpoints/webhook-settings.ts';
import { isWebhookBadgeShown } from '../../src/listings/queries.ts';
import { setWebhookBadge } from '../../src/listings/save-listing.ts';
import { ago, HOUR } from '../support/seed/rows.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const site = sharedSite({ as: null });
const read = async (path: string, headers: Record<string, string> = {}) => {
  const { response: answer, page: text } = await site().get(`/listings/${path}`, headers);
  return { answer, text };
};
const messageOf = async (path: string) => JSON.parse((await read(`${path}.json`)).text).message;
const game = MINECRAFT.id;
const change = (listing: Record<string, unknown>, id: string = game) =>
  site().db.updateTable('listing').set(listing).where('id', '=', id).execute();
const setPlayers = (row: Record<string, unknown>) =>
  site().db.updateTable('player_count').set(row).where('listing_id', '=', game).execute();

describe('P27 badges', () => {
  test('show the same numbers as the listing’s page', async () => {
    expect(await messageOf(`${game}/badges/votes`)).toBe('18,204');
    expect(await messageOf(`${game}/badges/rank`)).toBe('#1');
    expect(await messageOf(`${MINECRAFT.slug}/badges/rank`)).toBe('#1');
    expect(await messageOf(`${game}/badges/players`)).toBe('37 / 100 online');
    expect(await messageOf(`${BOT.id}/badges/servers`)).toBe('12,345');
    await setPlayers({ state: 'offline', players: null, failing_since: ago(HOUR) });
    expect(await messageOf(`${game}/badges/players`)).toBe('offline');
    await setPlayers({ state: 'unknown' });
    expect(await messageOf(`${game}/badges/players`)).toBe('unknown');
    await change({ server_count: null, shard_count: null, server_count_at: null }, BOT.id);
    expect(await messageOf(`${BOT.id}/badges/servers`)).toBe('unknown');
    await change({ paused_at: ago(HOUR) });
    expect(await messageOf(`${game}/badges/rank`)).toBe('unranked');
    await change({ paused_at: null });
  });

  test('are small images with a text alternative, and contain nothing else', async () => {
    const { answer, text } = await read(`${game}/badges/votes.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(text).toMatch(/^<svg [^>]*role="img" aria-label="votes: 18,204"><title>votes: 18,204<\/title>/);
    expect(text.length).toBeLessThan(1_000);
    expect(text).not.toMatch(/style|script|href|url\((?!#r\))/);
  });

  test('may be embedded on any site, are cached for a minute and revalidated by ETag', async () => {
    for (const path of [`${game}/badges/votes.svg`, `${game}/badges/votes.json`]) {
      const { answer } = await read(path);
      const header = (name: string) => answer.headers.get(name);
      expect(header('access-control-allow-origin')).toBe('*');
      expect(header('cross-origin-resource-policy')).toBe('cross-origin');
      expect(header('cache-control')).toBe('public, max-age=60');
      expect(header('content-security-policy')).toContain("default-src 'none'");
      expect(header('set-cookie')).toBeNull();
      const tag = header('etag') ?? '';
      const again = await read(path, { 'if-none-match': `"other", W/${tag}` });
      expect(again.answer.status).toBe(304);
      expect(again.text).toBe('');
      await change({ vote_count: 18_205 });
      expect((await read(path, { 'if-none-match': tag })).answer.status).toBe(200);
      await change({ vote_count: 18_204 });
    }
  });

  test('are available as data for shields.io', async () => {
    const { answer, text } = await read(`${game}/badges/votes.json`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text)).toEqual({
      schemaVersion: 1,
      label: 'votes',
      message: '18,204',
      color: expect.stringMatching(/^[0-9a-f]{6}$/),
      cacheSeconds: 60,
    });
  });

  test('respond with 404 and an image that says so when the listing does not exist', async () => {
    const paths = ['none/badges/votes', `${game}/badges/servers`, `${BOT.id}/badges/players`, `${game}/badges/x`];
    for (const path of [...paths, `${game}/badges/__proto__`, `${game}/badges/webhook`]) {
      const { answer, text } = await read(`${path}.svg`);
      expect(answer.status, path).toBe(404);
      expect(text).toContain('<title>listing: not found</title>');
      expect(JSON.parse((await read(`${path}.json`)).text)).toMatchObject({ isError: true });
    }
    expect((await read(`${game}/badges/votes.png`)).answer.status).toBe(404);
  });

  test('escape a custom label, and limit it to one line, a maximum length and its own text direction', async () => {
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

  test('include the webhook only if the owner allows it', async () => {
    const path = `${game}/badges/webhook`;
    expect((await read(`${path}.svg`)).answer.status).toBe(404);
    await change({ webhook_badge: true });
    expect(await messageOf(path)).toBe('failing');
    await removeWebhook(site().db, game, OPERATOR);
    expect(await messageOf(path)).toBe('no deliveries yet');
  });
});

describe('the badges page', () => {
  const page = `/dashboard/${game}/badges`;
  const owners = sharedSite();
  const isShown = async () => isWebhookBadgeShown(owners().db, game);

  test('shows each badge with code to copy', async () => {
    const { page: text } = await owners().get(page);
    const base = `http://localhost/listings/${game}`;
    expect(text).toContain(`[![Votes on Plaudit](${base}/badges/votes.svg)](${base}/vote)`);
    expect(text).toContain(`&lt;img src=&quot;${base}/badges/rank.svg&quot;`);
    expect(text).not.toContain('servers.svg');
    expect(text).not.toContain('webhook.svg');
  });

  test('lets the owner show and hide the webhook badge, and nobody else', async () => {
    const { get, post, cookieOf } = owners();
    const asOthers = { ...SAME_SITE, cookie: await cookieOf('stranger') };
    expect((await post(page, { webhook: 'shown' }, asOthers)).status).toBe(403);
    expect((await post(page, { webhook: 'shown' }, { ...SAME_SITE, cookie: 'none=1' })).status).toBe(303);
    expect((await post(page, { webhook: 'shown' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await isShown()).toBe(false);
    expect((await post(page, { webhook: 'shown' })).status).toBe(303);
    expect(await isShown()).toBe(true);
    expect((await get(page)).page).toContain('webhook.svg');
    for (const fields of [{ webhook: 'hidden' }, {}] as Record<string, string>[]) {
      await setWebhookBadge(owners().db, game, true, OPERATOR);
      expect((await post(page, fields)).status).toBe(303);
      expect(await isShown()).toBe(false);
    }
  });
});
