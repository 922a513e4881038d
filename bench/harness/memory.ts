// The memory of a process, as reported by the kernel.
import { readFileSync } from 'node:fs';

/** Peak resident set in megabytes; NaN where there is no /proc. */
export function peakMemoryMb(pid: number): number {
  return readStatus(pid, /^VmHWM:\s+(\d+) kB$/m);
}

/** Resident set in megabytes; NaN where there is no /proc. */
export function memoryMb(pid: number): number {
  return readStatus(pid, /^VmRSS:\s+(\d+) kB$/m);
}

function readStatus(pid: number, pattern: RegExp): number {
  try {
    const [, kilobytes] = pattern.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
