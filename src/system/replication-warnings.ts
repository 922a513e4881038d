// Decides whether the replication of PostgreSQL keeps the promises about votes (decision P224).
import { type Message, message } from '../messages/message.ts';
import type { Replication } from './replication-queries.ts';

interface ReplicationWarning {
  readonly title: Message;
  readonly todo: Message;
}

export function findReplicationWarnings(replication: Replication): readonly ReplicationWarning[] {
  const { standbys, synchronous, namesStandbys, synchronousCommit } = replication;
  if (synchronousCommit === 'off')
    return [
      {
        title: message('systemWarnings.commitOff'),
        todo: message('systemWarnings.commitOffTodo'),
      },
    ];
  if (standbys === 0 && namesStandbys)
    return [
      {
        title: message('systemWarnings.standbyMissing'),
        todo: message('systemWarnings.standbyMissingTodo'),
      },
    ];
  if (standbys === 0) return [];
  if (synchronousCommit === 'local')
    return [
      {
        title: message('systemWarnings.commitLocal'),
        todo: message('systemWarnings.commitLocalTodo'),
      },
    ];
  if (namesStandbys && synchronous !== 0) return [];
  return [
    {
      title: message('systemWarnings.noSynchronous'),
      todo: message('systemWarnings.noSynchronousTodo'),
    },
  ];
}
