// A client generated from the OpenAPI description: types are generated, a small program is compiled against them, and
// run against the service over a real socket.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypes from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolPath } from '../support/suites.ts';
import { openTranscriptSetup, TRANSCRIPT_VOTER, type TranscriptSetup } from '../support/transcript-setup.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Inside the checkout, so that the compiler finds Node's types; ignored by git. */
const FOLDER = join(ROOT, 'tmp', 'generated-client');
const run = promisify(execFile);

let scene: TranscriptSetup;
beforeAll(async () => {
  scene = await openTranscriptSetup();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(() => scene.close());

const PROGRAM = `
import type { operations, paths } from './api.ts';

const { BASE, TOKEN, VOTER, ENDPOINT } = process.env as Record<string, string>;
type Answer<Id extends keyof operations> =
  operations[Id]['responses'] extends { 200: { content: { 'application/json': infer Body } } } ? Body : never;
type Sent<Id extends keyof operations> =
  operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;

async function call<Id extends keyof operations>(
  method: string,
  path: keyof paths,
  filled: string,
  body: Sent<Id>,
): Promise<Answer<Id>> {
  const answer = await fetch(BASE + '/api/v1' + filled, {
    method,
    headers: { Authorization: 'Bearer ' + TOKEN, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(path + ' ' + (await answer.text()));
  return (await answer.json()) as Answer<Id>;
}

const check = await call<'checkVote'>(
  'GET', '/webhooks/votes/check', '/webhooks/votes/check?userId=' + VOTER, undefined);
const voted: boolean = check.voted;
const until: string | null = check.nextVoteAt;
const put = await call<'putChangelogEntry'>(
  'PUT', '/bots/{id}/changelog/{version}', '/bots/100000000000000001/changelog/9.9.9',
  { body: 'From a generated client.', title: 'Typed' });
const title: string = put.entry.title;
const saved = await call<'saveWebhook'>('PUT', '/webhooks/config', '/webhooks/config', { url: ENDPOINT ?? '' });
const secret: string | null = saved.secret;
const config = await call<'readWebhook'>('GET', '/webhooks/config', '/webhooks/config', undefined);
const state: 'enabled' | 'paused' | 'disabled' = config.state;
console.log(JSON.stringify({ voted, until, created: put.created, title, secret, state }));
`;

const WRONG = `
import type { operations } from './api.ts';
type Body = operations['putChangelogEntry']['requestBody']['content']['application/json'];
export const body: Body = { title: 'a body is required' };
`;

async function compile(program: string, text: string): Promise<string> {
  writeFileSync(join(FOLDER, program), text);
  const settings = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
  const given = [...settings, '--allowImportingTsExtensions', '--ignoreConfig', join(FOLDER, program)];
  return run(toolPath(ROOT, 'tsc'), given, { cwd: ROOT }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

test('types are generated, and a program that uses them compiles and works', async () => {
  const { url, http } = scene.app;
  const description = await (await http.request('/api/v1/openapi.json')).json();
  writeFileSync(
    join(FOLDER, 'api.ts'),
    await openapiTypes(description as object as Parameters<typeof openapiTypes>[0]),
  );
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');

  expect(await compile('program.ts', PROGRAM)).toBe('');
  expect(await compile('wrong.ts', WRONG)).toContain("'body' is missing");

  const env = {
    PATH: process.env.PATH,
    BASE: url,
    TOKEN: scene.tokens.bot,
    VOTER: TRANSCRIPT_VOTER,
    ENDPOINT: scene.receiver.url,
  };
  const { stdout } = await run(process.execPath, [join(FOLDER, 'program.ts')], { env });
  expect(JSON.parse(stdout)).toEqual({
    voted: true,
    until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    created: true,
    title: 'Typed',
    secret: expect.stringMatching(/^whsec_/),
    state: 'enabled',
  });
});
