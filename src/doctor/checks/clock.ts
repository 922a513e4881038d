// Do the clocks of this machine, the database and the server at BASE_URL agree?
import { monotonicMs, now } from '../../core/clock.ts';
import type { DoctorCheck } from '../check.ts';
import { type Finding, notApplicable, okFinding, problemFinding, unknownFinding, warningFinding } from '../finding.ts';
import { selectDatabaseTime } from '../queries.ts';

/** Receivers reject deliveries whose timestamp is five minutes off; half of that is left for theirs. */
const PROBLEM_MS = 150_000;
const WARNING_MS = 5_000;

export const CLOCK: DoctorCheck = {
  id: 'clock',
  name: 'Clocks',
  question: 'Do the clocks of this machine, the database and BASE_URL agree?',
  async run({ database, selfCheck }) {
    const [inDatabase, self] = await Promise.all([
      // Before the first migration, the database has no function for it.
      database.ok && database.kind === 'postgres' ? measureDatabase(database.db).catch(() => null) : null,
      selfCheck(),
    ]);
    // Another server's clock does not matter.
    const isOurs = self.kind === 'responded' && self.service !== null;
    return judgeClocks({ database: inDatabase, baseUrl: isOurs ? self.clockOffsetMs : null });
  },
};

/** How far the database's clock is ahead of this machine's. The error is at most half of the time the query takes. */
async function measureDatabase(db: Parameters<typeof selectDatabaseTime>[0]): Promise<number> {
  const startedMs = monotonicMs();
  const at = await selectDatabaseTime(db);
  return at.getTime() - (now().getTime() - (monotonicMs() - startedMs) / 2);
}

/** In milliseconds, positive if the other clock is ahead; null if it could not be read. */
export function judgeClocks(offsets: { readonly database: number | null; readonly baseUrl: number | null }): Finding {
  const known = [
    { name: 'The database', offsetMs: offsets.database },
    { name: 'The server at BASE_URL', offsetMs: offsets.baseUrl },
  ].flatMap(({ name, offsetMs }) => (offsetMs === null ? [] : [{ name, offsetMs }]));
  const [worst] = known.sort((one, other) => Math.abs(other.offsetMs) - Math.abs(one.offsetMs));
  if (!worst) return notApplicable('There is no other clock to compare this machine’s with.');
  const { name, offsetMs } = worst;
  const difference = Math.abs(offsetMs);
  if (Number.isNaN(difference)) return unknownFinding('A clock could not be read.');
  if (difference < WARNING_MS) return okFinding('The clocks differ by less than 5 seconds.');
  const found = `${name} is ${Math.round(difference / 1000)} seconds ${offsetMs > 0 ? 'ahead of' : 'behind'} this machine.`;
  const todo = 'Turn on time synchronization (NTP) on both machines, for example with chrony.';
  return difference < PROBLEM_MS
    ? warningFinding(found, todo)
    : problemFinding(`${found} Receivers reject deliveries.`, todo);
}
