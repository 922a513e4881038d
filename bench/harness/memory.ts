// How much memory a process has had at most, by the kernel's own account.
import { readFileSync } from 'node:fs';

/** The largest resident set since it began, in megabytes; NaN where /proc does not tell. */
export function peakMemoryMb(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
