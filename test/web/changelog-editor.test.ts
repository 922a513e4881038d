// Release notes edited in the dashboard (decision P63), and rotating a token's secret.
import { describe, expect, test } from 'vitest';
import { selectEntry } from '../../src/changelog/queries.ts';
import { changelogRateLimit } from '../../src/changelog/write-entry.ts';
import type { AppContext } from '../../src/context.ts';
import { consume } from '../../src/db/rate-limit.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

const PATH = `/dashboard/${BOT.id}/changelog`;

async function site(options: SiteOptions = {}) {
  const { db, clock, get, cookieOf, postAndFollow: post } = await openSite(options);
  const entry = (version: string) => selectEntry(db, BOT.id, version);
  return { db, clock, get, cookieOf, post, entry, events: await newAuditEvents(db) };
}

const withoutPlan = ({ db }: AppContext) => db.updateTable('listing').set({ plan: 'free' }).execute();

describe('P63 the changelog in the dashboard', () => {
  test('lists entries; one removed by staff shows the reason and no actions', async () => {
    const { page } = await (await site()).get(PATH);
    expect(page).toContain(`${PATH}/edit?version=2.3.8`);
    expect(page).toContain('Removed by staff');
    expect(page).not.toContain(`${PATH}/edit?version=2.3.9`);
  });

  test('says up front that the plan does not include it; existing entries can be deleted', async () => {
    const { get, post } = await site({ arrange: withoutPlan });
    const { page } = await get(PATH);
    expect(page).toContain('Your plan does not include the changelog.');
    expect(page).not.toContain(`${PATH}/new`);
    expect(page).toContain(`${PATH}/delete?version=2.3.8`);
    const refused = await post(`${PATH}/new`, { version: '3', body: 'x' });
    expect([refused.status, refused.page.includes('Ask the operator of this site to change to Plus')]).toEqual([
      422,
      true,
    ]);
  });

  test('publishes a new version', async () => {
    const { post, entry, events } = await site();
    const fields = {
      version: ' 3.0 ',
      title: 'New',
      body: '## Hi\r\nthere',
      releasedAt: '2026-11-20T12:00+01:00',
    };
    expect(await post(`${PATH}/new`, fields)).toMatchObject({ location: PATH });
    expect(await entry('3.0')).toMatchObject({
      title: 'New',
      body: '## Hi\nthere',
      publishedAt: new Date('2026-11-20T11:00:00.000Z'),
    });
    expect(await events()).toEqual([`changelog.written ${BOT.id}`]);
  });

  test('reads the release time in the time zone that the form shows', async () => {
    const { get, post, entry, cookieOf } = await site();
    const cookie = `${await cookieOf('owner')}; tz=America/New_York`;
    const { page } = await get(`${PATH}/new`, { cookie });
    expect(page).toContain('In the time zone America/New York (UTC-5).');
    expect(page).toMatch(/<input id="releasedAt"[^>]* type="datetime-local"/);
    const zone = /name="zone" value="([^"]*)"/.exec(page)?.[1] ?? '';
    await post(`${PATH}/new`, { version: '3.1', body: 'x', releasedAt: '2026-11-20T12:00', zone });
    expect(await entry('3.1')).toMatchObject({ publishedAt: new Date('2026-11-20T17:00:00.000Z') });
    const refused = await post(`${PATH}/new`, { version: '', body: 'x', releasedAt: '2026-11-20T12:00', zone });
    expect(refused.page).toContain('value="2026-11-20T12:00"');
    expect(refused.page).toContain('name="zone" value="America/New_York"');
  });

  test('edits a version under its existing name, whatever version is typed', async () => {
    const { get, post, entry } = await site();
    expect((await get(`${PATH}/edit?version=2.3.8`)).page).toContain('name="edits" value="2.3.8"');
    const before = await entry('2.3.8');
    await post(`${PATH}/edit`, { edits: '2.3.8', version: '1.0', title: '', body: 'Better' });
    const { publishedAt } = before!;
    expect(await entry('2.3.8')).toMatchObject({ title: '', body: 'Better', publishedAt });
    expect(await entry('1.0')).toBeNull();
  });

  test('does not replace an existing version by accident, and keeps what was typed', async () => {
    const { post, events } = await site();
    const typed = { version: '2.3.8', title: 'T <b>', body: 'Kept words' };
    const { status, page } = await post(`${PATH}/new`, typed);
    expect(status).toBe(422);
    for (const words of ['Edit that one instead', 'Kept words', 'T &lt;b&gt;']) expect(page).toContain(words);
    expect(await events()).toEqual([]);
  });

  test.each([
    [{ version: '', body: 'x' }, 'begin with a letter or digit'],
    [{ version: '3 0', body: 'x' }, 'begin with a letter or digit'],
    [{ version: '3.0', body: ' \n ' }, 'Describe what changed'],
    [{ version: '3.0', body: '😀'.repeat(8_001) }, 'Use at most 8,000 characters for the notes; there are 8,001.'],
    [{ version: '3.0', body: 'x', title: 'x'.repeat(121) }, 'Use at most 120 characters for the headline'],
    [{ version: '3.0', body: 'x', releasedAt: 'yesterday' }, 'Choose a date and a time'],
    [{ version: '3.0', body: 'a\0b' }, 'cannot be stored'],
  ])('rejects invalid input: %#', async (fields, words) => {
    const { status, page } = await (await site()).post(`${PATH}/new`, fields as Record<string, string>);
    expect(status).toBe(422);
    expect(page).toContain(words);
  });

  test('says when more can be published, once the hourly limit is reached', async () => {
    const { db, clock, post } = await site();
    for (let used = 0; used < 30; used += 1) await consume(db, changelogRateLimit(BOT.id));
    await clock.advance('35m');
    const { status, page } = await post(`${PATH}/new`, { version: '9.9.9', body: 'x' });
    expect(status).toBe(422);
    expect(page).toContain('Try again in 25 min');
  });

  test('previews the entry with HTML as text, without saving it', async () => {
    const { post, events } = await site();
    const fields = { act: 'preview', version: '3.0', body: '**Bold** <script>alert(1)</script>' };
    const { status, page } = await post(`${PATH}/new`, fields);
    expect(status).toBe(200);
    expect(page).toContain('<strong>Bold</strong> &lt;script&gt;');
    expect(page).toContain('value="3.0"');
    const alone = await post(`${PATH}/preview`, { body: '*a* <img src=x>' });
    expect(alone.page).toBe('<p><em>a</em> &lt;img src=x&gt;</p>\n');
    expect(await events()).toEqual([]);
  });

  test('asks for confirmation before deleting', async () => {
    const { get, post, entry, events } = await site();
    const path = `${PATH}/delete?version=${encodeURIComponent('2.4.0+build.77')}`;
    expect((await get(path)).page).toContain('Delete 2.4.0+build.77?');
    expect(await post(path)).toMatchObject({ location: PATH });
    expect(await entry('2.4.0+build.77')).toBeNull();
    expect(await events()).toEqual([`changelog.deleted ${BOT.id}`]);
    expect((await get(`${PATH}/delete?version=none`)).status).toBe(404);
  });

  test('exists only for bots; a deleted or removed entry cannot be edited', async () => {
    const { get, post } = await site();
    const other = `/dashboard/${MINECRAFT.id}/changelog`;
    expect((await get(other)).status).toBe(404);
    expect((await post(`${other}/new`, { version: '1', body: 'x' })).status).toBe(404);
    for (const version of ['none', '2.3.9', '%00', ''])
      expect((await get(`${PATH}/edit?version=${version}`)).status).toBe(303);
  });
});

describe('A18 a token', () => {
  test('gets a new secret after a confirmation, shown once', async () => {
    const { db, get, post, events } = await site();
    const hashOf = async () =>
      (await db.selectFrom('api_token').select('secret_hash').where('id', '=', 'tok_1').executeTakeFirst())
        ?.secret_hash;
    const before = await hashOf();
    const path = `/dashboard/${MINECRAFT.id}/tokens/tok_1/rotate`;
    expect((await get(path)).page).toContain('The old secret stops working immediately');
    expect((await post(path)).page).toMatch(/plt_1_[a-z0-9]{40}/);
    expect(await hashOf()).not.toEqual(before);
    expect(await events()).toEqual([`token.rotated ${MINECRAFT.id}`]);
    expect((await post(`/dashboard/${MINECRAFT.id}/tokens/tok_9/rotate`)).status).toBe(404);
  });
});
