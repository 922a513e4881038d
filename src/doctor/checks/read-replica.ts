// Is the read replica in DATABASE_READ_URL up to date?
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { ReplicaState } from '../../db/replica-lag.ts';
import { ENGLISH } from '../../messages/translations.ts';
import { describeReplicaProblem } from '../../system/describe-connections.ts';
import type { DoctorCheck } from '../check.ts';
import { type OpenedDatabase, whenDatabaseIsOpen } from '../doctor-context.ts';
import { type Finding, notApplicable, okFinding, warningFinding } from '../finding.ts';

const ROUNDS = 30;
const ROUND_MS = 100;

export const READ_REPLICA: DoctorCheck = {
  id: 'read_replica',
  name: 'Read replica',
  question: 'Is the read replica up to date?',
  run: (context) =>
    whenDatabaseIsOpen(context, async ({ replica }) =>
      replica ? judgeReplica(await untilChecked(replica)) : notApplicable('DATABASE_READ_URL is not set.'),
    ),
};

/** The first look at the replica starts the measurement. */
async function untilChecked(
  replica: NonNullable<Extract<OpenedDatabase, { ok: true }>['replica']>,
): Promise<ReplicaState> {
  for (let round = 0; round < ROUNDS && replica.state.lagSeconds === null; round += 1)
    await setTimeoutPromise(ROUND_MS);
  return replica.state;
}

export function judgeReplica({ isUsed, lagSeconds, reason }: ReplicaState): Finding {
  if (isUsed) return okFinding(`The read replica is ${(lagSeconds ?? 0).toFixed(1)} seconds behind the primary.`);
  return warningFinding(
    `The read replica in DATABASE_READ_URL is not used: ${ENGLISH.text(describeReplicaProblem(reason ?? 'unchecked'))}. Pages are read from the primary.`,
    'Check that the replica runs and that replication keeps up.',
  );
}
