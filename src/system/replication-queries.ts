// Reads whether PostgreSQL's commits wait for a standby, which decides what a failover can lose.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface Replication {
  /** Standbys that stream from this server. */
  readonly standbys: number;
  /** How many of them commits can wait for; null if this database user may not see it (role `pg_monitor`). */
  readonly synchronous: number | null;
  /** Whether `synchronous_standby_names` names any. */
  readonly namesStandbys: boolean;
  /** The setting `synchronous_commit`. */
  readonly synchronousCommit: string;
}

/** Of the server that `db` is connected to. Backups and logical subscribers do not count as standbys. */
export async function readReplication(db: Connection): Promise<Replication> {
  const { rows } = await sql<Replication>`
    select count(pid)::integer as standbys,
      case when count(pid) = count(sync_state)
        then count(*) filter (where sync_state in ('sync', 'quorum'))::integer end as synchronous,
      current_setting('synchronous_standby_names') <> '' as "namesStandbys",
      current_setting('synchronous_commit') as "synchronousCommit"
    from pg_stat_replication
    where (state is null or state in ('streaming', 'catchup'))
      and not exists (select from pg_replication_slots where active_pid = pid and slot_type = 'logical')`.execute(db);
  return rows[0] as Replication;
}
