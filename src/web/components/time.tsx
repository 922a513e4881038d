// Times and durations as people read them: "2 min ago", with the exact time on hover.
import { createContext, useContext } from 'hono/jsx';
import { now } from '../../core/clock.ts';
import { formatDate, formatExactTime, type TimeFormat, UTC_FORMAT } from '../../core/format-time.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';

export { formatExactTime };

/** How this visitor sees times. */
export const TimeFormatContext = createContext<TimeFormat>(UTC_FORMAT);

/** A time relative to now; the page's script keeps it up to date. */
export function Time({ at }: { at: Date }) {
  const format = useContext(TimeFormatContext);
  return (
    <time datetime={at.toISOString()} title={formatExactTime(at, format)} data-relative="">
      {relativeTime(at, now(), { format, t: useTranslations() })}
    </time>
  );
}

/** An exact time. */
export function ExactTime({ at }: { at: Date }) {
  return <time datetime={at.toISOString()}>{formatExactTime(at, useContext(TimeFormatContext))}</time>;
}

/** `just now`, `4 min ago`, `in 3 h`; beyond 30 days the date. */
export function relativeTime(
  at: Date,
  from: Date,
  { format = UTC_FORMAT, t }: { readonly format?: TimeFormat; readonly t: Translations },
): string {
  const seconds = (at.getTime() - from.getTime()) / 1000;
  if (Math.abs(seconds) > 30 * 86_400) return formatDate(at, format);
  if (Math.abs(seconds) < 5) return t('time.justNow');
  return seconds < 0
    ? t('time.ago', { duration: t.duration(-seconds, 1) })
    : t('time.in', { duration: t.duration(seconds) });
}

const DAY_MS = 86_400_000;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

export function daysSince(at: Date): number {
  return (now().getTime() - at.getTime()) / DAY_MS;
}
