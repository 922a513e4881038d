// Formats times for pages and error messages.

/** `21 Nov 2026, 10:47:09 UTC`. */
export function formatExactTime(at: Date): string {
  const [, day, month, year] = /^\w+, (\d+) (\w+) (\d+)/.exec(at.toUTCString()) ?? [];
  return `${Number(day)} ${month} ${year}, ${at.toISOString().slice(11, 19)} UTC`;
}
