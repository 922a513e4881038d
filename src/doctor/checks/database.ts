// Does the database respond quickly, and is its schema up to date?
import { monotonicMs } from '../../core/clock.ts';
import { PROGRAM } from '../../core/version.ts';
import type { Db } from '../../db/database.ts';
import { getInstallationValue } from '../../db/installation-values.ts';
import { KEY_CHECK } from '../../db/key-check.ts';
import { migrationNames, selectAppliedMigrations } from '../../db/migrate.ts';
import type { DoctorCheck } from '../check.ts';
import { whenDatabaseIsOpen } from '../doctor-context.ts';
import { type Finding, okFinding, problemFinding, warningFinding } from '../finding.ts';
import { selectServerVersion } from '../queries.ts';

const LEAST_POSTGRES = 15;
/** A vote takes a few round trips, and a page several. */
const SLOW_MS = 20;
const ROUND_TRIPS = 5;

export const DATABASE: DoctorCheck = {
  id: 'database',
  name: 'Database',
  question: 'Does the database respond?',
  tooSlow: problemFinding(
    'A simple query took more than 5 seconds.',
    'Look for locks and long transactions (in PostgreSQL: pg_stat_activity), and check the load and the disk.',
  ),
  async run({ database }) {
    if (!database.ok) return database.finding;
    const { db, kind } = database;
    const version = await selectServerVersion(db);
    // Reads a table as well, which waits if somebody has locked it.
    if ((await selectAppliedMigrations(db)).length > 0) await getInstallationValue(db, KEY_CHECK.name);
    return judgeDatabase({ kind, version, latencyMs: await measureLatency(db) });
  },
};

/** The least: the others also wait for a new connection, or for other checks. */
async function measureLatency(db: Db): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ROUND_TRIPS; count += 1) {
    const startedMs = monotonicMs();
    await selectServerVersion(db);
    times.push(monotonicMs() - startedMs);
  }
  return Math.min(...times);
}

interface DatabaseState {
  readonly kind: 'embedded' | 'postgres';
  readonly version: string;
  readonly latencyMs: number;
}

export function judgeDatabase({ kind, version, latencyMs }: DatabaseState): Finding {
  const name = kind === 'embedded' ? 'The embedded database' : `PostgreSQL ${version}`;
  const found = `${name} responds in ${latencyMs.toFixed(1)} ms.`;
  if (kind === 'postgres' && Number.parseInt(version, 10) < LEAST_POSTGRES)
    return problemFinding(
      `This is PostgreSQL ${version}. Plaudit needs version ${LEAST_POSTGRES} or newer.`,
      'Update PostgreSQL.',
    );
  if (latencyMs < SLOW_MS) return okFinding(found);
  return warningFinding(
    `${found} Pages and votes take several round trips.`,
    'Run PostgreSQL in the same data center, and check its load.',
  );
}

export const SCHEMA: DoctorCheck = {
  id: 'schema',
  name: 'Schema',
  question: 'Is the database up to date?',
  run: (context) =>
    whenDatabaseIsOpen(context, async ({ db }) => judgeSchema(await selectAppliedMigrations(db), migrationNames())),
};

export function judgeSchema(applied: readonly string[], known: readonly string[]): Finding {
  const newer = applied.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !applied.includes(name));
  if (newer.length > 0)
    return problemFinding(
      `A newer version of Plaudit has upgraded this database (${newer.join(', ')}).`,
      `Start that version, or restore a backup from before the upgrade with “${PROGRAM} restore”.`,
    );
  if (pending.length === 0) return okFinding('All migrations are applied.');
  return warningFinding(
    pending.length === 1 ? '1 migration is not applied yet.' : `${pending.length} migrations are not applied yet.`,
    `The next start of the service applies them. To do it now, run “${PROGRAM} migrate”.`,
  );
}
