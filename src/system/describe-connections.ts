// Describes the connections to PostgreSQL, for staff, and finds their problems.
import type { Database } from '../db/database.ts';
import type { ReplicaState } from '../db/replica-lag.ts';
import { POLL_WITHOUT_NOTIFICATIONS_MS } from '../deliveries/delivery-loop.ts';
import type { NamedValue } from './describe-configuration.ts';

export interface ConnectionFacts {
  /** Null on the embedded database. */
  readonly mode: Database['connections'];
  /** Whether connections lost their sessions while the process ran. */
  readonly hasLostSessions: boolean;
  /** Null without one. */
  readonly replica: ReplicaState | null;
}

export function readConnectionFacts({ connections, sessionHealth, replica }: Database): ConnectionFacts {
  return { mode: connections, hasLostSessions: sessionHealth?.isLost ?? false, replica: replica?.state ?? null };
}

const POLL_SECONDS = POLL_WITHOUT_NOTIFICATIONS_MS / 1000;

/** Empty on the embedded database. */
export function describeConnections({ mode, replica }: ConnectionFacts): readonly NamedValue[] {
  if (!mode) return [];
  return [
    {
      name: 'Connections',
      value:
        mode.sessions === 'direct'
          ? 'direct'
          : 'through a connection pooler in transaction mode, so some processes may not be listed',
    },
    { name: 'Prepared statements', value: mode.isPrepared ? 'on' : 'off' },
    {
      name: 'Votes from other processes',
      value: mode.listens
        ? 'found at once, by notifications'
        : `found within half a second, by polling every ${POLL_SECONDS} seconds; open log pages update within 3 seconds`,
    },
    ...(replica ? [{ name: 'Read replica', value: describeReplica(replica) }] : []),
  ];
}

function describeReplica({ isUsed, reason, lagSeconds }: ReplicaState): string {
  const lag = lagSeconds === null ? '' : `, ${lagSeconds.toFixed(1)} seconds behind`;
  return `${isUsed ? 'in use' : `not in use: ${reason}`}${lag}`;
}

export function connectionWarnings({ mode, hasLostSessions, replica }: ConnectionFacts) {
  const warnings: { readonly title: string; readonly todo: string }[] = [];
  if (hasLostSessions)
    warnings.push({
      title: 'Connections to PostgreSQL have lost their sessions',
      todo: 'A connection pooler was put in front of PostgreSQL or set to transaction mode while this process ran, so some statements fail. Restart all processes: they adapt at startup.',
    });
  if (mode?.sessions === 'pooled' && !mode.listens)
    warnings.push({
      title: 'Processes do not notify each other of votes',
      todo: `DATABASE_URL leads through a connection pooler, so each process polls every ${POLL_SECONDS} seconds. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, which each process then uses for one connection.`,
    });
  if (replica && !replica.isUsed)
    warnings.push({
      title: 'The read replica is not in use',
      todo: `Pages are read from the primary, because of the replica in DATABASE_READ_URL: ${replica.reason}. It is used again by itself.`,
    });
  return warnings;
}
