// How busy this process has been: when it is, more work taken on only waits, and costs memory and sockets while it
// does.
import { performance } from 'node:perf_hooks';

const BUSY = 0.9;

/** Answers whether the event loop has hardly rested since the question before. */
export function monitorEventLoop(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > BUSY;
  };
}
