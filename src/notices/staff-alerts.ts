// Alerts to staff, for their page, the System page and the doctor: whether the chat channel gets them, why not, and
// which emails a staff member gets.
import type { Diagnosis } from '../channels/evidence.ts';
import type { Connection } from '../db/database.ts';
import {
  STAFF_ALERT_KINDS,
  type StaffAlertKind,
  type StaffChatState,
  selectSilentKinds,
  selectStaffChat,
  setAlertMails,
} from '../mail/staff-alert-queries.ts';
import { explainAlertFailure } from './send-staff-alerts.ts';
import { setApprovalMails, wantsApprovalMails } from './staff-mail-queries.ts';

export interface StaffChatStatus extends Omit<StaffChatState, 'lastError'> {
  /** Why the last message was not accepted; null if it was. */
  readonly problem: Diagnosis | null;
}

export async function readStaffChat(db: Connection): Promise<StaffChatStatus> {
  const { lastError, ...state } = await selectStaffChat(db);
  return { ...state, problem: lastError === null ? null : explainAlertFailure(lastError) };
}

export interface AlertMailChoice {
  readonly kind: StaffAlertKind;
  readonly mails: boolean;
}

export async function readAlertMails(db: Connection, personId: string): Promise<readonly AlertMailChoice[]> {
  const [silent, approval] = [await selectSilentKinds(db, personId), await wantsApprovalMails(db, personId)];
  return STAFF_ALERT_KINDS.map((kind) => ({ kind, mails: kind === 'approval' ? approval : !silent.has(kind) }));
}

export async function chooseAlertMails(
  db: Connection,
  personId: string,
  { kind, mails }: AlertMailChoice,
): Promise<void> {
  if (kind === 'approval') await setApprovalMails(db, personId, mails);
  else await setAlertMails(db, personId, { kind, mails });
}
