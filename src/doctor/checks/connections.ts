// Does PostgreSQL accept as many connections as the processes can open?
import { PROCESS_NAME } from '../../db/postgres.ts';
import { POLL_WITHOUT_NOTIFICATIONS_MS } from '../../deliveries/delivery-loop.ts';
import type { DoctorCheck } from '../check.ts';
import { whenDatabaseIsOpen } from '../doctor-context.ts';
import { type Finding, notApplicable, okFinding, problemFinding, warningFinding } from '../finding.ts';
import { type ConnectionLimits, selectConnectionLimits } from '../queries.ts';

export const CONNECTIONS: DoctorCheck = {
  id: 'connections',
  name: 'Connections',
  question: 'Does PostgreSQL accept enough connections?',
  run: (context) =>
    whenDatabaseIsOpen(context, async ({ db, connections }) => {
      if (connections === null) return notApplicable('The embedded database has no connections.');
      if (connections.sessions === 'pooled') return judgePooler(connections.listens);
      return judgeConnections(await selectConnectionLimits(db, PROCESS_NAME), context.config.databasePool);
    }),
};

/** The limits are those of the pooler, which it does not show. */
export function judgePooler(listens: boolean): Finding {
  if (listens) return okFinding('Connections lead through a pooler in transaction mode, and notifications past it.');
  return warningFinding(
    `Connections lead through a pooler, which does not pass on notifications, so processes look for new deliveries every ${POLL_WITHOUT_NOTIFICATIONS_MS} ms.`,
    'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
  );
}

export function judgeConnections({ available, others, processes }: ConnectionLimits, perProcess: number): Finding {
  const running = Math.max(1, processes);
  const needed = running * perProcess;
  const who = running === 1 ? 'One process' : `${running} processes`;
  const found = `${who} can open ${needed} of ${available} connections; other programs use ${others}.`;
  const todo = 'Lower DATABASE_POOL, or raise max_connections of PostgreSQL.';
  if (needed > available) return problemFinding(`${found} Some will be refused under load.`, todo);
  if (needed + others > available) return warningFinding(`${found} Together that is too many.`, todo);
  return okFinding(found);
}
