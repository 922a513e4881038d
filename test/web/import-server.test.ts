// P483, P484: listings filled in from Minecraft servers, which may send anything, and settings brought up to date.
import { describe, expect, test } from 'vitest';
import { APPLICATION_ID } from '../support/discord-listings.ts';
import { bedrockPong, type GameServer, listenTcp, serveDatagrams, serveMinecraft } from '../support/game-servers.ts';
import { draftIn, importSite, listingsNamed } from '../support/import-site.ts';
import { aBomb, aPicture } from '../support/pictures.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, type Site } from '../support/site.ts';

const { discord: currentDiscord, keep, open: site } = importSite();

const importServer = ({ post }: Site, { port }: GameServer) =>
  post('/dashboard/new/import', { kind: 'minecraft', from: `127.0.0.1:${port}` });

describe('a Minecraft server', () => {
  const favicon = async () => `data:image/png;base64,${(await aPicture('png', 64, 64)).toString('base64')}`;

  test('fills in address, summary and icon, with plain text of the message', async () => {
    const server = await keep(
      serveMinecraft({
        version: { name: 'Paper 1.21.4', protocol: 769 },
        description: { text: '§aWelcome ', extra: [{ text: 'to <b>Oak</b>\n§lSeason 3' }] },
        favicon: await favicon(),
      }),
    );
    const opened = await site();
    const imported = await importServer(opened, server);
    const { page } = await opened.get(imported.location ?? '');
    expect(page).toContain(`Imported from <bdi>127.0.0.1:${server.port}, which has Minecraft 1.21.4</bdi>.`);
    expect(page).toContain(`value="127.0.0.1:${server.port}"`);
    expect(page).toContain('value="Welcome to &lt;b&gt;Oak&lt;/b&gt; Season 3"');
    await opened.post('/dashboard/new', {
      kind: 'minecraft',
      name: 'Oak',
      import: draftIn(imported),
      importedIcon: 'yes',
    });
    expect(await listingsNamed(opened, 'Oak')).toMatchObject([{ icon: expect.any(String) }]);
  });

  test('for Bedrock Edition has its two lines', async () => {
    const tcp = await keep(listenTcp((socket) => socket.destroy()));
    await keep(
      serveDatagrams(() => bedrockPong('MCPE;§aOak\\; a realm;800;1.21.80;7;100;1;Season 3;Survival'), tcp.port),
    );
    const opened = await site();
    const { page } = await opened.get((await importServer(opened, tcp)).location ?? '');
    expect(page).toContain('value="Oak; a realm Season 3"');
  });

  test.each([
    ['not a data URL', 'https://evil.example/x.png'],
    ['another type', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['no image', 'data:image/png;base64,AAAA'],
    ['a bomb', `data:image/png;base64,${aBomb(50_000, 50_000, 1).toString('base64')}`],
  ])('an icon that is %s leaves the rest', async (_, icon) => {
    const server = await keep(serveMinecraft({ description: 'Hello', favicon: icon }));
    const opened = await site();
    const { page } = await opened.get((await importServer(opened, server)).location ?? '');
    expect(page).toContain('value="Hello"');
    expect(page).toContain('Choose an image instead');
    expect(page).not.toContain('importedIcon');
  });

  test('that is not there, at a private address, or has no valid address is explained', async () => {
    const opened = await site();
    const closed = await listenTcp(() => undefined);
    await closed.close();
    expect((await importServer(opened, closed)).page).toContain('Nothing is listening at this address and port.');
    const strict = await openSite();
    for (const [from, sentence] of [
      ['192.168.0.1', 'not public'],
      ['no such host', 'Enter a host name or IP address'],
      ['', 'Enter a host name or IP address'],
    ] as const)
      expect((await strict.post('/dashboard/new/import', { kind: 'minecraft', from })).page).toContain(sentence);
  });
});

describe('the texts', () => {
  const form = (id: string) => `/dashboard/${id}/page`;

  test('of a bot get the name and what is empty, and keep what the owner has written', async () => {
    const opened = await site({
      arrange: ({ db }) =>
        db
          .updateTable('listing')
          .set({
            link: `https://discord.com/oauth2/authorize?client_id=${APPLICATION_ID}`,
            description: 'My own words.',
          })
          .where('id', '=', BOT.id)
          .execute(),
    });
    // The sample bot’s ID is its application’s, which this Discord does not know.
    const unknown = await opened.post(`${form(BOT.id)}/import`);
    expect(unknown.status).toBe(422);
    expect(unknown.page).toContain(`Discord has no application ${BOT.id}`);
    const discord = currentDiscord();
    discord.respond = (request, response) =>
      void (request.url?.endsWith('/rpc')
        ? response.end(JSON.stringify(discord.application))
        : response.end(discord.icon));
    const imported = await opened.post(`${form(BOT.id)}/import`);
    expect(imported.location).toMatch(/^\/dashboard\/\d+\/page\?import=imp_/);
    const { page } = await opened.get(imported.location ?? '');
    expect(page).toContain('value="Sample Sounds"');
    expect(page).toContain('My own words.</textarea>');
    const before = await listingsNamed(opened, BOT.name);
    expect(before).toHaveLength(1);
    await opened.post(form(BOT.id), { name: 'Sample Sounds', import: draftIn(imported), importedIcon: 'yes' });
    expect(await listingsNamed(opened, 'Sample Sounds')).toMatchObject([{ icon: expect.any(String) }]);
  });

  test('a draft for one listing fills in no other', async () => {
    const server = await keep(serveMinecraft({ description: 'From the server' }));
    const opened = await site({
      arrange: ({ db }) =>
        db
          .updateTable('listing')
          .set({ address: `127.0.0.1:${server.port}` })
          .where('id', '=', MINECRAFT.id)
          .execute(),
    });
    const imported = await opened.post(`${form(MINECRAFT.id)}/import`);
    expect((await opened.get(imported.location ?? '')).page).toContain('value="From the server"');
    expect((await opened.get(`${form(BOT.id)}?import=${draftIn(imported)}`)).page).not.toContain('From the server');
    expect((await opened.get(`/dashboard/new?kind=bot&import=${draftIn(imported)}`)).page).not.toContain(
      'From the server',
    );
  });

  test('a listing that does not say where to ask is told what to enter', async () => {
    const opened = await site({
      arrange: ({ db }) => db.updateTable('listing').set({ address: null }).where('id', '=', MINECRAFT.id).execute(),
    });
    expect((await opened.post(`${form(MINECRAFT.id)}/import`)).page).toContain('The listing has no server address.');
  });
});
