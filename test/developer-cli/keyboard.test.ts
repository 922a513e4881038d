// At a terminal: the keys of `plaudit listen`, and `plaudit login`, whose token is not shown. Needs util-linux' `script`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { homeFolder, runDeveloperCli } from '../support/developer-cli.ts';
import { type DeveloperSite, startDeveloperSite } from '../support/developer-site.ts';
import { unknownToken } from '../support/people-and-listings.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const PROGRAM = join(import.meta.dirname, '../../cli/src/main.ts');
const hasScript = /util-linux/.test(String(spawnSync('script', ['--version']).stdout));

let site: DeveloperSite;
let receiver: Receiver;
beforeAll(async () => {
  site = await startDeveloperSite();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

/** Runs a command in a pseudo-terminal. */
function atTerminal(words: string, environment: Record<string, string>) {
  const command = `exec '${process.execPath}' '${PROGRAM}' ${words}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm', SHELL: '/bin/sh', HOME: '/nonexistent', ...environment },
    stdio: 'pipe',
  });
  const shown = { text: '' };
  child.stdout.on('data', (chunk) => (shown.text += chunk));
  const ended = once(child, 'close').then(([status]) => status as number);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    shown,
    ended,
    type: (keys: string) => child.stdin.write(keys),
    until: (pattern: RegExp) => expect.poll(() => shown.text).toMatch(pattern),
  };
}

test.skipIf(!hasScript)(
  'r sends the last event again with a fresh signature, d shows its details, q quits',
  async () => {
    const environment = await site.environment(['votes:read', 'webhooks:write']);
    const terminal = atTerminal(`listen --forward-to ${receiver.url}`, environment);
    await terminal.until(/Keys: r sends/);
    terminal.type('r');
    await terminal.until(/No event has come yet\./);
    await runDeveloperCli(['trigger', 'vote'], { environment });
    await terminal.until(/\d ms/);
    terminal.type('r');
    await terminal.until(/again .*\d ms/);
    terminal.type('d');
    await terminal.until(/Response: 204 in/);
    expect(terminal.shown.text).toMatch(/webhook-signature: v1,/);
    const [first, second] = receiver.received.map(
      ({ headers, body }): Record<string, unknown> => ({ ...headers, body }),
    );
    expect(second).toMatchObject({
      body: first?.body,
      'webhook-id': first?.['webhook-id'],
      'x-webhook-signature': first?.['x-webhook-signature'],
      'x-plaudit-attempt': '2',
    });
    expect(second?.['x-plaudit-delivery']).not.toBe(first?.['x-plaudit-delivery']);
    const words = ['verify', '--signature', String(second?.['webhook-signature']), '--body', String(second?.body)];
    const headers = ['--id', String(second?.['webhook-id']), '--timestamp', String(second?.['webhook-timestamp'])];
    const secret = await runDeveloperCli(['listen', '--print-secret'], { environment });
    const verified = await runDeveloperCli([...words, ...headers], { environment: { PLAUDIT_SECRET: secret.out } });
    expect(verified).toMatchObject({ status: 0, out: expect.stringContaining('✓ The signature is right.') });
    terminal.type('q');
    expect(await terminal.ended).toBe(0);
  },
);

test.skipIf(!hasScript)('Ctrl-C ends listening with status 0', async () => {
  const terminal = atTerminal('listen', await site.environment(['votes:read']));
  await terminal.until(/Ready/);
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(0);
});

test.skipIf(!hasScript)(
  'login asks for site and token, shows no token, checks it and stores it for this user',
  async () => {
    const { PLAUDIT_URL = '', PLAUDIT_TOKEN = '' } = await site.environment(['votes:read', 'webhooks:write']);
    const home = homeFolder();
    const refused = atTerminal('login', { XDG_CONFIG_HOME: home });
    await refused.until(/Site/);
    refused.type(`${PLAUDIT_URL}/\n`);
    await refused.until(/API token/);
    refused.type(`${unknownToken(PLAUDIT_TOKEN)}\n`);
    expect(await refused.ended).toBe(1);
    expect(refused.shown.text).toContain('refuses the token');

    const terminal = atTerminal(`login --site ${PLAUDIT_URL}`, { XDG_CONFIG_HOME: home });
    await terminal.until(/API token/);
    terminal.type(`${PLAUDIT_TOKEN}\n`);
    expect(await terminal.ended).toBe(0);
    expect(terminal.shown.text).toMatch(/Signed in to http:.* for Bot \d+ \(votes:read, webhooks:write\)/);
    expect(terminal.shown.text).not.toContain(PLAUDIT_TOKEN);
    const path = join(home, 'plaudit', 'credentials.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, 'utf8')).profiles).toEqual({
      default: { site: PLAUDIT_URL, token: PLAUDIT_TOKEN },
    });
    const used = await runDeveloperCli(['votes', 'check', '--user', 'nobody'], {
      environment: { XDG_CONFIG_HOME: home },
    });
    expect(used).toMatchObject({ status: 1, out: 'nobody has no active vote.', error: '' });
  },
);
