// The delivery log and orders to send many again, made up.
import { now } from '../../src/core/clock.ts';
import type { DeliverySummary } from '../../src/web/integration-parts.ts';
import type { WebParts } from '../../src/web/web-parts.ts';
import { ago, BATCH, DETAIL, EVENT, HOUR } from './sample-data.ts';
import type { Sample } from './sample-state.ts';

const TEST_BODY = DETAIL.body.replace(EVENT, 'test').replace('"test":false', '"test":true');

export function sampleDeliveries(state: Sample): Pick<WebParts, 'deliveries' | 'redeliveries'> {
  const note = (what: string) => void state.calls.push(what);
  return {
    deliveries: {
      list: async ({ state: wanted, eventId }) => {
        const deliveries = state.deliveries.filter(
          (one) => (!wanted || one.state === wanted) && (!eventId || one.eventId === eventId),
        );
        return {
          deliveries,
          nextCursor: wanted || eventId || deliveries.length === 0 ? null : 'sample-cursor',
        };
      },
      read: async ({ eventId }) => {
        if (eventId === EVENT) return DETAIL;
        const line = state.deliveries.find((one) => one.eventId === eventId);
        if (!line) return null;
        const failed = DETAIL.attemptLog[0]!;
        const attemptLog = Array.from({ length: line.attempts }, (_, index) => ({
          ...failed,
          ...(line.probe && refusal(line)),
          number: index + 1,
        }));
        return { ...DETAIL, ...line, body: line.isTest ? TEST_BODY : DETAIL.body, attemptLog };
      },
      redeliver: async ({ eventId }) => {
        note(`redeliver ${eventId}`);
        if (eventId === EVENT) return { ok: true, attempt: 3 };
        return { ok: false, reason: 'rate_limited', retryAfterSeconds: 42 };
      },
      watch: (_, onChange) => {
        state.watchers.add(onChange);
        return () => void state.watchers.delete(onChange);
      },
    },
    redeliveries: {
      count: async ({ states }) => states.length * 21,
      order: async ({ states, since, until }) => {
        note(`order ${states.join('+')} ${since.toISOString()} ${until?.toISOString() ?? 'now'}`);
        if (state.batch?.state === 'running') return { ok: false, reason: 'running' };
        state.batch = { ...BATCH, state: 'running' };
        return { ok: true, batch: state.batch };
      },
      read: async () => state.batch,
      stop: async () => {
        note('stop');
        const running = state.batch?.state === 'running';
        if (running) state.batch = { ...BATCH, state: 'stopped', endedAt: now() };
        return running;
      },
      outage: async () => ({ since: ago(9 * HOUR), until: ago(8 * HOUR), events: 31 }),
    },
  };
}

function refusal({ code, httpStatus, durationMs, recordedAt }: DeliverySummary) {
  const sent = { trigger: 'test', charged: false, startedAt: recordedAt, signatures: 'made_up' } as const;
  const timings = { dnsMs: 1, connectMs: 4, tlsMs: 8, firstByteMs: 11 };
  return { ...sent, code: code ?? '', httpStatus, durationMs, timings };
}
