// P586 to P588 a listing's texts in several languages: the owner's forms, and what visitors and staff see.
import { expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const base = `/dashboard/${MINECRAFT.id}/languages`;
const german = {
  name: 'Eichenhain',
  summary: 'Eine ruhige Welt',
  description: 'Häuser <script>alert(1)</script> **und** [Höhlen](javascript:alert(1))',
};
const IN_GERMAN = { 'accept-language': 'de' };
const SUMMARY = 'A slow survival world with a real economy and no pay-to-win.';
/** Text of a page without its header and footer, which name all languages. */
const main = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';

const path = `/listings/${MINECRAFT.slug}`;

test('an owner adds, changes and removes texts without a script', async () => {
  const { get, post, postAndFollow } = await openSite();
  const none = await get(base);
  expect(none.page).toContain('No texts in other languages yet.');
  expect(none.page).toMatch(/href="[^"]+\/languages" aria-current="page"/);
  expect(none.page).toContain('<option value="de">German (Deutsch)</option>');
  expect(await get(`${base}/add?language=de`)).toMatchObject({ status: 303, location: `${base}/de` });
  expect(await get(`${base}/add?language=xx`)).toMatchObject({ status: 303, location: base });
  const preview = await post(`${base}/de`, { ...german, act: 'preview' });
  expect(preview.page).toContain('<strong>und</strong>');
  expect(preview.page).toContain('value="Eichenhain"');
  expect((await post(`${base}/de/preview`, { description: '*a*' })).page).toContain('<em>a</em>');
  const saved = await postAndFollow(`${base}/de`, { ...german, act: 'save' });
  expect(saved.page).toContain('Texts in German saved.');
  expect(saved.page).toContain('Eine ruhige Welt');
  expect((await get(`${base}/de`)).page).toContain('value="Eichenhain"');
  expect((await get(`${base}/de/remove`)).page).toContain('Remove the texts in German?');
  expect((await postAndFollow(`${base}/de/remove`)).page).toContain('Texts in German removed.');
  expect((await get(`${base}/de/remove`)).status).toBe(404);
  expect((await get(`${base}/xx`)).status).toBe(404);
});

test('a refused form keeps what was typed', async () => {
  const { get, post } = await openSite();
  expect(await post(`${base}/de`, { name: ' ', act: 'save' })).toMatchObject({ status: 422 });
  const long = await post(`${base}/de`, { name: 'x'.repeat(81), summary: 'Kept', act: 'save' });
  expect(long.status).toBe(422);
  expect(long.page).toContain('value="Kept"');
  expect(long.page).toContain('id="name-error"');
  await post(`${base}/de`, { summary: 'Welt', act: 'save' });
  const taken = await post(`${base}/main`, { textLanguage: 'de' });
  expect(taken.status).toBe(422);
  expect(taken.page).toContain('id="textLanguage-error"');
  expect((await post(`${base}/main`, { textLanguage: 'xx' })).status).toBe(422);
  expect(await get(`${base}/main`)).toMatchObject({ status: 303, location: base });
  await post(`${base}/main`, { textLanguage: 'fr' });
  expect((await post(`${base}/fr`, { summary: 'Monde', act: 'save' })).page).toContain('This is the main language.');
});

test('only people who may edit the listing change its texts', async () => {
  const { get, post } = await openSite({ as: 'voter' });
  expect((await get(base)).status).toBe(403);
  expect((await post(`${base}/de`, { summary: 'Welt' })).status).toBe(403);
  expect((await post(`${base}/main`, { textLanguage: 'de' })).status).toBe(403);
});

test('P553 of a rejected listing, the page says that staff will review it again', async () => {
  const arrange = ({ db }: AppContext) =>
    db
      .updateTable('listing')
      .set({ state: 'refused', state_reason: 'Sample' })
      .where('id', '=', MINECRAFT.id)
      .execute();
  const { postAndFollow } = await openSite({ arrange });
  const { page } = await postAndFollow(`${base}/de`, { summary: 'Welt', act: 'save' });
  expect(page).toContain('Staff will review the listing again.');
});

test('visitors see each text in the page’s language, or the main one, which is marked', async () => {
  const { get, post } = await openSite();
  await post(`${base}/main`, { textLanguage: 'en' });
  await post(`${base}/de`, { summary: german.summary, description: german.description, act: 'save' });
  const inGerman = await get(path, IN_GERMAN);
  expect(inGerman.page).toContain('<bdi>Eine ruhige Welt</bdi>');
  expect(inGerman.page).toContain('content="Eine ruhige Welt"');
  expect(inGerman.page).toMatch(/<h1><bdi lang="en">/);
  expect(inGerman.page).toContain('<strong>und</strong>');
  expect(inGerman.page).not.toMatch(/<script>alert|href="javascript:/);
  const inRussian = await get(path, { 'accept-language': 'ru' });
  expect(inRussian.page).toContain(`<bdi lang="en">${SUMMARY}</bdi>`);
  expect(main(inRussian.page)).toMatch(/<a href="[^"]+\?in=de"[^>]* lang="de"[^>]*>Deutsch<\/a>/);
  const inEnglish = await get(path);
  expect(inEnglish.page).toContain(`<bdi>${SUMMARY}</bdi>`);
  expect(main(inEnglish.page)).toContain('Also in: ');
});

test('?in= shows the texts of another language, with the same canonical address', async () => {
  const { get, post } = await openSite();
  await post(`${base}/de`, { ...german, act: 'save' });
  const { page } = await get(`${path}?in=de`);
  expect(page).toContain('<h1><bdi lang="de">Eichenhain</bdi></h1>');
  expect(page).toContain('<bdi lang="de">Eine ruhige Welt</bdi>');
  expect(page).toContain('dir="auto" lang="de"');
  expect(page).toContain('In German');
  expect(page).toMatch(/rel="canonical" href="[^"?]+"/);
  expect(main(page)).toMatch(/\?in=original"[^>]*>Original<\/a>/);
  const original = await get(`${path}?in=original`, IN_GERMAN);
  expect(original.page).toContain(`<bdi>${SUMMARY}</bdi>`);
  expect((await get(`${path}?in=xx`)).page).toContain(`<bdi>${SUMMARY}</bdi>`);
});

test('structured data of a bot says its language', async () => {
  const { get, db } = await openSite();
  await db.updateTable('listing').set({ text_language: 'en' }).where('id', '=', BOT.id).execute();
  await db
    .insertInto('listing_text')
    .values({ listing_id: BOT.id, language: 'de', summary: 'Ein Bot', name: null, description: null })
    .execute();
  const bot = `/listings/${BOT.slug}`;
  expect((await get(bot)).page).toContain('"inLanguage":"en"');
  const inGerman = (await get(bot, IN_GERMAN)).page;
  expect(inGerman).toContain('"inLanguage":"de"');
  expect(inGerman).toContain('"description":"Ein Bot"');
});

test('lists, the home page, votes, reviews and favorites show the name in the page’s language', async () => {
  const { get, post, db } = await openSite();
  const { owner_id: owner } = await db
    .selectFrom('listing')
    .select('owner_id')
    .where('id', '=', MINECRAFT.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('favorite')
    .values({ person_id: owner, listing_id: MINECRAFT.id })
    .onConflict((one) => one.doNothing())
    .execute();
  await post(`${base}/de`, { ...german, act: 'save' });
  const pages = [
    '/',
    '/servers',
    '/servers/minecraft',
    '/servers?q=eichenhain',
    `${path}/vote`,
    `${path}/reviews`,
    `${path}/voters`,
    '/favorites',
  ];
  for (const shown of pages) {
    expect((await get(shown, IN_GERMAN)).page, shown).toContain('Eichenhain');
    if (!shown.includes('eichenhain')) expect((await get(shown)).page, shown).not.toContain('Eichenhain');
  }
  expect((await get('/servers?q=eichenhain')).page).toContain(MINECRAFT.name);
  expect((await get('/servers?q=Haus', IN_GERMAN)).page).toContain('Eichenhain');
});

test('nothing is read while no listing has texts in the language', async () => {
  const { get, app, db } = await openSite();
  await get('/servers', IN_GERMAN);
  await db
    .insertInto('listing_text')
    .values({ listing_id: MINECRAFT.id, language: 'de', name: 'Eichenhain', summary: null, description: null })
    .execute();
  expect((await get('/servers', IN_GERMAN)).page).not.toContain('Eichenhain');
  app.listingTexts.noteUsed('de');
  expect((await get('/servers', IN_GERMAN)).page).toContain('Eichenhain');
});

test('the dashboard, forms of the main texts and the API keep the main texts', async () => {
  const { get, post } = await openSite();
  await post(`${base}/de`, { ...german, act: 'save' });
  for (const page of ['/dashboard', `/dashboard/${MINECRAFT.id}`, `/dashboard/${MINECRAFT.id}/page`]) {
    const { page: text } = await get(page, IN_GERMAN);
    expect(text, page).toContain(MINECRAFT.name);
    expect(text, page).not.toContain('Eichenhain');
  }
});

test('staff see the texts of all languages before they approve a listing', async () => {
  const arrange = async ({ db }: AppContext) => {
    await db
      .insertInto('listing_text')
      .values({ listing_id: MINECRAFT.id, language: 'de', ...german })
      .execute();
    await db.updateTable('listing').set({ state: 'pending' }).where('id', '=', MINECRAFT.id).execute();
  };
  const { get } = await openSite({ as: 'staff', arrange });
  for (const path of ['/staff/queue', `/staff/listings/${MINECRAFT.id}`]) {
    const { page } = await get(path);
    expect(page, path).toContain('Texts in German (Deutsch)');
    expect(page, path).toContain('Eichenhain');
    expect(page, path).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});
