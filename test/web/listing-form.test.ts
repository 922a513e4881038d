// The form of a listing: what it suggests, what it keeps after an error, and what it saves.
import { describe, expect, test } from 'vitest';
import { LISTING_DESCRIPTION_MAX_CHARACTERS } from '../../src/core/limits.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

/** Not in trial mode, in which this machine may be reached. */
const PUBLIC: SiteOptions = { arrange: (app) => app.trial.end('a request for the host other.example') };
const PAGE = `/dashboard/${MINECRAFT.id}/page`;

test.each([
  ['bot', 'music, moderation'],
  ['minecraft', 'survival, no-pay-to-win'],
  ['fivem', 'roleplay, racing'],
  ['roblox', 'obby, simulator'],
  ['hytale', 'adventure, minigames'],
])('the tags suggested for %s are tags of that kind', async (kind, suggested) => {
  const { page } = await (await openSite()).get(`/dashboard/new?kind=${kind}`);
  expect(page).toContain(`At most 8, separated by commas, such as ${suggested}`);
});

describe('a new listing', () => {
  test('errors keep everything typed; tags are split', async () => {
    const { post, db } = await openSite();
    const typed = { kind: 'bot', summary: 'typed', link: 'nope', description: 'a\nb' };
    const { status, page } = await post('/dashboard/new', typed);
    expect(status).toBe(422);
    for (const kept of ['value="typed"', 'value="nope"', 'a\nb</textarea>', 'href="#name"', 'href="#link"'])
      expect(page).toContain(kept);
    const good = await post('/dashboard/new', { kind: 'bot', name: 'New', tags: 'Fun, lists,, fun' });
    const created = await db
      .selectFrom('listing')
      .select(['id', 'tags'])
      .where('name', '=', 'New')
      .executeTakeFirstOrThrow();
    expect(good.location).toBe(`/dashboard/${created.id}`);
    expect(created.tags).toEqual(['fun', 'lists']);
  });

  test.each([
    [{ name: '' }, 'Enter a name.'],
    [{ name: 'x', link: 'http://x.example' }, 'Enter a link that starts with https://'],
    [{ name: 'x', link: 'https://me:secret@x.example' }, 'Remove the user name and password from the link.'],
    [{ name: 'x', summary: 'x'.repeat(201) }, 'Use at most 200 characters for the summary. It has 201.'],
    [{ name: 'x', tags: 'ä' }, 'Use only letters (a to z), digits and hyphens in tags'],
    [{ name: 'x', applicationId: '12' }, 'A Discord application ID has 17 to 20 digits.'],
    [{ name: 'x', applicationId: '100000000000000001' }, 'A listing with this ID already exists.'],
  ])('explains once, next to its field, what is wrong: %j', async (fields, message) => {
    const { status, page } = await (await openSite()).post('/dashboard/new', { kind: 'bot', ...fields });
    expect(status).toBe(422);
    // In the summary and next to the field.
    expect(page.split(message)).toHaveLength(3);
  });
});

test('P552 a new listing has the fields of its page, the links folded until one is filled in or refused', async () => {
  const { post, get } = await openSite();
  const folded = (page: string) => /<details( open(="")?)?><summary>More links/.exec(page)?.[1] === undefined;
  expect(folded((await get('/dashboard/new?kind=minecraft')).page)).toBe(true);
  const refused = await post('/dashboard/new', { kind: 'minecraft', name: 'x', discord: 'https://a.example/' });
  expect([refused.status, folded(refused.page)]).toEqual([422, false]);
  expect(refused.page).toContain('id="discord-error"');
  const fields = { kind: 'minecraft', name: 'Linked', discord: 'discord.gg/sample', mods: 'Fabric' };
  const { location } = await post('/dashboard/new', fields);
  const { page } = await get(`${location}/page`);
  for (const kept of ['value="https://discord.gg/sample"', 'value="Fabric"']) expect(page).toContain(kept);
});

describe('the texts of a listing', () => {
  test('are saved', async () => {
    const { post, db } = await openSite();
    expect(await post(PAGE, { name: 'Renamed' })).toMatchObject({ status: 303, location: PAGE });
    const { name } = await db
      .selectFrom('listing')
      .select('name')
      .where('id', '=', MINECRAFT.id)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Renamed');
  });

  test('P177 languages are chosen in the form and shown on the page', async () => {
    const { post, get } = await openSite();
    const fields = [
      ['name', MINECRAFT.name],
      ['languages', 'en'],
      ['languages', 'de'],
    ] as const;
    expect((await post(PAGE, fields)).status).toBe(303);
    expect((await get(PAGE)).page).toMatch(/value="de" checked/);
    expect((await get(`/listings/${MINECRAFT.id}`)).page).toContain('Languages</dt><dd>German, English</dd>');
    const refused = await post(PAGE, { name: MINECRAFT.name, languages: 'xx' });
    expect([refused.status, refused.page.includes('Choose languages from the list.')]).toEqual([422, true]);
  });

  test.each(['あ', '\u{1f600}'])('accept a description of full length in any script: %s', async (character) => {
    const { post, db } = await openSite();
    const description = character.repeat(LISTING_DESCRIPTION_MAX_CHARACTERS);
    expect((await post(PAGE, { name: MINECRAFT.name, description })).status).toBe(303);
    const saved = await db.selectFrom('listing').select('description').where('id', '=', MINECRAFT.id).execute();
    expect(saved).toEqual([{ description }]);
  });

  test('take a link as a browser shows it, without https://', async () => {
    const { post, get } = await openSite();
    const saved = await post(PAGE, { name: MINECRAFT.name, link: 'discord.gg/abc' });
    expect(saved.status).toBe(303);
    expect((await get(PAGE)).page).toContain('value="https://discord.gg/abc"');
  });
});

describe('P580 an address that nobody on the internet can reach', () => {
  const REFUSED = 'Players on the internet cannot reach';

  test.each(['127.0.0.1', '10.0.0.1:25565', '[::1]:25565', '192.168.0.9', '169.254.169.254'])(
    '%s is refused for a new listing and in the page of one',
    async (address) => {
      const { post, db } = await openSite(PUBLIC);
      const created = await post('/dashboard/new', { kind: 'minecraft', name: 'New', address });
      expect(created.status).toBe(422);
      expect(created.page).toContain(REFUSED);
      const saved = await post(PAGE, { name: MINECRAFT.name, address });
      expect([saved.status, saved.page.includes(REFUSED)]).toEqual([422, true]);
      expect(await db.selectFrom('listing').select('id').where('address', '=', address).execute()).toEqual([]);
    },
  );

  test('is accepted if the operator opened its range, if it is a name, and if it was stored before', async () => {
    const { post, db } = await openSite({ ...PUBLIC, environment: { ALLOW_PRIVATE_TARGETS: '10.0.0.0/8' } });
    const save = async (address: string) => (await post(PAGE, { name: MINECRAFT.name, address })).status;
    expect([await save('10.0.0.1'), await save('mc.sample.example')]).toEqual([303, 303]);
    expect(await save('192.168.0.9')).toBe(422);
    await db.updateTable('listing').set({ address: '192.168.0.9' }).where('id', '=', MINECRAFT.id).execute();
    expect(await save('192.168.0.9')).toBe(303);
  });
});
