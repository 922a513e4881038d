// P483, P484: bots filled in from Discord, which may send anything.
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { PAGE_LIMITS } from '../../src/core/limits.ts';
import { deleteExpiredRows } from '../../src/expired-rows.ts';
import { APPLICATION_ID, ICON_HASH } from '../support/discord-listings.ts';
import { draftIn, importSite, listingsNamed } from '../support/import-site.ts';
import { aBomb, aPicture } from '../support/pictures.ts';
import { SAME_SITE, type Site } from '../support/site.ts';

const { discord: currentDiscord, open: site } = importSite();

const importBot = ({ post }: Site, from: string = APPLICATION_ID) =>
  post('/dashboard/new/import', { kind: 'bot', from });

describe('a bot from Discord', () => {
  test('fills in the form with one click, and is saved only by Add listing', async () => {
    const opened = await site();
    const imported = await importBot(opened);
    expect(imported.status).toBe(303);
    expect(imported.location).toMatch(/^\/dashboard\/new\?kind=bot&import=imp_/);
    const { page } = await opened.get(imported.location ?? '');
    expect(page).toContain(`Imported from <bdi>Discord application ${APPLICATION_ID}</bdi>.`);
    for (const value of [
      'Sample Sounds',
      APPLICATION_ID,
      'Plays **sample** sounds. Second paragraph.',
      'music, sound-effects',
    ])
      expect(page).toContain(`value="${value}"`);
    expect(page).toContain('Plays **sample** sounds.\n\nSecond paragraph.</textarea>');
    expect(await listingsNamed(opened, 'Sample Sounds')).toEqual([]);

    const icon = await opened.request(`/dashboard/imports/${draftIn(imported)}/icon`);
    expect([icon.status, icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const added = await opened.post('/dashboard/new', {
      kind: 'bot',
      name: 'Changed name',
      applicationId: APPLICATION_ID,
      import: draftIn(imported),
      importedIcon: 'yes',
    });
    expect(added.location).toBe(`/dashboard/${APPLICATION_ID}`);
    expect(await listingsNamed(opened, 'Changed name')).toMatchObject([{ icon: expect.any(String), summary: '' }]);
    expect(await opened.db.selectFrom('import_draft').select('id').execute()).toEqual([]);
    expect(currentDiscord().paths).toEqual([
      `/api/v10/applications/${APPLICATION_ID}/rpc`,
      `/app-icons/${APPLICATION_ID}/${ICON_HASH}.png?size=256`,
    ]);
  });

  test('the icon can be left out, and a chosen file is used instead of it', async () => {
    const opened = await site();
    const first = draftIn(await importBot(opened));
    await opened.post('/dashboard/new', { kind: 'bot', name: 'Without', import: first });
    expect(await listingsNamed(opened, 'Without')).toMatchObject([{ icon: null }]);
    const second = draftIn(await importBot(opened));
    const body = new FormData();
    for (const [name, value] of Object.entries({ kind: 'bot', name: 'Own', import: second, importedIcon: 'yes' }))
      body.set(name, value);
    body.set('icon', new File([new Uint8Array(await aPicture('jpeg', 100, 100))], 'own.jpg'));
    await opened.request('/dashboard/new', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
    const draft = draftIn(await importBot(opened));
    await opened.post('/dashboard/new', { kind: 'bot', name: 'Imported', import: draft, importedIcon: 'yes' });
    const [[own], [imported]] = [await listingsNamed(opened, 'Own'), await listingsNamed(opened, 'Imported')];
    expect(own?.icon).toEqual(expect.any(String));
    expect(own?.icon).not.toBe(imported?.icon);
  });

  test('a draft is its person’s own, and kept for an hour', async () => {
    const opened = await site();
    const imported = await importBot(opened);
    const id = draftIn(imported);
    const cookie = await opened.cookieOf('voter');
    const foreign = await opened.get(`/dashboard/new?kind=bot&import=${id}`, { cookie });
    expect(foreign.page).not.toContain('Sample Sounds');
    expect((await opened.request(`/dashboard/imports/${id}/icon`, { headers: { cookie } })).status).toBe(404);
    const stolen = await opened.post(
      '/dashboard/new',
      { kind: 'bot', name: 'Stolen', import: id, importedIcon: 'yes' },
      { ...SAME_SITE, cookie },
    );
    expect(stolen.status).toBe(422);
    expect(await listingsNamed(opened, 'Stolen')).toEqual([]);
    await opened.clock.advance('61m');
    const late = await opened.post('/dashboard/new', { kind: 'bot', name: 'Late', import: id, importedIcon: 'yes' });
    expect(late.status).toBe(422);
    expect(late.page).toContain('The imported icon has expired');
    expect(late.page).toContain('value="Late"');
    expect((await opened.post('/dashboard/new', { kind: 'bot', name: 'Late' })).status).toBe(303);
    await deleteExpiredRows(opened.db);
    expect(await opened.db.selectFrom('import_draft').select('id').execute()).toEqual([]);
  });

  test('errors keep the imported icon', async () => {
    const opened = await site();
    const id = draftIn(await importBot(opened));
    const refused = await opened.post('/dashboard/new', { kind: 'bot', name: '', import: id, importedIcon: 'yes' });
    expect(refused.status).toBe(422);
    expect(refused.page).toContain(`src="/dashboard/imports/${id}/icon"`);
  });

  test.each([
    ['an unknown application', (response) => response.writeHead(404).end('{}'), 'Discord has no application'],
    ['too many requests', (response) => response.writeHead(429).end('{}'), 'Discord does not respond'],
    ['a page instead of JSON', (response) => response.end('<html>'), 'Discord does not respond'],
    ['ten megabytes', (response) => response.end(`{"name":"${'x'.repeat(10_000_000)}"}`), 'Discord does not respond'],
    ['no name', (response) => response.end('{"name":"\\u202e"}'), 'Discord does not respond'],
    ['a closed connection', (response) => response.destroy(), 'Discord does not respond'],
    [
      'a redirect to a private address',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'Discord does not respond',
    ],
  ] satisfies [string, (response: ServerResponse) => unknown, string][])(
    '%s is explained, and the form stays usable',
    async (_, respond, sentence) => {
      const opened = await site();
      currentDiscord().respond = (__, response) => void respond(response);
      const { status, page } = await importBot(opened);
      expect(status).toBe(422);
      expect(page).toContain(sentence);
      expect(page).toContain(`value="${APPLICATION_ID}"`);
      expect(page).toContain('Add listing');
      expect(await opened.db.selectFrom('import_draft').select('id').execute()).toEqual([]);
    },
  );

  test('what is entered is checked before anything is sent', async () => {
    const opened = await site();
    for (const from of ['', 'x', '12', 'https://evil.example/?client_id=223456789012345678', '../../users/@me'])
      expect((await importBot(opened, from)).page).toContain('Enter the application ID');
    expect(currentDiscord().paths).toEqual([]);
  });

  test('markup in names is text, and an icon that is a bomb, a page or missing leaves the rest', async () => {
    const opened = await site();
    for (const icon of [
      aBomb(50_000, 50_000, 1),
      Buffer.from('<svg onload=alert(1)>'),
      Buffer.alloc(2_000_000),
      Buffer.alloc(0),
    ]) {
      currentDiscord().icon = icon;
      currentDiscord().application = {
        name: '<script>alert(1)</script>',
        icon: ICON_HASH,
        description: '"><img src=x onerror=1>',
      };
      const imported = await importBot(opened);
      const { page } = await opened.get(imported.location ?? '');
      expect(page).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"');
      expect(page).not.toContain('<script>alert');
      expect(page).not.toContain('<img src=x');
      expect(page).toMatch(/Choose an image instead/);
      expect(page).not.toContain('importedIcon');
    }
    // A hash that is no hash is not sent to Discord.
    currentDiscord().paths.length = 0;
    currentDiscord().application = { name: 'Sample', icon: '../../x' };
    expect((await importBot(opened)).status).toBe(303);
    expect(currentDiscord().paths).toHaveLength(1);
  });

  test('is limited per person', async () => {
    const opened = await site();
    for (let count = 0; count < PAGE_LIMITS.importsOfPerson.limit; count += 1) await importBot(opened, 'x');
    const { status, page, response } = await importBot(opened);
    expect([status, response.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(page).toContain('Try again later, or fill in the form without importing.');
    expect(currentDiscord().paths).toEqual([]);
  });
});
