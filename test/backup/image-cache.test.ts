// P560: backups and moves leave out the cache of images, which fills again by itself.
import { expect, test } from 'vitest';
import { alterArchive, readArchive } from '../support/altered-archive.ts';
import {
  backUp,
  describeContent,
  type InstallationEnvironment,
  newPostgresDatabase,
  onFolder,
  onPostgres,
  restore,
  temporaryFolder,
  withDatabase,
} from '../support/backup-databases.ts';
import { runCommand } from '../support/command-line.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';

const EMPTY = '0 ';
const CACHE = 'text_image';

async function installationWithImages() {
  const source = onPostgres(await newPostgresDatabase());
  await createSampleInstallation(source);
  const due_at = new Date('2040-01-01');
  const size = { width: 1, height: 1, bytes: 4 };
  const image = {
    url_hash: Buffer.alloc(32, 1),
    picture: Buffer.from('sample'),
    hash: 'A'.repeat(16),
    fetched_at: due_at,
  };
  await withDatabase(source, ({ db }) =>
    db
      .insertInto(CACHE)
      .values({ ...image, ...size, due_at })
      .execute(),
  );
  const content = await describeContent(source);
  expect(content[CACHE]).toMatch(/^1 /);
  return { source, content };
}

const cachedImages = (environment: InstallationEnvironment) =>
  withDatabase(environment, ({ db }) => db.selectFrom(CACHE).select(['picture', 'width']).execute());

test('P560 neither a backup nor a move contains the cached images, and everything else is there', async () => {
  const { source, content } = await installationWithImages();
  const expected = { ...content, [CACHE]: EMPTY };
  const file = await backUp(source);
  expect((await readArchive(file)).header.tables.map(({ table }) => table)).not.toContain(CACHE);
  const restored = onFolder(temporaryFolder());
  expect(await restore(file, restored)).toMatchObject({ status: 0, error: '' });
  expect(await describeContent(restored)).toEqual(expected);
  // The backup has left its outcome in the database.
  const beforeMove = await describeContent(source);
  const moved = onPostgres(await newPostgresDatabase());
  expect(await runCommand(`move --to ${moved.DATABASE_URL}`, source)).toMatchObject({ status: 0 });
  expect(await describeContent(moved)).toEqual({ ...beforeMove, [CACHE]: EMPTY });
});

test('P560 a backup that contains them is restored with them', async () => {
  const { source } = await installationWithImages();
  const row = `\\\\x${'01'.repeat(32)}\t\\\\x${Buffer.from('sample').toString('hex')}\t${'A'.repeat(16)}\t1\t1\t2040-01-01 00:00:00+00\n`;
  const part = { name: `tables/${CACHE}/000001.copy`, content: Buffer.from(row) };
  const file = await alterArchive(await readArchive(await backUp(source)), {
    header: (header) => ({
      ...header,
      tables: [
        ...header.tables,
        { table: CACHE, columns: ['url_hash', 'picture', 'hash', 'width', 'height', 'fetched_at'] },
      ],
    }),
    parts: (parts) => [...parts, part],
    manifest: (manifest) => ({
      ...manifest,
      tables: [...manifest.tables, { table: CACHE, rows: 1, bytes: part.content.length }],
    }),
  });
  const target = onPostgres(await newPostgresDatabase());
  expect(await restore(file, target)).toMatchObject({ status: 0, error: '' });
  expect(await cachedImages(target)).toEqual([{ picture: Buffer.from('sample'), width: 1 }]);
});
