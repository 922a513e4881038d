// The GitHub Action: its step is run by bash as on a runner, against the real service.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { homeFolder } from '../support/developer-cli.ts';
import { type DeveloperSite, startDeveloperSite } from '../support/developer-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const action = parse(readFileSync(join(ROOT, 'actions/changelog/action.yml'), 'utf8'));
const [step] = action.runs.steps;

let site: DeveloperSite;
let inputs: Record<string, string>;
beforeAll(async () => {
  site = await startDeveloperSite();
  const { PLAUDIT_URL = '', PLAUDIT_TOKEN = '' } = await site.environment(['changelog:write']);
  inputs = { site: PLAUDIT_URL, token: PLAUDIT_TOKEN };
});
afterAll(() => site.close());

/** Runs the step with these inputs, in a folder with a changelog. `npx` is a script that runs this checkout's program. */
async function runAction(given: Record<string, string>, tag = 'v1.2.0') {
  const folder = homeFolder();
  writeFileSync(join(folder, 'CHANGELOG.md'), '## [1.2.0] - 2026-01-31\n\n- Music\n\n## 1.1.0\n\n- Old\n');
  const npx = '[ "$1 $2 $3 $4" = "--yes --package=@plaudit/cli -- plaudit-cli" ] || exit 90\nshift 4\n';
  const program = `exec '${process.execPath}' '${ROOT}/cli/src/main.ts' "$@"\n`;
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\n${npx}${program}`);
  chmodSync(join(folder, 'npx'), 0o755);
  const script = join(folder, 'step.sh');
  writeFileSync(script, step.run);
  const summary = join(folder, 'summary.md');
  writeFileSync(summary, '');
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      HOME: folder,
      GITHUB_STEP_SUMMARY: summary,
      ...evaluate({ ...inputs, ...given }, tag),
    },
    stdio: 'pipe',
  });
  const [out, error, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, out, error, summary: readFileSync(summary, 'utf8') };
}

/** The step's variables, with the expressions that the action uses. */
function evaluate(given: Record<string, string>, tag: string): Record<string, string> {
  const evaluateOne = (expression: string): string => {
    if (expression === 'github.ref_name') return tag;
    const name = expression.replace('inputs.', '');
    const value = given[name] ?? action.inputs[name].default;
    return value.replace(/\$\{\{ (.+?) \}\}/g, (_: string, inner: string) => evaluateOne(inner));
  };
  return Object.fromEntries(
    Object.entries<string>(step.env).map(([name, value]) => [name, evaluateOne(/^\$\{\{ (.+) \}\}$/.exec(value)![1]!)]),
  );
}

const entries = () => site.db.selectFrom('changelog_entry').select(['version', 'title', 'body']).execute();

test('publishes the section of the tag, and replaces it when it runs again', async () => {
  const first = await runAction({});
  expect(first).toMatchObject({ status: 0, summary: 'Published 1.2.0.\n' });
  expect(await runAction({ title: 'Music; $(touch x) "now"' })).toMatchObject({ status: 0, out: 'Replaced 1.2.0.\n' });
  expect(await entries()).toEqual([{ version: '1.2.0', title: 'Music; $(touch x) "now"', body: '- Music' }]);
});

test('fails, without the token in its output, if there is nothing to publish', async () => {
  const ran = await runAction({ version: '9.0.0' });
  expect(ran).toMatchObject({ status: 1, error: expect.stringContaining('has no section for 9.0.0') });
  expect(JSON.stringify(ran)).not.toContain(inputs.token);
  const dry = await runAction({ 'dry-run': 'true', version: '1.1.0' });
  expect(dry).toMatchObject({ status: 0, out: expect.stringContaining('Nothing was sent') });
  expect(await entries()).toHaveLength(1);
});

test('every input has a description, and no expression is part of the script', () => {
  for (const [name, input] of Object.entries<{ description: string }>(action.inputs))
    expect(input.description, name).toMatch(/\w/);
  expect(action.runs.using).toBe('composite');
  expect(step.run).not.toContain('${{');
});
