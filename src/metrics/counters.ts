// The counters and histograms of this process (decision O20): attempts, votes, writes. Counting costs three lookups and
// an addition; the text is generated when scraped.
import type { AttemptResult } from '../channels/channel.ts';
import { CHANNEL_FORMATS, type Target } from '../channels/registry.ts';
import type { EndedAttempt } from '../deliveries/attempt.ts';
import type { EndpointClaim } from '../deliveries/claim.ts';
import type { DeliveryObserver } from '../deliveries/observer.ts';
import type { RunReport } from '../deliveries/record-outcomes.ts';
import type { StreamObserver } from '../stream/live-streams.ts';
import type { CastVoteResult } from '../votes/cast-vote.ts';
import { codeLabel } from './code-label.ts';
import { Counter, type CounterCell, getOrCreate, Histogram, type HistogramSeries } from './exposition.ts';

export type VoteCastResult = 'counted' | Extract<CastVoteResult, { ok: false }>['reason'];

export interface MetricsCounters extends DeliveryObserver, StreamObserver {
  voteCast(end: VoteCastResult): void;
  /** In the Prometheus text format. */
  text(): string;
}

/** Histogram bounds, in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];
const WRITE_DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WRITE_SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 1_500];

const VOTE_ENDS: readonly VoteCastResult[] = [
  'counted',
  'too_soon',
  'player_name',
  'at',
  'no_listing',
  'paused',
  'unconfirmed',
  'network',
];

const STREAM_ENDS = ['closed', 'revoked', 'replaced', 'slow', 'restarting', 'failed'] as const;

const counters = () => ({
  attempts: new AttemptCounter(
    'plaudit_attempts_total',
    'Finished delivery attempts by channel, outcome and code; HTTP errors by class.',
  ),
  tests: new AttemptCounter(
    'plaudit_test_attempts_total',
    'Finished attempts at test events and test votes; not included in other metrics.',
  ),
  votes: new Counter({
    name: 'plaudit_votes_cast_total',
    help: 'Votes cast on the pages of this process by result.',
  }),
  disabled: new Counter({
    name: 'plaudit_endpoints_disabled_total',
    help: 'Webhooks that this process disabled after 20 failures in a row.',
  }),
  takenOver: new Counter({
    name: 'plaudit_leases_taken_over_total',
    help: 'Endpoints taken over from a process whose lease expired.',
  }),
  streamEvents: new Counter({
    name: 'plaudit_stream_events_total',
    help: 'Events that this process sent over live streams.',
  }),
  streamsOpened: new Counter({
    name: 'plaudit_streams_opened_total',
    help: 'Live streams that this process has opened.',
  }),
  streamsEnded: new Counter({
    name: 'plaudit_streams_ended_total',
    help: 'Live streams of this process that have ended, by reason; closed: by the client.',
  }),
  writeFailures: new Counter({
    name: 'plaudit_result_write_failures_total',
    help: 'Failed writes of results to the database; each was retried.',
  }),
});

const histograms = () => ({
  duration: new Histogram(
    { name: 'plaudit_attempt_duration_seconds', help: 'How long an attempt took by channel.' },
    DURATIONS,
  ),
  latency: new Histogram(
    {
      name: 'plaudit_vote_to_first_byte_seconds',
      help: 'From recording a vote to the first byte at its receiver by channel; first attempts only.',
    },
    LATENCIES,
  ),
  writeDuration: new Histogram(
    { name: 'plaudit_result_write_duration_seconds', help: 'How long writing results took.' },
    WRITE_DURATIONS,
  ),
  writeSize: new Histogram({ name: 'plaudit_result_write_size', help: 'Results written at once.' }, WRITE_SIZES),
});

export function createCounters(): MetricsCounters {
  const families = counters();
  const distributions = histograms();
  const { attempts, tests, votes, disabled, takenOver, writeFailures, streamEvents, streamsOpened, streamsEnded } =
    families;
  const { duration, latency, writeDuration, writeSize } = distributions;
  const durations = byFormat(duration);
  const latencies = byFormat(latency);
  const voteCells = new Map(VOTE_ENDS.map((result) => [result, votes.series({ result })]));
  // Created with value 0, because otherwise Prometheus would not see the first event as an increase.
  const cells = {
    disabled: disabled.series(),
    takenOver: takenOver.series(),
    failures: writeFailures.series(),
    streamEvents: streamEvents.series(),
    streamsOpened: streamsOpened.series(),
  };
  const streamEnds = new Map(STREAM_ENDS.map((reason) => [reason, streamsEnded.series({ reason })]));
  const spreads = { duration: writeDuration.series(), size: writeSize.series() };
  return {
    attemptEnded({ target }: EndpointClaim, { attempt, result, startedAtMs }: EndedAttempt) {
      const format = target?.format ?? 'unreadable';
      if (attempt.isTest) return tests.count(format, result);
      attempts.count(format, result);
      durations.get(format)?.observe(result.durationMs / 1000);
      const reachedMs = attempt.number === 1 ? untilFirstByteMs(format, result) : null;
      if (reachedMs === null) return;
      const sinceVoteMs = startedAtMs + reachedMs - recordedAtMs(attempt.eventId);
      latencies.get(format)?.observe(Math.max(0, sinceVoteMs) / 1000);
    },
    testEnded: (format, answer) => tests.count(format, answer),
    leaseTakenOver() {
      cells.takenOver.value += 1;
    },
    resultsWritten(reports: readonly RunReport[], durationMs, endpointsDisabled) {
      spreads.duration.observe(durationMs / 1000);
      spreads.size.observe(reports.reduce((size, { results }) => size + results.length, 0));
      cells.disabled.value += endpointsDisabled;
    },
    writeFailed() {
      cells.failures.value += 1;
    },
    voteCast(end) {
      const cell = voteCells.get(end);
      if (cell) cell.value += 1;
    },
    streamOpened() {
      cells.streamsOpened.value += 1;
    },
    streamSent(events) {
      cells.streamEvents.value += events;
    },
    streamEnded(reason) {
      const cell = streamEnds.get(reason);
      if (cell) cell.value += 1;
    },
    text: () => [...Object.values(families), ...Object.values(distributions)].map((family) => family.text()).join(''),
  };
}

/** Counts attempts by channel, outcome and code; the HTTP statuses of a class share a series. */
class AttemptCounter {
  readonly #counter: Counter;
  readonly #cells = new Map<string, Map<string, Map<string, CounterCell>>>();

