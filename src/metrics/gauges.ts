// Gauges, read at each scrape: the delivery metrics from the database, and the load of this process.
import { performance } from 'node:perf_hooks';
import { now } from '../core/clock.ts';
import { VERSION } from '../core/version.ts';
import type { Engine } from '../deliveries/engine.ts';
import { formatMetric } from './exposition.ts';
import type { DeliveryMetrics } from './queries.ts';

/**
 * Values for all processes: each process reports the same, so queries should take the maximum. `state` is null if the
 * database did not respond.
 */
export function renderDatabaseGauges(state: DeliveryMetrics | null): string {
  const up = gauge(
    'plaudit_database_up',
    'Whether the database responded in time; if not, the gauges read from it are missing.',
    state ? 1 : 0,
  );
  return state ? up + stateText(state) : up;
}

function stateText(state: DeliveryMetrics): string {
  const endpoints = (['enabled', 'paused', 'disabled'] as const).map((word) => ({
    labels: { state: word },
    value: state[word],
  }));
  return [
    gauge(
      'plaudit_oldest_due_seconds',
      'Age of the oldest due delivery, including paced and throttled but not paused ones; all processes.',
      state.oldest_due_seconds,
    ),
    gauge(
      'plaudit_deliveries_waiting',
      'Deliveries in the queue, due or not; an estimate above 10,000; all processes.',
      state.waiting,
    ),
    gauge(
      'plaudit_listener_votes_waiting',
      'Votes to vote listeners that are not finished; all processes.',
      state.listener_waiting,
    ),
    gauge('plaudit_leases', 'Currently leased endpoints; all processes.', state.leases),
    gauge(
      'plaudit_leases_run_out',
      'Expired leases that no process has taken over; all processes.',
      state.leases_run_out,
    ),
    formatMetric('plaudit_endpoints', 'Endpoints by state; all processes.', endpoints),
    gauge('plaudit_endpoints_failing', 'Enabled endpoints whose newest attempt failed.', state.failing),
    gauge('plaudit_endpoints_paced', 'Enabled endpoints with a pause between attempts.', state.paced),
  ].join('');
}

export function renderProcessGauges(engine: Pick<Engine, 'leases' | 'inFlight' | 'oldestWriteMs'>): string {
  const { user, system } = process.cpuUsage();
  return [
    gauge('plaudit_process_leases', 'Endpoints this process works on.', engine.leases),
    gauge('plaudit_process_attempts', 'Attempts in progress in this process.', engine.inFlight),
    gauge(
      'plaudit_result_write_age_seconds',
      'How long the oldest write of results in progress has been retried; 0 if there is none.',
      engine.oldestWriteMs / 1000,
    ),
    formatMetric(
      'plaudit_event_loop_active_seconds_total',
      'Time the event loop was busy; its rate is the utilization, from 0 to 1.',
      [{ value: performance.eventLoopUtilization().active / 1000 }],
      'counter',
    ),
    formatMetric('process_cpu_seconds_total', 'CPU time used.', [{ value: (user + system) / 1e6 }], 'counter'),
    gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    gauge(
      'process_start_time_seconds',
      'Start time of this process, in seconds since 1970.',
      Math.round(now().getTime() / 1000 - process.uptime()),
    ),
    formatMetric('plaudit_build_info', 'The version of Plaudit.', [
      { labels: { version: VERSION, node: process.versions.node }, value: 1 },
    ]),
  ].join('');
}

function gauge(name: string, help: string, value: number): string {
  return formatMetric(name, help, [{ value }]);
}
