// What went wrong and how to fix it, and how far a request got.

import type { Timings } from '../../channels/channel.ts';
import type { Message } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';
import type { Tone } from './pill.tsx';
import { formatMilliseconds } from './time.tsx';

interface DiagnosisNoteProps {
  readonly what: Message | string;
  readonly remedy: Message | string | null;
  readonly tone: Tone;
}

export function DiagnosisNote({ what, remedy, tone }: DiagnosisNoteProps) {
  const t = useTranslations();
  return (
    <div class={`doctor ${tone}`}>
      <b>{t.text(what)}</b>
      {remedy && <p>{t.text(remedy)}</p>}
    </div>
  );
}

export type TimedStep = { readonly word: string; readonly atMs: number | null };

/** The steps of one request, each with the time at which it was completed. */
export function timedSteps(timings: Timings): TimedStep[] {
  return [
    { word: 'DNS resolved', atMs: timings.dnsMs },
    { word: 'Connected', atMs: timings.connectMs },
    { word: 'TLS established', atMs: timings.tlsMs },
    { word: 'First byte', atMs: timings.firstByteMs },
  ];
}

interface TimedStepsProps {
  readonly steps: readonly TimedStep[];
  readonly totalMs: number | null;
  readonly ending: string;
}

/**
 * A step without a time was skipped if a later one was reached (plain HTTP has no TLS); otherwise the request ended at
 * that step.
 */
export function TimedSteps({ steps, totalMs, ending }: TimedStepsProps) {
  const reached = steps.findLastIndex((step) => step.atMs !== null);
  const shown = steps.filter((step, index) => step.atMs !== null || index === reached + 1);
  return (
    <ol class="steps">
      {shown.map(({ word, atMs }) => (
        <li class={atMs === null ? 'missed' : 'done'}>
          <span>{atMs === null ? `Not reached: ${word}` : word}</span>
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

/** `HTTP 204`, or an error code if there was no response. */
export function describeResponse(response: {
  readonly httpStatus: number | null;
  readonly code: string | null;
}): string {
  if (response.httpStatus !== null) return `HTTP ${response.httpStatus}`;
  return response.code ? response.code.replaceAll('_', ' ') : 'Not sent yet';
}
