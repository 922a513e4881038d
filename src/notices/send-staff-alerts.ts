// Sends alerts to staff's chat channel, at least once even if a process dies, and at most one message a minute: alerts
// that were raised meanwhile share the next one (decision P440).
import { hasArrived } from '../channels/channel.ts';
import { diagnose } from '../channels/diagnosis.ts';
import type { Diagnosis } from '../channels/evidence.ts';
import type { StaffChat } from '../channels/staff-chat.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import {
  leaseStaffChat,
  markAlertsSent,
  postponeAlerts,
  releaseStaffChat,
  selectUnsentAlerts,
} from '../mail/staff-alert-queries.ts';
import type { EmailSender } from '../mail/templates.ts';
import { alertLines } from './describe-staff-alert.ts';

export interface StaffChatDependencies {
  readonly db: Db;
  readonly site: EmailSender;
  readonly chat: StaffChat;
  readonly log: Log;
}

const CHECK_EVERY_MS = 30_000;
const LEASE_SECONDS = 120;
const PAUSE_SECONDS = 60;
/** More wait for the next message. */
const ALERTS_PER_MESSAGE = 500;
const LONGEST_DELAY_SECONDS = 900;

/** Returns how many alerts were sent. */
export async function sendStaffAlerts(
  { db, site, chat, log }: StaffChatDependencies,
  signal: AbortSignal,
): Promise<number> {
  const token = await leaseStaffChat(db, LEASE_SECONDS);
  if (token === null) return 0;
  const alerts = await selectUnsentAlerts(db, ALERTS_PER_MESSAGE);
  if (alerts.length === 0) {
    await releaseStaffChat(db, token);
    return 0;
  }
  const note = { title: `${site.displayName}: for staff`, lines: alertLines(alerts, site.baseUrl) };
  const result = await chat.post(note, signal);
  if (hasArrived(result.verdict)) {
    await markAlertsSent(db, token, { ids: alerts.map(({ id }) => id), pauseSeconds: PAUSE_SECONDS });
    return alerts.length;
  }
  if (signal.aborted) await releaseStaffChat(db, token);
  else await postpone({ db, log }, token, result);
  return 0;
}

async function postpone(
  { db, log }: Pick<StaffChatDependencies, 'db' | 'log'>,
  token: string,
  { code, retryAfterSeconds, verdict }: Awaited<ReturnType<StaffChat['post']>>,
): Promise<void> {
  log.warn({ code }, 'An alert for staff could not be sent to STAFF_WEBHOOK. Trying again.');
  // What was refused for good is tried again, too, because somebody may repair the channel.
  const least = verdict === 'failed' ? LONGEST_DELAY_SECONDS : PAUSE_SECONDS;
  await postponeAlerts(db, token, { code, delaySeconds: Math.max(least, retryAfterSeconds ?? 0) });
}

/** Why the last alert could not be sent, and what to do. */
export function explainAlertFailure(code: string): Diagnosis {
  return diagnose({ code, responseHeaders: null, responseBody: null });
}

export function startStaffAlerts(parts: StaffChatDependencies): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => sendStaffAlerts(parts, signal),
    intervalMs: CHECK_EVERY_MS,
    initialDelayMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Could not read the alerts for staff. Trying again.',
  });
}
