// `plaudit votifier set|show|remove|test` (§1, L4), with listeners on this machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEP_LABELS } from '../../src/channels/votifier/listener-steps.ts';
import {
  type CommandDatabase,
  commandDatabase,
  commandJson,
  runCommand,
  runCommandWords,
} from '../support/command-line.ts';
import { openVoteListener } from '../support/vote-listener.ts';

let folder: string;
let database: CommandDatabase;
const environment = () => ({ ...database.environment, SERVICE_NAME: 'Sample' });
const run = (words: string) => runCommand(words, environment());
const json = (words: string) => commandJson(words, environment());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-votifier-'));
  database = await commandDatabase();
  await json('user create --email owner@sample.example --password sample-password');
  for (const kind of [
    'game --game minecraft --id mc1',
    'game --game minecraft --id mc2',
    'game --game minecraft --id mc3',
    'bot --id bot1',
  ])
    await json(`listing create --owner owner@sample.example --name Sample --type ${kind}`);
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('votifier set and test', () => {
  test('protocol v2: saves, and a test vote shows its steps', async () => {
    const listener = await openVoteListener();
    const set = await json(
      `votifier set --listing mc1 --host 127.0.0.1 --port ${listener.port} --token ${listener.token}`,
    );
    expect(set).toEqual({ protocol: 'v2' });
    const { status, out } = await run('votifier test --listing mc1 --player .Steve');
    expect(status).toBe(0);
    expect(out.match(/(?<=ms {2})[\w ]+/g)).toEqual([
      ...Object.values(STEP_LABELS).filter((word) => word !== 'Encrypted'),
      'accepted',
    ]);
    expect(out).not.toContain(listener.token);
    expect(listener.votes).toMatchObject([{ serviceName: 'Sample', username: '.Steve', address: '0.0.0.0' }]);
    const shown = await json('votifier show --listing mc1');
    expect(shown).toMatchObject({ host: '127.0.0.1', port: listener.port, consecutiveFailures: 0 });
  });

  test('protocol v1: sends, and reports that the vote is unconfirmed', async () => {
    const listener = await openVoteListener();
    const file = join(folder, 'public.key');
    writeFileSync(file, listener.publicKey ?? '');
    await json(`votifier set --listing mc1 --host 127.0.0.1 --port ${listener.port} --public-key-file ${file}`);
    const { status, out } = await run('votifier test --listing mc1 --player Alex --json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      end: 'sent_unconfirmed',
      happened: expect.stringMatching(/cannot be confirmed/),
    });
    expect(listener.votes).toMatchObject([{ protocol: 'v1', username: 'Alex' }]);
    const shown = await json('votifier show --listing mc1');
    expect(shown).toMatchObject({ lastAcceptedAt: null, lastUnconfirmedAt: null });
  });

  test('explains where it failed, the reason and the remedy', async () => {
    const listener = await openVoteListener({ protocols: ['v2'] });
    await json(`votifier set --listing mc1 --host 127.0.0.1 --port ${listener.port} --token wrong`);
    const { out } = await run('votifier test --listing mc1 --player Alex');
    expect(out).toContain('the token is wrong');
    expect(listener.votes).toEqual([]);
  });

  test.each([
    ['rejected', 'nuvotifier', 'wrong'],
    ['failed', 'closes', null],
    ['unknown', 'plugin-fails', null],
  ] as const)(
    'a test vote that ended %s is reported on stdout, and the exit status is 1',
    async (end, behavior, token) => {
      const listener = await openVoteListener({ behavior });
      const place = `--host 127.0.0.1 --port ${listener.port} --token ${token ?? listener.token}`;
      await json(`votifier set --listing mc3 ${place}`);
      const { status, out, error } = await run('votifier test --listing mc3 --player Alex --json');
      expect(JSON.parse(out)).toMatchObject({ end });
      expect({ status, error }).toEqual({ status: 1, error: 'The listener did not confirm the test vote.' });
    },
  );

  test('test votes are real votes: at most five a minute', async () => {
    const listener = await openVoteListener({ protocols: ['v2'] });
    await json(`votifier set --listing mc2 --host 127.0.0.1 --port ${listener.port} --token ${listener.token}`);
    for (let vote = 0; vote < 5; vote += 1) await json('votifier test --listing mc2 --player Alex');
    expect(await run('votifier test --listing mc2 --player Alex')).toMatchObject({
      status: 1,
      error: expect.stringMatching(/^You can send five test votes per minute\. Try again in \d+ seconds\.$/),
    });
    expect(listener.votes).toHaveLength(5);
  });

  test('removing: no longer shown, nothing to test', async () => {
    expect(await json('votifier remove --listing mc2')).toEqual({ removed: true });
    for (const command of ['show', 'remove', 'test --player Alex'])
      expect(await run(`votifier ${command} --listing mc2`)).toMatchObject({
        status: 1,
        error: expect.stringMatching(/has no vote listener/),
      });
  });
});

