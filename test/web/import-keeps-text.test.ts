// An import sends the whole form along, so that nothing that was typed is lost.
import { describe, expect, test } from 'vitest';
import { APPLICATION_ID } from '../support/discord-listings.ts';
import { importSite, listingsNamed } from '../support/import-site.ts';
import { BOT } from '../support/seed/sample-site.ts';

const { discord, open: site } = importSite();

const NEW = '/dashboard/new/import';
const PAGE = `/dashboard/${BOT.id}/page/import`;
const TYPED = { name: 'Typed name', description: 'Typed **description**', categories: 'music', country: '' };

describe('a new listing', () => {
  test.each(['minecraft', 'bot'])('keeps what was typed when the import fails: %s', async (kind) => {
    const { status, page } = await (await site()).post(NEW, { ...TYPED, kind, from: 'nobody knows' });
    expect(status).toBe(422);
    expect(page).toContain('value="nobody knows"');
    expect(page).toContain('value="Typed name"');
    expect(page).toContain('Typed **description**</textarea>');
  });

  test('fills in only empty fields when the import succeeds', async () => {
    const opened = await site();
    const { status, page } = await opened.post(NEW, { ...TYPED, kind: 'bot', from: APPLICATION_ID });
    expect(status).toBe(200);
    expect(page).toContain('Imported from');
    expect(page).toContain('value="Typed name"');
    expect(page).toContain('Typed **description**</textarea>');
    expect(page).toContain(`value="${APPLICATION_ID}"`);
    expect(page).toContain('value="music, sound-effects"');
    expect(page).not.toContain('value="Sample Sounds"');
  });

  test('is added when Enter is pressed and there is nothing to import', async () => {
    const opened = await site();
    const added = await opened.post(NEW, { kind: 'minecraft', name: 'Entered', act: 'enter', from: '' });
    expect(added.status).toBe(303);
    expect(await listingsNamed(opened, 'Entered')).toHaveLength(1);
    const pressed = await opened.post(NEW, { kind: 'minecraft', name: 'Pressed', from: '' });
    expect(pressed.status).toBe(422);
    expect(pressed.page).toContain('value="Pressed"');
  });
});

describe('the owner’s page', () => {
  const edited = { name: 'Typed name', summary: 'Typed summary', description: 'Typed description', tags: '', link: '' };

  test('keeps what was typed when the import fails', async () => {
    const opened = await site();
    discord().respond = (_, response) => void response.writeHead(404).end('{}');
    const { status, page } = await opened.post(PAGE, edited);
    expect(status).toBe(422);
    expect(page).toContain('value="Typed name"');
    expect(page).toContain('Typed description</textarea>');
  });

  test('keeps typed text of what the import does not bring up to date', async () => {
    const opened = await site();
    const { application } = discord();
    discord().respond = (_, response) => void response.end(JSON.stringify({ ...application, icon: null }));
    const { status, page } = await opened.post(PAGE, edited);
    expect(status).toBe(200);
    expect(page).toContain('value="Sample Sounds"');
    expect(page).toContain('Typed description</textarea>');
    expect(page).toContain('value="music, sound-effects"');
  });
});
