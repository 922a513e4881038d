// What is shown about a game server: its version, its editions and its uptime. Pure.
import type { Game } from '@plaudit/sdk/contract';
import type { ServerFactRow, UptimeDay } from './server-fact-queries.ts';
import { shownMinecraftVersion } from './version-text.ts';

/** A server is only judged after an hour of polls. */
const FEWEST_SLOTS = 12;
const DAY_MS = 86_400_000;

export interface ShownUptime {
  /** From 0 to 1: see `shareOnline`. */
  readonly share: number;
  /** From the first day with a poll to today. */
  readonly days: number;
}

/** Only numbers of what a server says are shown, because its text may be anything. */
export function shownVersion(game: Game, { version, versions }: Pick<ServerFactRow, 'version' | 'versions'>) {
  if (game === 'minecraft') return shownMinecraftVersion(version, versions);
  if (game === 'fivem') return /^FXServer \d+$/.exec(version ?? '')?.[0] ?? null;
  return /^\d{1,4}(?:\.\d{1,4}){1,3}(?![\w.])/.exec(version ?? '')?.[0] ?? null;
}

/** `Java` and `Bedrock`; none for other games. */
export function shownEditions(editions: readonly string[]): readonly string[] {
  return [...(editions.includes('java') ? ['Java'] : []), ...(editions.includes('bedrock') ? ['Bedrock'] : [])];
}

/** Null while there are too few polls. */
export function sumUptime(days: readonly UptimeDay[], today: Date): ShownUptime | null {
  const polls = days.reduce((sum, day) => sum + day.polls, 0);
  const first = days[0];
  if (!first || polls < FEWEST_SLOTS) return null;
  const online = days.reduce((sum, day) => sum + day.online, 0);
  const sinceFirst = Math.floor((today.getTime() - new Date(`${first.day}T00:00:00Z`).getTime()) / DAY_MS);
  return { share: shareOnline({ polls, online }), days: sinceFirst + 1 };
}

/** From 0 to 1 in thousandths, rounded down, so that 100% means always, and 0% no more than hardly ever. */
export function shareOnline({ polls, online }: Pick<UptimeDay, 'polls' | 'online'>): number {
  return Math.floor((online / polls) * 1_000) / 1_000;
}

export interface StripDay {
  readonly day: string;
  /** Null: the server was not polled. */
  readonly uptime: UptimeDay | null;
}

/** The last `count` days up to today, oldest first. */
export function fillStrip(days: readonly UptimeDay[], count: number, today: Date): readonly StripDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, place) => {
    const day = new Date(today.getTime() - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10);
    return { day, uptime: known.get(day) ?? null };
  });
}
