// Applies OWNERSHIP at the start of the service: what is public follows it, in slices, because votes wait for the rows
// that a transaction changes (decision P397). What a crash leaves is finished at the next start.
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { getInstallationValue, setInstallationValue } from '../db/installation-values.ts';
import { refreshPublicity } from './setting-queries.ts';

/** The database's trigger reads the first one; the second is what all listings follow. */
const [SETTING, APPLIED] = ['ownership', 'ownership_applied'];

/** Returns how many listings became public, or no longer are. */
export async function applyOwnershipSetting(db: Db, { ownership }: Pick<Config, 'ownership'>): Promise<number> {
  const setting = ownership === 'required' ? 'required' : 'optional';
  if (((await getInstallationValue(db, APPLIED)) ?? 'optional') === setting) {
    if (((await getInstallationValue(db, SETTING)) ?? 'optional') === setting) return 0;
  }
  await setInstallationValue(db, SETTING, setting);
  let changed = 0;
  for (let slice = 1; slice > 0; changed += slice) slice = await refreshPublicity(db);
  await setInstallationValue(db, APPLIED, setting);
  return changed;
}
