// Decides whether the replication of PostgreSQL keeps the promises about votes (decision P224).
import type { Replication } from './replication-queries.ts';

interface ReplicationWarning {
  readonly title: string;
  readonly todo: string;
}

const GUIDE = 'docs/high-availability.md explains how.';

export function findReplicationWarnings(replication: Replication): readonly ReplicationWarning[] {
  const { standbys, synchronous, namesStandbys, synchronousCommit } = replication;
  if (synchronousCommit === 'off')
    return [
      {
        title: 'PostgreSQL confirms votes before they are on its disk',
        todo: 'A crash of its machine loses the newest votes. Set synchronous_commit to on.',
      },
    ];
  if (standbys === 0 && namesStandbys)
    return [
      {
        title: 'PostgreSQL waits for a standby that is not connected',
        todo: 'No vote is recorded until a standby in synchronous_standby_names is back. Check the standbys.',
      },
    ];
  if (standbys === 0) return [];
  if (synchronousCommit === 'local')
    return [
      {
        title: 'Votes do not wait for the standby',
        todo: `A failover can lose the newest votes, and a vote can be sent twice to a Minecraft server. Set synchronous_commit to on. ${GUIDE}`,
      },
    ];
  if (namesStandbys && synchronous !== 0) return [];
  return [
    {
      title: 'PostgreSQL has a standby, but none that is synchronous',
      todo: `A failover can lose the newest votes, and a vote can be sent twice to a Minecraft server. Set synchronous_standby_names, or synchronous_mode in Patroni. ${GUIDE}`,
    },
  ];
}
