// The command line as a script uses it, on one embedded database: commands run in this process (separate ones would
// take minutes), the server in its own.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandJson, runCommand } from '../support/command-line.ts';
import { newDataFolder } from '../support/embedded-template.ts';
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
  test('prints its version', async () => {
    expect(await run('--version')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test('takes a new installation to its first delivered vote', async () => {
    const person = await json(
      'user create --email Owner@Sample.example --password sample-password --platform-id 123456789012345678',
    );
    expect(person.id).toMatch(/^usr_/);
    expect(
      await json('listing create --owner owner@sample.example --type bot --name Sample --id bot1 --plan verified'),
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
    await refusesSecondServer();
    expect(await server.stop()).toBe(0);

    const payload = JSON.parse(receiver.received[0]!.body);
    expect(payload).toMatchObject({
      eventId: vote.eventId,
      data: { userId: '123456789012345678', weight: 3 },
    });
    expect(await json('webhook show --listing bot1')).toMatchObject({ health: { status: 'healthy' } });
  });

  test('P43 creates a link to set a new password', async () => {
    const { url, expiresInSeconds } = await json('user reset-link --email OWNER@sample.example');
    expect(url).toMatch(/^http:\/\/localhost:\d+\/reset\?token=[0-9a-z]{40}$/);
    expect(expiresInSeconds).toBe(3600);
  });

  async function refusesSecondServer(): Promise<void> {
    const before = readdirSync(dataDir);
    const ran = await run('serve', { PORT: '0' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toMatch(/^The database in .* is in use by process \d+\./);
    expect(readdirSync(dataDir)).toEqual(before);
  }

  test('an invalid setting prevents the start and is named in the error', async () => {
    const ran = await run('serve', { PORT: 'door' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toBe('PORT must be a whole number from 0 to 65535.');
  });

  test.each(['/proc/none/data', '/dev/null', '/etc/hostname/data'])(
    'DATA_DIR=%s is rejected with an explanation',
    async (place) => {
      const ran = await run('migrate', { DATA_DIR: place });
      expect(ran).toMatchObject({ status: 1, out: '' });
      expect(ran.error).toMatch(/^[^\n]+DATA_DIR[^\n]*$/);
    },
  );

  test.each(['192.0.2.1', 'no-such-host.invalid'])('HOST=%s is rejected with an explanation', async (host) => {
    const ran = await run('serve', { HOST: host, PORT: '4999', BASE_URL: 'https://votes.example' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toMatch(/^HOST is [^\n]+ not an address of this machine[^\n]+$/);
  });

  test('D16 HOST=0.0.0.0 without a BASE_URL is rejected before anything is changed', async () => {
    const folder = join(tmpdir(), 'plaudit-test-never-made');
    const ran = await run('serve', { HOST: '0.0.0.0', DATA_DIR: folder });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toMatch(/^HOST is 0\.0\.0\.0[^\n]+ BASE_URL=https:\/\/votes\.example[^\n]+$/);
    expect(existsSync(folder)).toBe(false);
  });

  test('an unreachable PostgreSQL is reported with an explanation', async () => {
    const ran = await run('migrate', {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SECRET_KEY: 'a key for tests, thirty-two letters long',
    });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toBe(
      'PostgreSQL does not respond at DATABASE_URL. Check that it is running and that the host and port are correct.',
    );
  });

  test('a SECRET_KEY other than the database’s prevents the start', async () => {
    const ran = await run('migrate', { SECRET_KEY: 'another key for tests, long enough as well' });
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain('SECRET_KEY');
  });
});

describe('a server', () => {
  let server: ServerProcess | null = null;
  let folder: string;
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('prints its URL, responds to health checks, and a second one on its port fails', async () => {
    folder = await newDataFolder();
    server = await startServer({ DATA_DIR: folder });
    expect(server.summary).toMatchObject({ url: `http://localhost:${server.summary.port}`, role: 'all' });
    expect(server.summary.setupLink).toContain('/setup?token=');
    expect(await (await fetch(`${server.summary.url}/livez`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${server.summary.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', database: true, engine: true, failing: [] },
    ]);
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
  });
});
