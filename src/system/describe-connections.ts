// Describes the connections to PostgreSQL, for staff, and finds their problems.

import type { Database } from '../db/database.ts';
import type { ReplicaProblem, ReplicaState } from '../db/replica-lag.ts';
import { POLL_WITHOUT_NOTIFICATIONS_MS } from '../deliveries/delivery-loop.ts';
import { type Message, message } from '../messages/message.ts';

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

/** A fact with its name. */
export interface NamedMessage {
  readonly name: Message | string;
  readonly value: Message | string;
}

const POLL_SECONDS = POLL_WITHOUT_NOTIFICATIONS_MS / 1000;

/** Empty on the embedded database. */
export function describeConnections({ mode, replica }: ConnectionFacts): readonly NamedMessage[] {
  if (!mode) return [];
  return [
    {
      name: message('systemWarnings.connections'),
      value:
        mode.sessions === 'direct'
          ? message('systemWarnings.connectionsDirect')
          : message('systemWarnings.connectionsPooled'),
    },
    {
      name: message('systemWarnings.prepared'),
      value: message(mode.isPrepared ? 'systemWarnings.on' : 'systemWarnings.off'),
    },
    {
      name: message('systemWarnings.votesOfOthers'),
      value: mode.listens
        ? message('systemWarnings.foundAtOnce')
        : message('systemWarnings.foundByPolling', { seconds: POLL_SECONDS }),
    },
    ...(replica ? [{ name: message('systemWarnings.replica'), value: describeReplica(replica) }] : []),
  ];
}

function describeReplica({ isUsed, reason: why, lagSeconds }: ReplicaState): Message {
  const reason = why === null ? '' : describeReplicaProblem(why);
  if (lagSeconds === null)
    return isUsed ? message('systemWarnings.replicaInUse') : message('systemWarnings.replicaNotInUse', { reason });
  const seconds = lagSeconds.toFixed(1);
  return isUsed
    ? message('systemWarnings.replicaInUseBehind', { seconds })
    : message('systemWarnings.replicaNotInUseBehind', { reason, seconds });
}

const REPLICA_PROBLEMS: Readonly<Record<ReplicaProblem, Message>> = {
  unchecked: message('systemWarnings.replicaUnchecked'),
  failed_query: message('systemWarnings.replicaFailedQuery'),
  silent: message('systemWarnings.replicaSilent'),
  behind: message('systemWarnings.replicaBehind'),
  other_database: message('systemWarnings.replicaOther'),
  unreachable: message('systemWarnings.replicaUnreachable'),
  not_standby: message('systemWarnings.replicaNotStandby'),
};

/** A clause about the replica, such as “it is too far behind”. */
export function describeReplicaProblem(problem: ReplicaProblem): Message {
  return REPLICA_PROBLEMS[problem];
}

export function connectionWarnings({ mode, hasLostSessions, replica }: ConnectionFacts) {
  const warnings: { readonly title: Message; readonly todo: Message }[] = [];
  if (hasLostSessions)
    warnings.push({
      title: message('systemWarnings.sessionsLost'),
      todo: message('systemWarnings.sessionsLostTodo'),
    });
  if (mode?.sessions === 'pooled' && !mode.listens)
    warnings.push({
      title: message('systemWarnings.notNotified'),
      todo: message('systemWarnings.notNotifiedTodo', { seconds: POLL_SECONDS }),
    });
  if (replica && !replica.isUsed)
    warnings.push({
      title: message('systemWarnings.replicaUnused'),
      todo: message('systemWarnings.replicaUnusedTodo', {
        reason: describeReplicaProblem(replica.reason ?? 'unchecked'),
      }),
    });
  return warnings;
}
