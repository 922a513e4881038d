// How much disk a PostgreSQL database takes, with its largest tables.
import { queryOnce } from '../../test/support/query-once.ts';

/** In bytes, after a vacuum. */
export async function diskBytes(url: string): Promise<number> {
  await queryOnce(url, 'vacuum analyze');
  const [row] = await queryOnce<{ bytes: number }>(url, 'select pg_database_size(current_database())::float8 as bytes');
  return row?.bytes ?? 0;
}

/** The largest tables, partitions added up, indexes included. */
export async function describeTables(url: string, votes: number): Promise<readonly string[]> {
  const rows = await queryOnce<{ name: string; bytes: number }>(
    url,
    `select coalesce(parent.relname, own.relname) as name, sum(pg_total_relation_size(own.oid))::float8 as bytes
    from pg_class own left join pg_inherits on inhrelid = own.oid left join pg_class parent on parent.oid = inhparent
    where own.relnamespace = 'public'::regnamespace and own.relkind = 'r' group by 1 order by 2 desc limit 8`,
  );
  return rows.map(({ name, bytes }) => `- ${name}: ${Math.round(bytes / votes)} bytes per vote`);
}
