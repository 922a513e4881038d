// Measures event-loop load. While a process is busy, additional work would only wait and hold memory and sockets.
import { performance } from 'node:perf_hooks';

const BUSY = 0.9;

/** Returns a function that returns whether the event loop has been busy since its previous call. */
export function monitorEventLoop(busy = BUSY): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > busy;
  };
}
