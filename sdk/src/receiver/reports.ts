// Tells the developer what was not accepted and what failed: by their callbacks, or by lines on the console.
import type { VotePayload } from '../contract/payload.ts';
import type { ReceiverOptions } from './receiver-options.ts';
import type { RefusedRequest } from './refusals.ts';

const REPEAT_MS = 60_000;

export interface Reports {
  refused(refusal: RefusedRequest, request: unknown): void;
  failed(error: unknown, event: VotePayload): void;
  /** The receiver itself failed, or a function that gives it its secret. */
  broken(error: unknown): void;
  warnOnce(line: string): void;
}

type ReportOptions = Pick<ReceiverOptions<never>, 'onRefused' | 'onError' | 'log'>;

export function createReports({ onRefused, onError, ...options }: ReportOptions): Reports {
  const log = safeLog(options.log);
  const lastLines = new Map<string, number>();
  const warned = new Set<string>();
  /** Forged requests may come in any number; the log must not. */
  const limited = (key: string, line: string) => {
    const now = Date.now();
    if (now - (lastLines.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    lastLines.set(key, now);
    log(line);
  };
  return {
    refused(refusal, request) {
      if (onRefused) callSafely(() => onRefused(refusal, request), log);
      else limited(refusal.reason, `Plaudit: a request was refused (${refusal.reason}). ${refusal.message}`);
    },
    failed(error, event) {
      if (onError) callSafely(() => onError(error, event), log);
      else log(`Plaudit: the vote ${event.eventId} was not handled and will be sent again. ${describeError(error)}`);
    },
    broken: (error) => limited('broken', `Plaudit: the receiver failed. ${describeError(error)}`),
    warnOnce(line) {
      if (warned.has(line)) return;
      warned.add(line);
      log(line);
    },
  };
}

/** A `log` that throws, such as a logger's method without its logger, must not end the process at a forged request. */
function safeLog(log: (line: string) => void = printLine): (line: string) => void {
  return (line) => {
    try {
      log(line);
    } catch (error) {
      printLine(line);
      printLine(
        `Plaudit: \`log\` failed. Pass a function such as (line) => logger.warn(line). ${describeError(error)}`,
      );
    }
  };
}

/** An error in a callback must not change the response. */
function callSafely(callback: () => unknown, log: (line: string) => void): void {
  const complain = (error: unknown) => log(`Plaudit: onRefused or onError failed. ${describeError(error)}`);
  try {
    Promise.resolve(callback()).catch(complain);
  } catch (error) {
    complain(error);
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function printLine(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a library without a logger of its own; `log` replaces it.
  console.warn(line);
}
