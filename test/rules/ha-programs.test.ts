// `npm run ha` names what it needs and does not find, with the command that installs it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPrograms } from '../../scripts/ha/programs.ts';

function folderWith(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test('missing programs are named in one sentence', () => {
  const folder = folderWith('patroni', 'haproxy');
  expect(findPrograms([folder], join(folder, 'postgresql'))).toEqual({
    ok: false,
    sentence:
      'These packages are missing: install them with "apt install --no-install-recommends etcd-server postgresql".',
  });
});

test('the newest PostgreSQL is used', () => {
  const folder = folderWith('etcd', 'patroni', 'haproxy', 'postgresql/9/bin/postgres', 'postgresql/15/bin/postgres');
  expect(findPrograms([folder], join(folder, 'postgresql'))).toMatchObject({
    programs: { postgresBin: join(folder, 'postgresql/15/bin') },
  });
});
