// Counts the events that came while the stream was not connected, and says when all of them have been handled.
import type { StreamDelivery } from './stream-delivery.ts';
import type { StreamStatus } from './stream-status.ts';

export interface CatchUp {
  connected(serverTime: string): void;
  disconnected(): void;
  received(delivery: StreamDelivery): void;
  handled(): void;
  /** A heartbeat came. */
  idle(): void;
}

/** A heartbeat that comes later than this after an event shows that no event is waiting. */
const SETTLED_MS = 1_000;

export function createCatchUp(report: (status: StreamStatus) => void, now: () => number = Date.now): CatchUp {
  let connectedAt: string | null = null;
  let isReconnect = false;
  let missed = 0;
  let handledAt = 0;

  const finish = (): void => {
    if (connectedAt === null) return;
    connectedAt = null;
    if (isReconnect || missed > 0) report({ state: 'caught-up', message: sentence(missed), missed });
    missed = 0;
  };

  return {
    connected(serverTime) {
      connectedAt = serverTime;
    },
    disconnected() {
      connectedAt = null;
      isReconnect = true;
    },
    received({ event }) {
      if (connectedAt === null) return;
      // Both are times of the service, in the same notation.
      if (event.timestamp <= connectedAt) missed++;
      else finish();
    },
    handled() {
      handledAt = now();
    },
    idle() {
      if (now() - handledAt >= SETTLED_MS) finish();
    },
  };
}

function sentence(missed: number): string {
  if (missed === 0) return 'Nothing was missed while the stream was not connected.';
  const events = missed === 1 ? '1 event' : `${missed} events`;
  return `${events} came while the stream was not connected, and ${missed === 1 ? 'has' : 'have'} been handled now.`;
}
