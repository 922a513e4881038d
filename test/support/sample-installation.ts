// An installation with a bit of everything, for tests of backup, restore and moving: the standard site, a vote whose
// delivery waits, and values that are hard to write and read.
import { createHash } from 'node:crypto';
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import type { InstallationEnvironment } from './backup-databases.ts';
import { MINECRAFT } from './seed/sample-site.ts';
import { seedStandardSite } from './seed/standard-site.ts';

const HARD_TEXT = `tab\t, line\nbreak, back\\slash, \\N, \\., quote ", 🎉, ${'long '.repeat(1_000)}`;

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
    const cast = await castVote(app.voting, {
      listingId: MINECRAFT.id,
      voter: { voterId: 'usr_waiting', platformId: null, confirmed: true },
    });
    if (!cast.ok) throw new Error(`The vote was refused: ${cast.reason}`);
  });
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
