// The programs of the guide “Verify signatures”, each run as its reader would, if the machine has the language.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
/** All are signed with one secret. */
const { cases } = JSON.parse(readFileSync(join(ROOT, 'spec/vectors/signature.json'), 'utf8')) as {
  readonly cases: readonly { secret: string; body: string; xWebhookSignature: string }[];
};

interface Language {
  readonly name: string;
  /** The command that shows whether the language is installed. */
  readonly probe: readonly string[];
  run(port: number): readonly string[];
}

const LANGUAGES: readonly Language[] = [
  { name: 'Node', probe: [process.execPath, '--version'], run: () => [process.execPath, 'verify.mjs'] },
  { name: 'Python', probe: ['python3', '--version'], run: () => ['python3', 'verify.py'] },
  { name: 'Go', probe: ['go', 'version'], run: () => ['go', 'run', 'verify.go'] },
  { name: 'Java', probe: ['java', '--version'], run: () => ['java', 'Verify.java'] },
  {
    name: 'PHP',
    probe: ['php', '--version'],
    run: (port) => ['php', '-S', `127.0.0.1:${port}`, 'verify.php'],
  },
  {
    name: 'Ruby',
    probe: ['rackup', '--version'],
    run: (port) => ['rackup', '--port', `${port}`, 'verify.ru'],
  },
];
const isHere = ({ probe: [program = '', ...words] }: Language) =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

let running: ChildProcess | null = null;
afterEach(() => {
  // The whole process group: `go run` starts the program it built. It may have exited already.
  if (running?.pid && running.exitCode === null) process.kill(-running.pid);
  running = null;
});

for (const language of LANGUAGES) {
  const { name } = language;
  test.skipIf(!isHere(language))(`§5.6 ${name} accepts a valid signature and rejects a forged one`, async () => {
    const send = await start(language, cases[0]!.secret);
    for (const { body, xWebhookSignature: signature } of cases) {
      expect(await send(body, signature)).toBe(204);
      expect(await send(`${body} `, signature)).toBe(401);
      expect(
        await send(
          body,
          signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
      ).toBe(401);
    }
    for (const forged of ['sha256=', cases[0]!.xWebhookSignature.toUpperCase(), null])
      expect(await send(cases[0]!.body, forged)).toBe(401);
  });
}

async function start(language: Language, secret: string) {
  const port = await freePort();
  const [program = '', ...words] = language.run(port);
  running = spawn(program, words, {
    cwd: join(ROOT, 'examples/verify'),
    env: { ...process.env, PORT: String(port), PLAUDIT_SECRET: secret },
    stdio: 'ignore',
    detached: true,
  });
  await listening(port, running);
  return async (body: string, signature: string | null) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(signature !== null && { 'X-Webhook-Signature': signature }),
    };
    const answer = await fetch(`http://127.0.0.1:${port}/votes`, { method: 'POST', body, headers });
    return answer.status;
  };
}

/** A compiler takes its time: polls until the program responds. */
async function listening(port: number, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(50);
  }
  throw new Error('The program ended before it listened.');
}
