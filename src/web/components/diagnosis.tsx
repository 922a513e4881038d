// What went wrong and what to do about it, in a sentence each; and how far the request came.
import type { Timings } from '../../channels/channel.ts';
import type { Tone } from './pill.tsx';
import { formatMilliseconds } from './time.tsx';

export function Diagnosis({ what, remedy, tone }: { what: string; remedy: string | null; tone: Tone }) {
  return (
    <div class={`doctor ${tone}`}>
      <b>{what}</b>
      {remedy && <p>{remedy}</p>}
    </div>
  );
}

export type TimedStep = { readonly word: string; readonly atMs: number | null };

/** The steps of one request, each with the moment it was done. */
export function timedSteps(timings: Timings): TimedStep[] {
  return [
    { word: 'name found', atMs: timings.dnsMs },
    { word: 'connected', atMs: timings.connectMs },
    { word: 'encrypted (TLS)', atMs: timings.tlsMs },
    { word: 'answer began', atMs: timings.firstByteMs },
  ];
}

/** A step without a time is skipped when a later one was reached (plain http has no TLS), else it is where it ended. */
export function TimedSteps({
  steps,
  totalMs,
  ending,
}: {
  steps: readonly TimedStep[];
  totalMs: number | null;
  ending: string;
}) {
  const reached = steps.findLastIndex((step) => step.atMs !== null);
  const shown = steps.filter((step, index) => step.atMs !== null || index === reached + 1);
  return (
    <ol class="steps">
      {shown.map(({ word, atMs }) => (
        <li class={atMs === null ? 'missed' : 'done'}>
          <span>{atMs === null ? `not reached: ${word}` : word}</span>
          <span class="t">{atMs === null ? '' : formatMilliseconds(atMs)}</span>
        </li>
      ))}
      <li class="end">
        <span>{ending}</span>
        <span class="t">{totalMs === null ? '' : formatMilliseconds(totalMs)}</span>
      </li>
    </ol>
  );
}

/** `HTTP 204`, or the machine code of what happened instead. */
export function describeResponse(answer: {
  readonly httpStatus: number | null;
  readonly code: string | null;
}): string {
  if (answer.httpStatus !== null) return `HTTP ${answer.httpStatus}`;
  return answer.code ? answer.code.replaceAll('_', ' ') : 'not sent yet';
}
