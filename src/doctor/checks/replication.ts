// Do the commits of PostgreSQL wait for a standby, if there is one?
import { ENGLISH } from '../../messages/translations.ts';
import { type Replication, readReplication } from '../../system/replication-queries.ts';
import { findReplicationWarnings } from '../../system/replication-warnings.ts';
import type { DoctorCheck } from '../check.ts';
import { whenDatabaseIsOpen } from '../doctor-context.ts';
import { type Finding, notApplicable, okFinding } from '../finding.ts';

export const REPLICATION: DoctorCheck = {
  id: 'replication',
  name: 'Replication',
  question: 'Do commits wait for a standby, if there is one?',
  run: (context) =>
    whenDatabaseIsOpen(context, async ({ db, kind }) =>
      kind === 'embedded'
        ? notApplicable('The embedded database has no standbys.')
        : judgeReplication(await readReplication(db)),
    ),
};

export function judgeReplication(replication: Replication): Finding {
  const [first] = findReplicationWarnings(replication);
  const { standbys, synchronous, namesStandbys } = replication;
  if (first) {
    // Without the standby that it waits for, PostgreSQL commits nothing.
    const isStuck = standbys === 0 && namesStandbys;
    return {
      status: isStuck ? 'problem' : 'warning',
      found: `${ENGLISH.text(first.title)}.`,
      todo: ENGLISH.text(first.todo),
    };
  }
  if (standbys === 0) return notApplicable('PostgreSQL has no standbys.');
  return okFinding(
    `${standbys} ${standbys === 1 ? 'standby is' : 'standbys are'} connected${synchronous === null ? '' : `, ${synchronous} synchronous`}.`,
  );
}
