// The npm package of the SDK as integrators get it: installed in an empty folder, run, and used from TypeScript.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const tool = (name: string) => join(ROOT, 'node_modules/.bin', name);
let folder: string;
let built: string;

const RECEIVER = `
import { createServer } from 'node:http';
import { createReceiver, memoryDedupe, signVote, verify } from '@plaudit/sdk';
const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const rewarded = [];
const receiver = createReceiver({ secret, dedupe: memoryDedupe(), onVote: ({ data }) => void rewarded.push(data.userId) });
const server = createServer(receiver.node).listen(0, '127.0.0.1', async () => {
  const url = 'http://127.0.0.1:' + server.address().port;
  const { body, headers } = await signVote({ userId: '42', eventId: 'e1' }, secret);
  const results = [];
  for (let time = 0; time < 2; time++) results.push((await (await fetch(url, { method: 'POST', body, headers })).json()).result);
  results.push((await verify(body, headers, 'whsec_b3RoZXI=')).reason);
  console.log(JSON.stringify({ results, rewarded }));
  server.close();
  server.closeAllConnections();
});
`;

const CONSUMER = `
import { createServer } from 'node:http';
import { createReceiver, sqlDedupe, redisDedupe, verify, type VotePayload } from '@plaudit/sdk';
import { createClient } from '@plaudit/sdk/client';
import { createStream } from '@plaudit/sdk/stream';
declare const pool: { connect(): Promise<{ query(text: string, parameters: unknown[]): Promise<{ rows: Record<string, unknown>[] }>; release(): void }> };
const receiver = createReceiver({
  secret: [process.env.PLAUDIT_SECRET, process.env.OLD_PLAUDIT_SECRET],
  dedupe: sqlDedupe(pool),
  onVote: async ({ data }: VotePayload, { transaction }) => {
    if (data.listingType === 'game') await transaction.query('select $1', [data.playerName]);
  },
});
createServer(receiver.node);
export const POST: (request: Request) => Promise<Response> = receiver.fetch;
const verified = await verify('', {}, 'secret');
// @ts-expect-error A result is not a boolean, and its event is there only after the check.
verified.event;
if (verified.ok) console.log(verified.event.eventId);
else console.log(verified.reason satisfies string);
redisDedupe(async () => null);
void createClient;
void createStream;
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-test-sdk-'));
  built = join(folder, 'built');
  await run(process.execPath, ['scripts/sdk.ts', '--to', built], { cwd: ROOT });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...flags, ...archives()], { cwd: folder, shell: process.platform === 'win32' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function archives(): string[] {
  return readdirSync(built)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(built, name));
}

describe('P245 the npm packages', () => {
  test('the SDK has no dependencies, no TypeScript sources and no imports outside of itself', () => {
    const installed = join(folder, 'node_modules/@plaudit/sdk');
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.license]).toEqual([undefined, 'MIT']);
    const files = readdirSync(installed, { recursive: true }).map(String);
    expect(files.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([]);
    const code = files
      .filter((path) => path.endsWith('.js'))
      .map((path) => readFileSync(join(installed, path), 'utf8'));
    expect(code.join('\n').match(/from ['"](?!\.)[^'"]*['"]/g)).toBe(null);
    for (const { types, default: entry } of Object.values<{ types: string; default: string }>(manifest.exports))
      for (const path of [types, entry]) expect(statSync(join(installed, path)).mode & 0o444).toBe(0o444);
  });

  test('a receiver runs on it in an empty folder', async () => {
    writeFileSync(join(folder, 'receiver.js'), RECEIVER);
    const { stdout } = await run(process.execPath, ['receiver.js'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({
      results: ['handled', 'duplicate', 'signature_mismatch'],
      rewarded: ['42'],
    });
  });

  test('the command line runs without the SDK and commander, and names no path of the machine that built it', async () => {
    const program = join(folder, 'node_modules/@plaudit/cli/dist/main.js');
    const { version, dependencies } = JSON.parse(readFileSync(join(program, '../../package.json'), 'utf8'));
    expect([(await run(process.execPath, [program, '--version'])).stdout.trim(), dependencies]).toEqual([
      version,
      undefined,
    ]);
    expect(readFileSync(program, 'utf8')).not.toMatch(/node_modules\/|^\/\/ \S+\.ts$/m);
  });

  test('a strict TypeScript program compiles with its types', async () => {
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    const options = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
    const output = await run(tool('tsc'), [...options, ...types, 'consumer.ts'], { cwd: folder }).catch(
      ({ stdout }) => ({ stdout }),
    );
    expect(output.stdout).toBe('');
  });

  test('the same sources make the same bytes', async () => {
    const again = join(folder, 'again');
    await run(process.execPath, ['scripts/sdk.ts', '--to', again], { cwd: ROOT });
    for (const name of readdirSync(built))
      expect(readFileSync(join(again, name)).equals(readFileSync(join(built, name)))).toBe(true);
  });
});