  constructor(name: string, help: string) {
    this.#counter = new Counter({ name, help });
  }

  count(format: Target['format'], answer: AttemptResult): void {
    const known = this.#cells.get(format)?.get(answer.verdict)?.get(answer.code);
    const cell = known ?? this.#newCell(format, answer);
    cell.value += 1;
  }

  /** Bounded, because a receiver can return at most about 900 statuses. */
  #newCell(channel: Target['format'], { verdict, code }: AttemptResult): CounterCell {
    const cell = this.#counter.series({ channel, outcome: verdict, code: codeLabel(code) });
    const outcomes = getOrCreate(this.#cells, channel, () => new Map<string, Map<string, CounterCell>>());
    getOrCreate(outcomes, verdict, () => new Map<string, CounterCell>()).set(code, cell);
    return cell;
  }

  text(): string {
    return this.#counter.text();
  }
}

function byFormat(histogram: Histogram): ReadonlyMap<Target['format'], HistogramSeries> {
  return new Map(CHANNEL_FORMATS.map((channel) => [channel, histogram.series({ channel })]));
}

/**
 * Milliseconds from an attempt's start until the receiver got its first byte; null if unknown. A webhook gets it as
 * soon as the connection is open, a listener only after its own greeting.
 */
function untilFirstByteMs(format: Target['format'], { timings }: AttemptResult): number | null {
  const { dnsMs, connectMs, tlsMs, firstByteMs } = timings;
  if (firstByteMs === null || format === 'listener') return firstByteMs;
  return tlsMs ?? connectMs ?? dnsMs ?? 0;
}

/** An event ID is a UUIDv7, which begins with its creation time: 48 bits of milliseconds since 1970. */
function recordedAtMs(eventId: string): number {
  return Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16);
}
