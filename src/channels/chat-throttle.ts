// Tracks when messages may be sent to a chat platform again. Discord bans IP addresses that get too many refusals
// (10,000 responses of 401, 403 or 429 in ten minutes), so messages are held back while a rate limit applies.
import { now } from '../core/clock.ts';

export interface ChatThrottle {
  /** Seconds until this webhook may be sent to; 0: now. */
  secondsLeft(webhookId: string): number;
  hold(webhookId: string | 'all', seconds: number): void;
}

const MAX_REMEMBERED = 10_000;

/** Call it once per process and platform. */
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
        if (untilMs.size <= MAX_REMEMBERED) break;
        untilMs.delete(oldest);
      }
    },
  };
}
