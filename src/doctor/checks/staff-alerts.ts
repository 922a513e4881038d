// Did the chat channel of staff accept the last alert? Sends nothing.

import { staffChatName } from '../../channels/staff-chat.ts';
import { OperatorError } from '../../core/errors.ts';
import { formatExactTime } from '../../core/format-time.ts';
import { ENGLISH } from '../../messages/translations.ts';
import { readStaffChat, type StaffChatStatus } from '../../notices/staff-alerts.ts';
import type { DoctorCheck } from '../check.ts';
import { whenDatabaseIsOpen } from '../doctor-context.ts';
import { type Finding, notApplicable, okFinding, problemFinding, unknownFinding } from '../finding.ts';

export const STAFF_ALERTS_CHECK: DoctorCheck = {
  id: 'staff_alerts',
  name: 'Staff alerts',
  question: 'Did the chat channel in STAFF_WEBHOOK accept the last alert?',
  async run(context) {
    const { staffWebhook } = context.config;
    if (staffWebhook === null) return notApplicable('STAFF_WEBHOOK is not set.');
    const invalid = refusal(staffWebhook);
    if (invalid !== null) return problemFinding('STAFF_WEBHOOK is not a webhook.', invalid);
    return whenDatabaseIsOpen(context, async ({ db }) => judge(await readStaffChat(db)));
  },
};

function refusal(url: string): string | null {
  try {
    staffChatName(url);
    return null;
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
}

function judge({ sentAt, failedAt, problem, waiting }: StaffChatStatus): Finding {
  if (problem) {
    const since = failedAt ? ` (${formatExactTime(failedAt)})` : '';
    return problemFinding(
      `The last alert was not sent${since}: ${ENGLISH.text(problem.happened)}`,
      ENGLISH.text(problem.todo),
    );
  }
  if (sentAt) return okFinding(`The last alert was sent on ${formatExactTime(sentAt)}.`);
  const todo = 'Send a test alert from /staff/alerts.';
  return unknownFinding(waiting > 0 ? 'The first alert has not been sent yet.' : 'No alert was sent yet.', todo);
}
