// All setup steps, in the order in which an operator needs them.
import { now } from '../../core/clock.ts';
import type { Message } from '../../messages/message.ts';
import { ENGLISH } from '../../messages/translations.ts';
import type { DoctorCheck } from '../check.ts';
import type { Finding } from '../finding.ts';
import { BACKUPS_STEP, FIRST_LISTING_STEP } from './data-steps.ts';
import {
  APPROVAL_STEP,
  DISCORD_STEP,
  MAIL_STEP,
  ROBLOX_STEP,
  STAFF_MEMBERS_STEP,
  VOTING_STEP,
} from './people-steps.ts';
import { ADDRESS_STEP, BRAND_STEP, CONTACT_STEP, NAME_STEP, PROXIES_STEP } from './site-steps.ts';
import { judgeStep, type SetupStep } from './step.ts';

export const SETUP_STEPS: readonly SetupStep[] = [
  NAME_STEP,
  BRAND_STEP,
  ADDRESS_STEP,
  PROXIES_STEP,
  MAIL_STEP,
  VOTING_STEP,
  DISCORD_STEP,
  ROBLOX_STEP,
  APPROVAL_STEP,
  BACKUPS_STEP,
  CONTACT_STEP,
  FIRST_LISTING_STEP,
  STAFF_MEMBERS_STEP,
];

/** The same steps as checks of `plaudit doctor`. */
export const SETUP_CHECKS: readonly DoctorCheck[] = SETUP_STEPS.map((step) => ({
  id: step.id,
  name: step.name,
  question: step.question,
  async run(context) {
    const [progress, self] = await Promise.all([context.progress(), context.selfCheck()]);
    if (!progress) return { status: 'unknown', found: 'Not checked, because the database is not open.' };
    const request = self.kind === 'responded' ? (self.service?.observed ?? null) : null;
    const finding = inEnglish(judgeStep(step, { progress, request, sender: 'doctor', at: now() }));
    if (!step.choice || finding.status !== 'warning') return finding;
    return { ...finding, todo: `${finding.todo} Or choose “${ENGLISH.text(step.choice.button)}” under /staff.` };
  },
}));

function inEnglish({ status, found, todo }: Finding<Message>): Finding {
  return { status, found: ENGLISH.text(found), ...(todo && { todo: ENGLISH.text(todo) }) };
}
