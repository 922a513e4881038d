// Backup and restore between both databases: what was in one is in the other, to the last row and index.
import { expect, test } from 'vitest';
import {
  backUp,
  describeContent,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
} from '../support/backup-databases.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';

test('a backup of PostgreSQL is restored into the embedded database, and a backup of that into PostgreSQL again', async () => {
  const first = onPostgres(await newPostgresDatabase());
  await createSampleInstallation(first);
  const original = await describeContent(first);
  expect(original).toMatchObject({ vote: expect.stringMatching(/^[1-9]/), listing_icon: expect.stringMatching(/^1 /) });

  // First attempts that succeeded are only there.
  expect(original.attempt_log).not.toBe(original.attempt);

  const embedded = onFolder(temporaryFolder());
  expect(await restore(await backUp(first), embedded)).toMatchObject({ status: 0, error: '' });
  expect(await describeContent(embedded)).toEqual(original);

  const second = onPostgres(await newPostgresDatabase());
  const restored = await restore(await backUp(embedded), second);
  expect(restored.out).toContain('Restored.');
  expect(restored.out).toMatch(/Made .* by version .*, from the embedded database/);
  expect(await describeContent(second)).toEqual(original);
});
