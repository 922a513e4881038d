// The background loop that sends due reminders.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { type ReminderContext, sendDueReminders } from './send-reminders.ts';

/** How often to look for due reminders; one indexed query while none is due. */
const LOOK_EVERY_MS = 15_000;

/** Stopping it aborts the requests in flight. */
export function startReminderLoop(parts: Omit<ReminderContext, 'signal'>): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => sendDueReminders({ ...parts, signal }),
    intervalMs: LOOK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Voters could not be reminded; trying again.',
  });
}
