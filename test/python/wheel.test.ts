// The wheel of the Python package: what it contains, and that pip installs it without network.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { readPythonWheel } from '../../scripts/python-wheel.ts';
import manifest from '../../sdk/package.json' with { type: 'json' };
import { findPython } from '../support/python.ts';

const ROOT = join(import.meta.dirname, '../..');
const python = findPython();
const folder = mkdtempSync(join(tmpdir(), 'plaudit-wheel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the wheel has the version of the SDK, and the same files lead to the same bytes', () => {
  const [first, second] = [readPythonWheel(ROOT), readPythonWheel(ROOT)];
  expect(first.name).toBe(`plaudit-${manifest.version}-py3-none-any.whl`);
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

test('RECORD lists every file of the wheel with its hash', () => {
  const content = unzipSync(readPythonWheel(ROOT).bytes);
  const record = Object.keys(content).find((path) => path.endsWith('/RECORD'))!;
  const lines = strFromU8(content[record]!).trim().split('\n');
  const expected = Object.entries(content).map(([path, bytes]) => {
    if (path === record) return `${path},,`;
    return `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;
  });
  expect(lines.sort()).toEqual(expected.sort());
  const sources = globSync('plaudit/**/*.py', { cwd: join(ROOT, 'python') });
  expect(Object.keys(content)).toEqual(expect.arrayContaining([...sources, 'plaudit/py.typed']));
});

// Some distributions ship Python without pip.
const hasPip = python !== null && spawnSync(python, ['-c', 'import ensurepip'], { stdio: 'ignore' }).status === 0;

test.skipIf(!hasPip)('pip installs the wheel in an empty environment without network', () => {
  const { name, bytes } = readPythonWheel(ROOT);
  writeFileSync(join(folder, name), bytes);
  const environment = join(folder, 'venv');
  run(python ?? '', '-m', 'venv', environment);
  const installed = join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  run(installed, '-m', 'pip', 'install', '--no-index', '--disable-pip-version-check', '--quiet', `./${name}`);
  const program = [
    'import plaudit, importlib.metadata',
    'rewarded = []',
    'receiver = plaudit.Receiver("whsec_c2FtcGxl", lambda vote: rewarded.append(vote.event_id))',
    'signed = plaudit.sign_vote("whsec_c2FtcGxl", event_id="e1")',
    'print(receiver.handle(plaudit.Request("POST", signed.headers, signed.body)).status, rewarded)',
    'print(importlib.metadata.version("plaudit"))',
  ].join('\n');
  expect(run(installed, '-c', program)).toBe(`204 ['e1']\n${manifest.version}\n`);
});

function run(program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout.replaceAll('\r\n', '\n');
}
