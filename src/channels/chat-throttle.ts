// When a chat platform may be written to again. Discord bans an address that keeps being refused (10,000 answers of 401,
// 403 or 429 in ten minutes), so what it has asked for is remembered and kept without asking again.
import { now } from '../core/clock.ts';

export interface ChatThrottle {
  /** Seconds until this webhook may be written to; 0: now. */
  secondsLeft(webhookId: string): number;
  hold(webhookId: string | 'all', seconds: number): void;
}

const REMEMBERED = 10_000;

/** One for the whole process. */
export function createChatThrottle(): ChatThrottle {
  const untilMs = new Map<string, number>();
  const left = (key: string, atMs: number) => Math.max(0, (untilMs.get(key) ?? 0) - atMs) / 1000;
  return {
    secondsLeft(webhookId) {
      const atMs = now().getTime();
      return Math.max(left(webhookId, atMs), left('all', atMs));
    },
    hold(webhookId, seconds) {
      untilMs.delete(webhookId);
      untilMs.set(webhookId, now().getTime() + seconds * 1000);
      for (const oldest of untilMs.keys()) {
        if (untilMs.size <= REMEMBERED) break;
        untilMs.delete(oldest);
      }
    },
  };
}
