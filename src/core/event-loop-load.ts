// Event-loop load: while a process is busy, additional work only waits, and uses memory and sockets meanwhile.
import { performance } from 'node:perf_hooks';

const BUSY = 0.9;

/** Returns a function that says whether the event loop has been busy since its last call. */
export function monitorEventLoop(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > BUSY;
  };
}
