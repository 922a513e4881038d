// The tests of the Python package, by Python's own unittest, if the machine has Python 3.10 or later. TEST_PYTHON names
// another interpreter, such as one of a virtual environment in which aiohttp, Flask and FastAPI are installed.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findPython } from '../support/python.ts';

const FOLDER = join(import.meta.dirname, '../../python');
const python = findPython();
const modules = globSync('tests/test_*.py', { cwd: FOLDER }).map((file) => basename(file, '.py'));

for (const module of modules.sort()) {
  const name = module.replace('test_', '').replaceAll('_', ' ');
  test(`${name} of the Python package`, { skip: !python, concurrent: true }, async () => {
    const { status, output } = await run(`tests.${module}`);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^Ran \d+ tests? in/m);
  });
}

function run(module: string): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'default' };
    const child = spawn(python ?? '', ['-m', 'unittest', module], { cwd: FOLDER, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}
