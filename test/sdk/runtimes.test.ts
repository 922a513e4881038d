// The SDK on Deno, Bun and Workers, where they are installed: each agrees with every vector, and receives a vote.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const isInstalled = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Uses nothing of any runtime. */
const CONFORMANCE = `
import { createReceiver, signVote, verify } from '@plaudit/sdk';
import { cases } from './receiver-vectors.json';
export async function checkConformance() {
  let agreed = 0;
  for (const { secrets, now, headers, body, bodyBase64, expected } of cases) {
    const content = body ?? Uint8Array.from(atob(bodyBase64), (character) => character.charCodeAt(0));
    const verified = await verify(content, headers, secrets, { now: new Date(now * 1000) });
    if (verified.ok === expected.ok && (verified.ok || verified.reason === expected.reason)) agreed++;
  }
  const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
  const receiver = createReceiver({ secret, onVote: () => {} });
  const results = [];
  for (let time = 0; time < 2; time++) {
    const signed = await signVote({ eventId: 'e1' }, secret);
    const response = await receiver.fetch(new Request('http://localhost/', { method: 'POST', ...signed }));
    results.push((await response.json()).result);
  }
  return JSON.stringify({ disagreed: cases.length - agreed, results });
}
`;
const EXPECTED = { disagreed: 0, results: ['handled', 'duplicate'] };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-test-runtimes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bundle(name: string, end: string): Promise<string> {
  const outfile = join(folder, name);
  const resolveDir = join(ROOT, 'spec');
  await build({
    stdin: { contents: CONFORMANCE + end, resolveDir, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outfile,
  });
  return outfile;
}

describe('P245 the SDK', () => {
  test.skipIf(!isInstalled('deno'))('runs on Deno', async () => {
    const file = await bundle('deno.mjs', 'console.log(await checkConformance());');
    expect(JSON.parse((await run('deno', ['run', file])).stdout)).toEqual(EXPECTED);
  });

  test.skipIf(!isInstalled('bun'))('runs on Bun', async () => {
    const file = await bundle('bun.mjs', 'console.log(await checkConformance());');
    expect(JSON.parse((await run('bun', ['run', file])).stdout)).toEqual(EXPECTED);
  });

  test.skipIf(!isInstalled('workerd'))('runs on Workers', async () => {
    await bundle('worker.mjs', 'export default { fetch: async () => new Response(await checkConformance()) };');
    const port = await freePort();
    writeFileSync(join(folder, 'worker.capnp'), workerConfig(port));
    const worker = spawn('workerd', ['serve', join(folder, 'worker.capnp')], { stdio: 'inherit' });
    try {
      const ask = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.json());
      await expect.poll(() => ask().catch(() => null)).toEqual(EXPECTED);
    } finally {
      worker.kill();
      await once(worker, 'exit');
    }
  });
});

function workerConfig(port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker", esModule = embed "worker.mjs")],
    compatibilityDate = "2026-01-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}
