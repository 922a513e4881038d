// What a fault that failed or takes too long was doing: its processes, PostgreSQL's sessions and leases, and the votes
// that have not arrived.
import { setTimeout } from 'node:timers/promises';
import { queryOnce } from '../../support/query-once.ts';
import type { VotingProcess } from '../voting-process-client.ts';
import type { RecordingReceiver } from './recording-receiver.ts';

const REPLY_MS = 5_000;
const SHOWN = 5;

const SESSIONS = `select pid, application_name, state, wait_event, round(extract(epoch from now() - xact_start)) as xact_s,
    left(query, 100) as query
  from pg_stat_activity where datname = current_database() and starts_with(application_name, 'plaudit') order by application_name`;
const ENDPOINTS = `select id, state, consecutive_failures as failures, pace_ms,
    round(extract(epoch from lease_until - plaudit_now())) as leased_s,
    round(extract(epoch from next_due_at - plaudit_now())) as due_s,
    (select count(*)::int from queue where endpoint_id = endpoint.id) as waiting
  from endpoint where lease_until is not null or next_due_at is not null`;

export interface DescribedSetup {
  readonly server: { readonly url: string };
  readonly receiver: Pick<RecordingReceiver, 'arrivals'>;
  readonly processes: readonly VotingProcess[];
  /** What the fault is waiting for. */
  stage: string;
}

export async function describeSetup(setup: DescribedSetup): Promise<string> {
  const parts = await Promise.all([
    `Waiting for: ${setup.stage}`,
    describeArrivals(setup),
    ...setup.processes.map(describeProcess),
    describeRows('Session', setup, SESSIONS),
    describeRows('Endpoint', setup, ENDPOINTS),
  ]);
  return parts.join('\n');
}

function describeArrivals({ receiver: { arrivals }, processes }: DescribedSetup): string {
  const accepted = processes.flatMap((one) => one.accepted);
  const arrived = new Set(arrivals.map(({ eventId }) => eventId));
  const missing = accepted.filter((eventId) => !arrived.has(eventId));
  const lastS = Math.round((performance.now() - (arrivals.at(-1)?.atMs ?? 0)) / 1_000);
  const some = missing.slice(0, SHOWN).join(', ');
  return `Votes: ${accepted.length} accepted, ${arrivals.length} arrived, the last ${lastS} s ago; ${missing.length} have not arrived: ${some}`;
}

async function describeProcess(one: VotingProcess): Promise<string> {
  const { pid, alive, begun, accepted, refused, lost, stderrTail } = one;
  const state = alive ? JSON.stringify(await inTime(one.report())) : 'ended';
  const votes = `${begun} begun, ${accepted.length} accepted, ${refused.length} refused, ${lost.length} lost`;
  return `Process ${pid}: ${votes}; ${state}\n${stderrTail}`.trimEnd();
}

async function describeRows(name: string, setup: DescribedSetup, statement: string): Promise<string> {
  const rows = await inTime(queryOnce(setup.server.url, statement));
  return Array.isArray(rows) ? rows.map((row) => `${name}: ${JSON.stringify(row)}`).join('\n') : `${name}s: ${rows}`;
}

/** The result, or why there is none. */
function inTime<Result>(asked: Promise<Result>): Promise<Result | string> {
  const late = setTimeout(REPLY_MS, `no response within ${REPLY_MS / 1_000} s`, { ref: false });
  return Promise.race([asked.catch((error) => String(error)), late]);
}
