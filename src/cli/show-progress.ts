// Shows on stderr how far a long command is: on a terminal on one line, elsewhere a line every few seconds.
import type { BackupProgress, ReportProgress } from '../backup/progress.ts';
import { monotonicMs } from '../core/clock.ts';
import type { Terminal } from './terminal.ts';

const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5_000;
const ETA_AFTER_MS = 2_000;

export interface ProgressDisplay {
  readonly report: ReportProgress;
  /** Clears the line. */
  end(): void;
}

export function showProgress(verb: string, { progressOutput: output }: Terminal): ProgressDisplay {
  if (!output) return { report: () => undefined, end: () => undefined };
  const startedMs = monotonicMs();
  let lastBytes = 0;
  let phaseStartedMs = startedMs;
  let shownMs = startedMs;
  let isLineOpen = false;
  return {
    report(progress) {
      const now = monotonicMs();
      // The bytes start again when one phase, such as verifying, follows another.
      if (progress.bytes < lastBytes) phaseStartedMs = now;
      lastBytes = progress.bytes;
      if (now - shownMs < (output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS)) return;
      shownMs = now;
      const line = formatProgress(verb, progress, now - phaseStartedMs);
      output.write(output.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
      isLineOpen = output.isTTY === true;
    },
    end() {
      if (isLineOpen) output.write('\r\u001b[K');
      isLineOpen = false;
    },
  };
}

const MB = 1_000_000;

export function formatProgress(verb: string, progress: BackupProgress, elapsedMs: number): string {
  const { step, bytes, totalBytes, rows } = progress;
  const share = totalBytes > 0 ? Math.min(99, Math.floor((100 * bytes) / totalBytes)) : 0;
  const perSecond = elapsedMs > 0 ? (bytes / elapsedMs) * 1000 : 0;
  // At the beginning, the rate says nothing yet.
  const leftSeconds =
    share > 0 && elapsedMs > ETA_AFTER_MS ? Math.ceil(Math.max(0, totalBytes - bytes) / perSecond) : null;
  const parts = [
    `${share}%`,
    `${(bytes / MB).toFixed(1)} MB`,
    `${(perSecond / MB).toFixed(1)} MB/s`,
    ...(rows === undefined ? [] : [`${rows} rows`]),
    ...(leftSeconds === null ? [] : [`${formatSeconds(leftSeconds)} left`]),
  ];
  return `${verb} (${step}): ${parts.join(', ')}`;
}

function formatSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
