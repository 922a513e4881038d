// The warnings of the System page about backups.

import { expect, test } from 'vitest';
import { inEnglish } from '../../src/messages/in-english.ts';
import { findBackupWarnings } from '../../src/system/backup-warnings.ts';

const DAY = 86_400;
const at = new Date('2026-11-23T12:00:00Z');
const made = (time: string) => ({ lastSuccess: { at: time, file: null, bytes: null }, lastFailure: null });

test('a recent backup, no schedule, and a new installation need no warning', () => {
  expect(findBackupWarnings(made('2026-11-22T03:00:00Z'), DAY, at)).toEqual([]);
  expect(findBackupWarnings(made('2025-01-01T00:00:00Z'), null, at)).toEqual([]);
  expect(findBackupWarnings({ lastSuccess: null, lastFailure: null }, DAY, at)).toEqual([]);
});

test('a failure is shown with its reason, and a schedule that is not kept with the age', () => {
  const lastFailure = { at: '2026-11-23T11:00:00Z', message: 'The disk is full.' };
  expect(inEnglish(findBackupWarnings({ ...made('2026-11-23T03:00:00Z'), lastFailure }, DAY, at))).toEqual([
    { title: 'The last backup failed', todo: expect.stringContaining('The disk is full.') },
  ]);
  expect(inEnglish(findBackupWarnings(made('2026-11-20T12:00:00Z'), DAY, at))).toEqual([
    { title: 'The newest backup is too old', todo: expect.stringContaining('72 hours ago') },
  ]);
});
