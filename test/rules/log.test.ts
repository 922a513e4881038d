// What the log says about an error: what happened and where, but no data of a statement.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('logs an error without its other properties', () => {
  const log = join(import.meta.dirname, '../../src/core/log.ts');
  const program = `
    const { createLog } = await import(${JSON.stringify(log)});
    const error = Object.assign(new Error('It broke.'), { code: '53100', params: ['sample@mail.example'], detail: 'Key (email)' });
    createLog('info').error({ err: error }, 'Sample');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const line = JSON.parse(stderr);
  expect(line.err).toEqual({
    type: 'Error',
    message: 'It broke.',
    code: '53100',
    stack: expect.stringContaining('It broke.'),
  });
});
