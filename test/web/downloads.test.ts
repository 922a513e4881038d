// The downloads at /sdk/: built once from the checkout, with this site's address in the commands and in the plugins.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { zipDiscordJsBot, zipDiscordPyBot } from '../../scripts/downloads/bot-templates.ts';
import { DOWNLOADS, EXAMPLE_ADDRESS } from '../../src/downloads/catalogue.ts';
import { fillAddress } from '../../src/downloads/fill-address.ts';
import { openDownloads } from '../../src/downloads/open-downloads.ts';
import { sharedSite } from '../support/site.ts';

const getSite = sharedSite({ as: null });
const QUIET = { error: () => {} };
const BASE_URL = 'https://votes.sample.example';

const SAMPLE_FILES = [
  {
    id: 'fivem',
    file: 'plaudit-fivem-1.2.3.zip',
    bytes: zipSync({ 'plaudit/config.lua': strToU8("Config.Page = 'https://vote.example.com/listings/1'") }),
  },
  { id: 'sdk', file: 'plaudit-sdk-1.2.3.tgz', bytes: strToU8('sample archive') },
];

describe('P246 the downloads of a site', () => {
  test('the page has commands with the address of this site, and each link leads to its file', async () => {
    const site = getSite();
    const { status, page } = await site.get('/sdk/');
    expect(status).toBe(200);
    const { baseUrl } = site.app.config;
    expect(page).toContain(`npm install ${baseUrl}/sdk/plaudit-sdk-`);
    const links = [...page.matchAll(/href="(\/sdk\/[^"]+)"/g)]
      .map(([, path]) => path!)
      .filter((path) => path !== '/sdk/');
    expect(links.length).toBeGreaterThan(2);
    for (const path of links) {
      const { response } = await site.get(path);
      const bytes = new Uint8Array(await response.clone().arrayBuffer());
      expect([response.status, response.headers.get('etag')]).toEqual([
        200,
        `"${createHash('sha256').update(bytes).digest('hex')}"`,
      ]);
      expect(page).toContain(response.headers.get('etag')!.slice(1, -1));
    }
  });

  test('a file that has not changed is not sent again, and an unknown one is not found', async () => {
    const site = getSite();
    const path = /href="(\/sdk\/plaudit-sdk-[^"]+)"/.exec((await site.get('/sdk/')).page)?.[1] ?? '';
    const etag = (await site.get(path)).response.headers.get('etag')!;
    expect((await site.get(path, { 'if-none-match': `W/${etag}` })).status).toBe(304);
    for (const other of ['/sdk/plaudit-sdk-0.0.1.tgz', '/sdk/downloads.json', '/sdk/..%2Fpackage.json'])
      expect((await site.get(other)).status).toBe(404);
  });
});

describe('P246 opening the downloads', () => {
  test('requests at once build them once, in the order of the catalogue', async () => {
    let builds = 0;
    const downloads = openDownloads({ baseUrl: BASE_URL }, QUIET, async () => {
      builds++;
      return SAMPLE_FILES;
    });
    const [files] = await Promise.all(Array.from({ length: 20 }, () => downloads.all()));
    expect([builds, files?.map(({ name }) => name)]).toEqual([1, ['plaudit-sdk-1.2.3.tgz', 'plaudit-fivem-1.2.3.zip']]);
    const config = unzipSync(files![1]!.bytes)['plaudit/config.lua']!;
    expect(strFromU8(config)).toBe(`Config.Page = '${BASE_URL}/listings/1'`);
  });

  test('a build that fails is logged, and not repeated by every request', async () => {
    let builds = 0;
    const logged: unknown[] = [];
    const downloads = openDownloads(
      { baseUrl: BASE_URL },
      { error: (...words: unknown[]) => logged.push(words) },
      () => {
        builds++;
        return Promise.reject(new Error('The sample compiler is missing.'));
      },
    );
    for (let time = 0; time < 3; time++) expect(await downloads.all()).toBe(null);
    expect([builds, logged.length]).toEqual([1, 1]);
  });

  test('the address is filled into text files only, and the same input makes the same bytes', () => {
    const zip = zipSync({
      'a.luau': strToU8('https://vote.example.com/x'),
      'b.png': strToU8('https://vote.example.com'),
    });
    const filled = fillAddress(zip, BASE_URL);
    const content = unzipSync(filled);
    expect([strFromU8(content['a.luau']!), strFromU8(content['b.png']!)]).toEqual([
      `${BASE_URL}/x`,
      'https://vote.example.com',
    ]);
    expect(fillAddress(zip, BASE_URL)).toEqual(filled);
  });

  test('P335 a bot has the address of this site in the two files that its README names, and no other', () => {
    const root = join(import.meta.dirname, '../..');
    for (const { name, bytes } of [zipDiscordJsBot(root), zipDiscordPyBot(root)]) {
      const folder = /discord-\w+-bot/.exec(name)?.[0] ?? '';
      const files = Object.entries(unzipSync(fillAddress(bytes, BASE_URL)));
      const text = (path: string) => strFromU8(files.find(([name]) => name === `${folder}/${path}`)![1]);
      const named = /first replace that address in `(\S+)` and `(\S+)`/.exec(text('README.md').replaceAll('\n', ' '));
      for (const [path, content] of files) {
        const original = readFileSync(join(root, 'examples', path), 'utf8');
        const isNamed = named!.slice(1).some((file) => path === `${folder}/${file}`);
        expect(original.includes(EXAMPLE_ADDRESS), path).toBe(isNamed || path.endsWith('README.md'));
        expect(strFromU8(content), path).toBe(original.replaceAll(EXAMPLE_ADDRESS, BASE_URL));
      }
    }
  });

  test('every download has its own title and commands', () => {
    const url = 'https://votes.sample.example/sdk/file-1.0.zip';
    expect(new Set(DOWNLOADS.map(({ title }) => title)).size).toBe(DOWNLOADS.length);
    for (const { install } of DOWNLOADS) expect(install(url)).toContain(url);
  });
});
