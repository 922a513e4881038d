// A moment in the past: `90m`, `24h`, `7d`, or an ISO 8601 time. Pure.
import { UsageError } from '../cli-error.ts';

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export function parseSince(text: string, now: Date): Date {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(text.trim()) ?? [];
  const time = count === undefined ? Date.parse(text) : now.getTime() - Number(count) * (UNIT_MS[unit] ?? 0);
  if (Number.isNaN(time) || time > now.getTime())
    throw new UsageError('--since must be a time in the past, such as 90m, 24h, 7d or 2026-01-31T00:00:00Z.');
  return new Date(time);
}
