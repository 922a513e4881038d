// An installation with a bit of everything, for tests of backup, restore and moving: the standard site, a vote that was
// delivered, one whose delivery waits, and values that are hard to write and read.
import { createHash } from 'node:crypto';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import type { InstallationEnvironment } from './backup-databases.ts';
import { DAY, eventIdOf, insertDelivery } from './seed/rows.ts';
import { MINECRAFT, WEBHOOK_ID } from './seed/sample-site.ts';
import { seedStandardSite } from './seed/standard-site.ts';

const HARD_TEXT = `tab\t, line\nbreak, back\\slash, \\N, \\., quote ", 🎉, ${'long '.repeat(1_000)}`;

const HARD_NAME = 'tab\t, back\\slash, \\N, \\., quote ", 🎉';

/** Creates the database, and fills it. */
export async function createSampleInstallation(environment: InstallationEnvironment): Promise<void> {
  await withApp(environment, async (app) => {
    const { db } = app;
    await seedStandardSite(app);
    await db.updateTable('listing').set({ description: HARD_TEXT }).where('id', '=', MINECRAFT.id).execute();
    // Incompressible, so that an archive has more than one encrypted chunk.
    const image = createHash('shake256', { outputLength: 150_000 }).update('sample').digest();
    const icon = { listing_id: MINECRAFT.id, hash: 'sampleicon123456', large: image, small: image.subarray(0, 500) };
    await db.insertInto('listing_icon').values(icon).execute();
    await insertSamplePictures(db);
    await insertDelivery(db, {
      eventId: eventIdOf(DAY),
      endpointId: WEBHOOK_ID,
      listing: MINECRAFT,
      ageMs: DAY,
      state: 'delivered',
      userId: 'usr_delivered',
      attempts: [{ http_status: 200, response_headers: { 'x-text': HARD_TEXT }, response_body: HARD_TEXT }],
    });
    const cast = await castVote(app.voting, {
      listingId: MINECRAFT.id,
      voter: { voterId: 'usr_waiting', platformId: null, confirmed: true },
    });
    if (!cast.ok) throw new Error(`The vote was refused: ${cast.reason}`);
  });
}

async function insertSamplePictures(db: AppContext['db']): Promise<void> {
  const image = Buffer.from('sample image');
  const banner = { large_avif: image, large_webp: image, small_avif: image, small_webp: image };
  const hash = 'samplebanner1234';
  await db.updateTable('listing').set({ banner: hash }).where('id', '=', MINECRAFT.id).execute();
  await db
    .insertInto('listing_banner')
    .values({ listing_id: MINECRAFT.id, hash, ...banner })
    .execute();
  const picture = { large_avif: image, large_webp: image, thumbnail_avif: image, thumbnail_webp: image };
  await db
    .insertInto('listing_picture')
    .values({ listing_id: MINECRAFT.id, hash, place: 1, alt: HARD_NAME, width: 1600, height: 900, ...picture })
    .execute();
}

/** The application without its background loops, so that nothing changes by itself. */
export async function withApp<Result>(
  environment: InstallationEnvironment,
  work: (app: AppContext) => Promise<Result>,
): Promise<Result> {
  const app = await createContext(readConfig({ ...environment, LOG_LEVEL: 'silent' }));
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
