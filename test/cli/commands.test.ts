// The command line as a script uses it, on one embedded database: commands in this process (a process each would take
// minutes), the server in its own.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandJson, runCommand } from '../support/command-line.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let dataDir: string;
let receiver: Receiver;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'plaudit-cli-'));
  receiver = await startReceiver();
});

afterAll(async () => {
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (words: string, environment: Record<string, string> = {}) =>
  runCommand(words, { DATA_DIR: dataDir, ...environment });
const json = (words: string) => commandJson(words, { DATA_DIR: dataDir });

describe('the command line', () => {
  test('says its version', async () => {
    expect(await run('--version')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test('goes from nothing to a delivered vote', async () => {
    const person = await json(
      'user create --email Owner@Sample.example --password sample-password --platform-id 123456789012345678',
    );
    expect(person.id).toMatch(/^usr_/);
    expect(
      await json(
        'listing create --owner owner@sample.example --type bot --name Sample --id bot1 --plan verified',
      ),
    ).toEqual({ id: 'bot1' });
    expect(await json('plan set --listing bot1 --plan enterprise --changelog-pro on')).toEqual({
      id: 'bot1',
      plan: 'enterprise',
      changelogPro: true,
    });
    const token = await json('token create --listing bot1 --scopes votes:read,stats:write');
    expect(token.token).toContain('plt_');
    expect((await json(`webhook set --listing bot1 --url ${receiver.url}`)).secret).toMatch(/^whsec_/);
    const vote = await json('vote cast --listing bot1 --user-id 123456789012345678');
    expect(vote.eventId).toMatch(/^[0-9a-f]{32}$/);
    expect((await json('deliveries list --listing bot1')).deliveries[0]).toMatchObject({
      eventId: vote.eventId,
      state: 'waiting',
    });

    const server = await startServer({ DATA_DIR: dataDir });
    await receiver.until(1);
    await refusesWhileServed();
    expect(await server.stop()).toBe(0);

    const payload = JSON.parse(receiver.received[0]!.body);
    expect(payload).toMatchObject({
      eventId: vote.eventId,
      data: { userId: '123456789012345678', weight: 3 },
    });
    expect(await json('webhook show --listing bot1')).toMatchObject({ health: { status: 'healthy' } });
  }, 60_000);

  test('P43 makes a link that sets a new password', async () => {
    const { url, expiresInSeconds } = await json('user reset-link --email OWNER@sample.example');
    expect(url).toMatch(/^http:\/\/localhost:\d+\/reset\?token=[0-9a-z]{40}$/);
    expect(expiresInSeconds).toBe(3600);
  });

  async function refusesWhileServed(): Promise<void> {
    const before = readdirSync(dataDir);
    const ran = await run('vote cast --listing bot1 --user-id other');
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toMatch(/^The database in .* is in use by process \d+\./);
    expect(readdirSync(dataDir)).toEqual(before);
  }

  test.each([
    ['vote cast --listing bot1 --user-id 123456789012345678', 'has voted already'],
    ['vote cast --listing none --user-id 5', 'no listing with the ID none'],
    ['vote cast --listing bot1 --user-id a.b', '--user-id'],
    ['vote cast --listing bot1 --user-id 6 --player Steve', '--player'],
    ['vote cast --listing bot1 --user-id 7 --at yesterday', '--at'],
    ['vote cast --listing bot1 --user-id 7 --at 2099-01-01T00:00:00Z', 'in the future'],
    ['user reset-link --email nobody@sample.example', 'Nobody has'],
    ['user create --email nobody --password sample-password', '--email'],
    ['user create --email a@b.example --password short', '--password'],
    ['user create --email owner@sample.example --password sample-password', 'exists already'],
    ['listing create --owner owner@sample.example --type bot --name Again --id bot1', 'taken'],
    ['listing create --owner owner@sample.example --type game --name X', '--game'],
    ['listing create --owner owner@sample.example --type car --name X', '--type'],
    ['listing create --owner nobody@sample.example --type bot --name X', '--owner'],
    ['plan set --listing bot1 --plan gold', '--plan'],
    ['token create --listing bot1 --scopes votes:write', 'no scope votes:write'],
    ['webhook set --listing bot1 --url http://example.com/', '--url'],
    ['webhook show --listing none', 'no webhook'],
    ['deliveries list --listing none', 'no listing'],
    ['deliveries list --listing bot1 --limit 0', '--limit'],
    ['token create --listing bot1', '--scopes'],
    ['dance', 'dance'],
  ])('%s: one clear error, exit status 1', async (words, reason) => {
    const ran = await run(words);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain(reason);
    expect(ran.error).not.toMatch(/\n\s+at /);
  });

  test('a wrong setting refuses to start, naming it', async () => {
    const ran = await run('serve', { PORT: 'door' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toBe('PORT must be a whole number from 0 to 65535.');
  });

  test.each(['/proc/none/data', '/dev/null', '/etc/hostname/data'])(
    'DATA_DIR=%s is refused in words',
    async (place) => {
      const ran = await run('migrate', { DATA_DIR: place });
      expect(ran).toMatchObject({ status: 1, out: '' });
      expect(ran.error).toMatch(/^[^\n]+DATA_DIR[^\n]*$/);
    },
  );

  test.each(['192.0.2.1', 'no-such-host.invalid'])('HOST=%s is refused in words', async (host) => {
    const ran = await run('serve', { HOST: host, PORT: '4999' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toMatch(/^HOST is [^\n]+$/);
  });

  test('a PostgreSQL that is not there is said in words', async () => {
    const ran = await run('migrate', {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SECRET_KEY: 'a key for tests, thirty-two letters long',
    });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toBe(
      'No PostgreSQL answers at DATABASE_URL. Is it running, and are host and port right?',
    );
  });

  test('another SECRET_KEY than the database’s refuses to start', async () => {
    const ran = await run('migrate', { SECRET_KEY: 'another key for tests, long enough as well' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain('SECRET_KEY');
  });
});

describe('a server', () => {
  let server: ServerProcess | null = null;
  afterAll(async () => {
    await server?.stop();
  });

  test('says where it listens, answers its health checks and refuses a second one on its port', async () => {
    server = await startServer({ DATA_DIR: join(dataDir, 'other') });
    expect(server.summary).toMatchObject({ url: `http://localhost:${server.summary.port}`, role: 'all' });
    expect(server.summary.setupLink).toContain('/setup?token=');
    expect(await (await fetch(`${server.summary.url}/livez`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${server.summary.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', database: true, engine: true }]);
    for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'request-password-reset']) {
      const { status } = await fetch(`${server.summary.url}/auth/${path}`, {
        method: 'POST',
        body: '{}',
        headers: { origin: server.summary.url },
      });
      expect(status, 'V5 people sign up and in through the pages, where the limits stand').toBe(404);
    }
    const second = await run('serve', { PORT: String(server.summary.port) });
    expect(second).toMatchObject({ status: 1 });
    expect(second.error).toContain(`Port ${server.summary.port} is in use`);
  }, 30_000);
});
