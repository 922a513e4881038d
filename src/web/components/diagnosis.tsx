// What went wrong and how to fix it, and how far a request got.
import type { Timings } from '../../channels/channel.ts';
import type { Message } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import type { Tone } from './pill.tsx';

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

interface TimedStep {
  readonly step: 'dns' | 'connect' | 'tls' | 'firstByte';
  readonly atMs: number | null;
}

/** The steps of one request, each with the time at which it was completed. */
export function timedSteps(timings: Timings): TimedStep[] {
  return [
    { step: 'dns', atMs: timings.dnsMs },
    { step: 'connect', atMs: timings.connectMs },
    { step: 'tls', atMs: timings.tlsMs },
    { step: 'firstByte', atMs: timings.firstByteMs },
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
  const t = useTranslations();
  const reached = steps.findLastIndex((step) => step.atMs !== null);
  const shown = steps.filter((step, index) => step.atMs !== null || index === reached + 1);
  return (
    <ol class="steps">
      {shown.map(({ step, atMs }) => (
        <li class={atMs === null ? 'missed' : 'done'}>
          <span>{t(atMs === null ? 'attempts.notReached' : 'attempts.reached', { step })}</span>
          <span class="t">{atMs === null ? '' : t.milliseconds(atMs)}</span>
        </li>
      ))}
      <li class="end">
        <span>{ending}</span>
        <span class="t">{totalMs === null ? '' : t.milliseconds(totalMs)}</span>
      </li>
    </ol>
  );
}

/** `HTTP 204`, or an error code if there was no response. */
export function describeResponse(
  t: Translations,
  response: { readonly httpStatus: number | null; readonly code: string | null },
): string {
  if (response.httpStatus !== null) return `HTTP ${response.httpStatus}`;
  return response.code ? response.code.replaceAll('_', ' ') : t('attempts.notSentYet');
}
