// A process is stopped in the middle of its work (SIGSTOP) past its leases, another one takes over, and the first
// continues (SIGCONT). PostgreSQL itself records who wrote what: the stopped process must write nothing of an endpoint
// that another has taken over, and must continue with new claims.
import { readFileSync } from 'node:fs';
import { randomFromSeed } from '../../support/seeded-random.ts';
import { expectPromise } from './check-deliveries.ts';
import type { Fault } from './fault.ts';
import { type FaultSetup, queryDatabase, waitForArrivals, waitForCondition, withFaultSetup } from './fault-setup.ts';

/** A lease lasts 30 s. */
const STOPPED_MS = 40_000;
const TIMES = 2;
/** Long enough that requests are in flight at any moment. */
const ANSWER_AFTER_MS = 150;

export const fault: Fault = {
  name: 'stopped-process',
  description: 'a process is stopped past its leases, another takes over, and it continues',
  run: (seed) =>
    withFaultSetup({}, async (setup) => {
      const chance = randomFromSeed(seed);
      setup.receiver.answerAfterMs = ANSWER_AFTER_MS;
      const caster = await setup.startProcess({ ROLE: 'web' });
      const named = new URL(setup.server.url);
      named.searchParams.set('application_name', 'stopped');
      const stopped = await setup.startProcess({ DATABASE_URL: named.href });
      await queryDatabase(setup, WATCH);
      await setup.startVoting([caster]);
      await waitForArrivals(setup, 40);
      await setup.startProcess();
      let held = 0;
      for (let times = 1; times <= TIMES; times += 1) {
        await waitForArrivals(setup, 40 + Math.floor(40 * chance()));
        const aheadMs = times * STOPPED_MS;
        await stopped.freeze(aheadMs);
        await waitForCondition('the process is stopped', () => isStopped(stopped.pid));
        // Nobody takes over before the lease has expired: everything sent until now has long been read by then.
        await setup.receiver.caughtUp();
        held += await leases(setup);
        await queryDatabase(setup, shifted(aheadMs));
        await waitForArrivals(setup, 40);
        const before = await claims(setup);
        stopped.signal('SIGCONT');
        await waitForCondition('it claims again', async () => (await claims(setup)) > before);
        await waitForArrivals(setup, 40);
      }
      expectPromise(held > 0, 'Nothing was leased when the process was stopped.');
      const stale = await queryDatabase<{ relation: string }>(setup, STALE);
      expectPromise(stale.length === 0, `${stale.length} stale writes, the first to ${stale[0]?.relation}.`);
      return { ...(await setup.stopAndCheck()), stops: TIMES, held, stale: 0 };
    }),
};

/** The process's state follows its name in parentheses. */
function isStopped(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('T');
}

function shifted(byMs: number): string {
  return `create or replace function plaudit_now() returns timestamptz language sql stable parallel safe
    as $$ select statement_timestamp() + interval '${byMs} milliseconds' $$`;
}

async function leases(setup: FaultSetup): Promise<number> {
  const rows = await queryDatabase<{ count: number }>(
    setup,
    'select count(*)::int as count from endpoint where lease_until is not null',
  );
  return rows[0]?.count ?? 0;
}

/** How often the stopped process has leased an endpoint. */
async function claims(setup: FaultSetup): Promise<number> {
  const rows = await queryDatabase<{ count: number }>(
    setup,
    `select count(*)::int as count from written where writer = 'stopped' and leased`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Records who wrote what, in order. Endpoint rows are locked before anything of theirs is written, so the order is
 * correct.
 */
const WATCH = `
  create table written (place bigserial primary key, writer text, relation text, endpoint_id text, leased boolean);
  create function keep_written() returns trigger language plpgsql as $$ begin
    insert into written (writer, relation, endpoint_id, leased) values (
      current_setting('application_name'), tg_relid::regclass::text,
      case when tg_table_name = 'endpoint' then to_jsonb(new) ->> 'id' else to_jsonb(coalesce(new, old)) ->> 'endpoint_id' end,
      tg_table_name = 'endpoint' and to_jsonb(new) ->> 'epoch' is distinct from to_jsonb(old) ->> 'epoch');
    return null;
  end $$;
  create trigger keep_written after update on endpoint for each row execute function keep_written();
  create trigger keep_written after update on delivery for each row execute function keep_written();
  create trigger keep_written after insert or update on attempt for each row execute function keep_written();
  create trigger keep_written after update or delete on queue for each row execute function keep_written();
  create trigger keep_written after insert or update or delete on claim for each row execute function keep_written()`;

/** What the stopped process wrote of endpoints that another process was the last to lease. */
const STALE = `
  select relation from written
  where writer = 'stopped' and not leased and (
    select writer from written as lease
    where lease.endpoint_id = written.endpoint_id and lease.leased and lease.place < written.place
    order by lease.place desc limit 1) is distinct from 'stopped'`;
