// The changelog through the whole service: written over the API, seen on the page, removed and restored on the command
// line.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHttp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';

let database: CommandDatabase;
let token: string;
const environment = () => ({
  ...database.environment,
  LOG_LEVEL: 'silent',
  BASE_URL: 'https://votes.example',
});

const run = (words: string) => runCommand(words, environment());
const json = (words: string) => commandJson(words, environment());

/** Sends a request to the service itself. */
async function ask(path: string, init: RequestInit = {}) {
  const context = await createContext(readConfig(environment()));
  try {
    const answer = await buildHttp(context).request(`${context.config.baseUrl}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  } finally {
    await context.close();
  }
}

const put = (version: string, body: object) =>
  ask(`/api/v1/bots/bot1/changelog/${version}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  database = await commandDatabase();
  await json('user create --email owner@sample.example --password sample-password');
  for (const kind of ['bot --id bot1 --plan verified', 'game --game roblox --id game1'])
    await json(`listing create --owner owner@sample.example --name Sample --type ${kind}`);
  token = (await json('token create --listing bot1 --scopes changelog:write')).token;
});

afterAll(() => database.close());

describe('a changelog', () => {
  test('§4.1 is written, shown, in the feeds, listed, removed and restored', async () => {
    expect((await put('1.0', { body: '**First** notes', title: 'Hello' })).status).toBe(200);
    expect((await ask('/listings/sample/changelog')).text).toContain('<strong>First</strong> notes');
    expect((await ask('/listings/sample')).text).toContain('Latest release');
    const feed = JSON.parse((await ask('/listings/bot1/changelog.json')).text);
    expect(feed.items).toMatchObject([{ title: '1.0: Hello' }]);
    expect(feed.feed_url).toBe('https://votes.example/listings/bot1/changelog.json');
    expect((await run('changelog list --listing bot1')).out).toMatch(/^\S+Z {2}1\.0 {2}Hello$/);

    expect(await json('changelog remove --listing bot1 --version 1.0 --reason Spam')).toEqual({
      listingId: 'bot1',
      version: '1.0',
      removed: true,
    });
    expect((await ask('/listings/sample/changelog')).text).toContain('No releases yet');
    expect((await ask('/listings/bot1/changelog.atom')).text).not.toContain('<entry>');
    expect((await put('1.0', { body: 'again' })).status).toBe(409);
    expect(await json('changelog list --listing bot1')).toMatchObject({
      entries: [{ version: '1.0', removal: { reason: 'Spam' } }],
      page: 1,
      pages: 1,
    });
    expect((await run('changelog list --listing bot1')).out).toContain('(removed: Spam)');
    expect((await run('changelog remove --listing bot1 --version 1.0')).error).toContain('already removed');

    expect((await run('changelog restore --listing bot1 --version 1.0')).out).toBe('Restored 1.0.');
    expect((await put('1.0', { body: 'again' })).status).toBe(200);
  });

  test.each([
    ['changelog list --listing none', 'no bot with the ID none'],
    ['changelog list --listing game1', 'no bot with the ID game1'],
    ['changelog list --listing bot1 --page 0', '--page'],
    ['changelog remove --listing none --version 1', '--listing'],
    ['changelog remove --listing bot1 --version 9.9', 'no entry 9.9'],
    ['changelog remove --listing bot1 --version a/b', '--version'],
    ['changelog restore --listing bot1 --version 9.9', 'no entry 9.9'],
    [`changelog remove --listing bot1 --version 1.0 --reason ${'x'.repeat(501)}`, '--reason'],
    ['changelog remove --listing bot1', '--version'],
  ])('%s: one clear error, exit status 1', async (words, reason) => {
    const ran = await run(words);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain(reason);
    expect(ran.error).not.toMatch(/\n\s+at /);
  });
});