describe('P138 an empty secret', () => {
  const set = (words: string[]) =>
    runCommandWords(['votifier', 'set', '--listing', 'mc1', '--host', '127.0.0.1', ...words], environment());
  const shown = () => json('votifier show --listing mc1');

  test('is rejected, and the stored one and all other settings stay', async () => {
    const kept = await shown();
    const empty = join(folder, 'empty.key');
    writeFileSync(empty, ' \n');
    for (const [option, value, sentence] of [
      ['--token', '', /^--token: Paste the token/],
      ['--token', '  ', /^--token: Paste the token/],
      ['--public-key-file', empty, /^--public-key-file: Paste the text of the file public\.key/],
    ] as const) {
      const { status, error } = await set([option, value, '--port', '8193']);
      expect(error).toMatch(sentence);
      expect(status).toBe(1);
    }
    expect(await shown()).toEqual(kept);
  });
});

describe('P138 a relative --public-key-file', () => {
  const set = (file: string, more: Record<string, string>) =>
    runCommand(`votifier set --listing mc1 --host 127.0.0.1 --public-key-file ${file}`, {
      ...environment(),
      ...more,
    });

  test('is resolved from where the command was called, which npm stores in INIT_CWD', async () => {
    const { publicKey } = await openVoteListener();
    writeFileSync(join(folder, 'mine.key'), publicKey ?? '');
    expect(
      await set('mine.key', { INIT_CWD: folder, npm_package_json: join(process.cwd(), 'package.json') }),
    ).toMatchObject({ status: 0 });
    expect(await set('mine.key', {})).toMatchObject({
      status: 1,
      error: `--public-key-file: ${join(process.cwd(), 'mine.key')} cannot be read. Check the path and the file’s permissions.`,
    });
    // A leftover of another package's script is ignored.
    expect(await set('mine.key', { INIT_CWD: folder, npm_package_json: '/elsewhere/package.json' })).toMatchObject({
      status: 1,
    });
  });
});

describe('rejected input, with the option named', () => {
  const place = '--host 127.0.0.1 --token abc';
  test.each([
    ['--listing nobody --host 127.0.0.1 --token abc', /^--listing: there is no listing/],
    [`--listing bot1 ${place}`, /^--listing: Only Minecraft servers/],
    [`--listing mc1 ${place} --port 25565`, /^--port: Port 25565 is the game’s own port/],
    [`--listing mc1 ${place} --port abc`, /^--port: The port must be a number/],
    ['--listing mc1 --host 10.0.0.1 --token abc', /^--host: 10\.0\.0\.1 is in a private network/],
    ['--listing mc1 --host 127.0.0.1', /^Give either --token/],
    ['--listing mc1 --host 127.0.0.1 --public-key-file /nowhere', /^--public-key-file: \/nowhere cannot/],
    ['--listing mc1 --host 127.0.0.1 --public-key-file package.json', /^--public-key-file: This is not a public key/],
  ])('%s', async (words, sentence) => {
    const { status, error } = await run(`votifier set ${words}`);
    expect(error).toMatch(sentence);
    expect(status).toBe(1);
  });

  test('an invalid player name', async () => {
    const { status, error } = await run('votifier test --listing mc1 --player this_name_is_too_long');
    expect(error).toMatch(/^--player: /);
    expect(status).toBe(1);
  });
});
