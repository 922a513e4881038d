// `plaudit votifier set|show|remove|test` (§1, L4), against listeners on this machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEP_WORDS } from '../../src/channels/votifier/steps.ts';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';
import { listenForVotes } from '../support/vote-listener.ts';

let folder: string;
let database: CommandDatabase;
const environment = () => ({ ...database.environment, SERVICE_NAME: 'Sample' });
const run = (words: string) => runCommand(words, environment());
const json = (words: string) => commandJson(words, environment());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-votifier-'));
  database = await commandDatabase();
  await json('user create --email owner@sample.example --password sample-password');
  for (const kind of ['game --game minecraft --id mc1', 'game --game minecraft --id mc2', 'bot --id bot1'])
    await json(`listing create --owner owner@sample.example --name Sample --type ${kind}`);
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('votifier set and test', () => {
  test('protocol v2: saved, and a test vote shows its steps', async () => {
    const listener = await listenForVotes();
    const set = await json(
      `votifier set --listing mc1 --host 127.0.0.1 --port ${listener.port} --token ${listener.token}`,
    );
    expect(set).toEqual({ protocol: 'v2' });
    const { status, out } = await run('votifier test --listing mc1 --player .Steve');
    expect(status).toBe(0);
    expect(out.match(/(?<=ms {2})[\w ]+/g)).toEqual([
      ...Object.values(STEP_WORDS).filter((word) => word !== 'Encrypted'),
      'accepted',
    ]);
    expect(out).not.toContain(listener.token);
    expect(listener.votes).toMatchObject([{ serviceName: 'Sample', username: '.Steve', address: '0.0.0.0' }]);
    const shown = await json('votifier show --listing mc1');
    expect(shown).toMatchObject({ host: '127.0.0.1', port: listener.port, consecutiveFailures: 0 });
  });

  test('protocol v1: sent, and said to be unconfirmed', async () => {
    const listener = await listenForVotes();
    const file = join(folder, 'public.key');
    writeFileSync(file, listener.publicKey ?? '');
    await json(
      `votifier set --listing mc1 --host 127.0.0.1 --port ${listener.port} --public-key-file ${file}`,
    );
    const told = await json('votifier test --listing mc1 --player Alex');
    expect(told).toMatchObject({
      end: 'sent_unconfirmed',
      happened: expect.stringMatching(/cannot be confirmed/),
    });
    expect(listener.votes).toMatchObject([{ protocol: 'v1', username: 'Alex' }]);
    const shown = await json('votifier show --listing mc1');
    expect(shown).toMatchObject({ lastAcceptedAt: null, lastUnconfirmedAt: null });
  });

  test('where it ends, the reason and the remedy', async () => {
    const listener = await listenForVotes({ protocols: ['v2'] });
    await json(`votifier set --listing mc1 --host 127.0.0.1 --port ${listener.port} --token wrong`);
    const { out } = await run('votifier test --listing mc1 --player Alex');
    expect(out).toContain('the token is wrong');
    expect(listener.votes).toEqual([]);
  });

  test('test votes are real votes: at most five a minute', async () => {
    const listener = await listenForVotes({ protocols: ['v2'] });
    await json(
      `votifier set --listing mc2 --host 127.0.0.1 --port ${listener.port} --token ${listener.token}`,
    );
    for (let vote = 0; vote < 5; vote += 1) await json('votifier test --listing mc2 --player Alex');
    expect(await run('votifier test --listing mc2 --player Alex')).toMatchObject({
      status: 1,
      error: expect.stringMatching(/^At most five test votes a minute: try again in \d+ seconds\.$/),
    });
    expect(listener.votes).toHaveLength(5);
  });

  test('removed: shown no more, nothing to test', async () => {
    expect(await json('votifier remove --listing mc2')).toEqual({ removed: true });
    for (const command of ['show', 'remove', 'test --player Alex'])
      expect(await run(`votifier ${command} --listing mc2`)).toMatchObject({
        status: 1,
        error: expect.stringMatching(/has no vote listener/),
      });
  });
});

describe('what is refused, with the option named', () => {
  const place = '--host 127.0.0.1 --token abc';
  test.each([
    ['--listing nobody --host 127.0.0.1 --token abc', /^--listing: there is no listing/],
    [`--listing bot1 ${place}`, /^--listing: Only Minecraft servers/],
    [`--listing mc1 ${place} --port 25565`, /^--port: Port 25565 is the game’s own/],
    [`--listing mc1 ${place} --port abc`, /^--port: A port is a number/],
    ['--listing mc1 --host 10.0.0.1 --token abc', /^--host: 10\.0\.0\.1 is in a private network/],
    ['--listing mc1 --host 127.0.0.1', /^Give either --token/],
    ['--listing mc1 --host 127.0.0.1 --public-key-file /nowhere', /^--public-key-file: \/nowhere cannot/],
    [
      '--listing mc1 --host 127.0.0.1 --public-key-file package.json',
      /^--public-key-file: This is not a public key/,
    ],
  ])('%s', async (words, sentence) => {
    const { status, error } = await run(`votifier set ${words}`);
    expect(error).toMatch(sentence);
    expect(status).toBe(1);
  });

  test('a player no server can have', async () => {
    const { status, error } = await run('votifier test --listing mc1 --player this_name_is_too_long');
    expect(error).toMatch(/^--player: /);
    expect(status).toBe(1);
  });
});
