// The buttons of the setup checklist: send a test email, confirm backups, and decide against a step.
import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import type { Finding } from '../../../doctor/finding.ts';
import type { SetupStep } from '../../../doctor/setup/step.ts';
import {
  confirmBackups,
  decideSetupStep,
  SETUP_CHOICES,
  type SetupProgress,
  sendTestEmail,
} from '../../../system/setup-progress.ts';
import { Button, PostButton } from '../../components/button.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

interface StepActionsProps {
  readonly step: SetupStep;
  readonly finding: Finding;
  readonly progress: SetupProgress;
  readonly email: string;
}

export function StepActions({ step, finding, progress, email }: StepActionsProps) {
  if (step.id === 'mail') return progress.mail.isSet ? <TestMailForm email={email} /> : null;
  if (step.id === 'backups')
    return isUnneeded(finding, progress) ? null : <BackupsForm isConfirmed={progress.backups.confirmedAt !== null} />;
  const { choice } = step;
  if (!choice || finding.status === 'ok' || finding.status === 'problem') return null;
  const isDecided = progress.decisions.has(choice.id);
  if (!isDecided && finding.status !== 'warning') return null;
  return (
    <PostButton
      action="/staff/start/decide"
      values={{ step: choice.id, decision: isDecided ? 'open' : 'not_needed' }}
      text={isDecided ? 'Undo' : choice.button}
      unseen={step.title}
      look="small"
    />
  );
}

/** Backups that Plaudit makes need no confirmation. */
function isUnneeded({ status }: Finding, { backups }: SetupProgress): boolean {
  return status === 'ok' && backups.confirmedAt === null;
}

function TestMailForm({ email }: { email: string }) {
  return (
    <form method="post" action="/staff/start/test-mail">
      <Button text="Send test email" look="small" />{' '}
      <span class="dim note">
        to <bdi>{email}</bdi>
      </span>
    </form>
  );
}

function BackupsForm({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <PostButton
      action="/staff/start/backups"
      values={{ made: isConfirmed ? 'no' : 'yes' }}
      text={isConfirmed ? 'I make no other backups' : 'I make backups myself'}
      look="small"
    />
  );
}

export async function submitBackupsConfirmed(context: WebContext) {
  const areMade = (await readForm(context)).text('made') === 'yes';
  await confirmBackups(context.var.app, areMade);
  const message = areMade ? 'Your backups are confirmed.' : 'Your backups are no longer confirmed.';
  return redirectWithSuccess(context, '/staff', message);
}

export async function submitStepDecision(context: WebContext) {
  const form = await readForm(context);
  const choice = SETUP_CHOICES.find((id) => id === form.text('step'));
  if (!choice) return redirectWithError(context, '/staff', 'This step cannot be decided against.');
  const decision = form.text('decision') === 'open' ? 'open' : 'not_needed';
  await decideSetupStep(context.var.app, choice, decision);
  const message =
    decision === 'open' ? 'The step is open again.' : 'The step is settled. You can undo this at any time.';
  return redirectWithSuccess(context, '/staff', message);
}

const TEST_MAIL_REFUSALS = {
  no_mail: 'No email was sent, because SMTP_URL is not set. Set it and restart.',
  mail_full: 'No email was sent, because too many emails are waiting. The Email tab shows the reason.',
} as const;

export async function submitTestMail(context: WebContext, person: Person) {
  const { app } = context.var;
  const refuse = (message: string) => redirectWithError(context, '/staff', message);
  if (!app.outbox) return refuse(TEST_MAIL_REFUSALS.no_mail);
  const limit = await consume(context.var.app.db, { key: `test-mail:${person.id}`, ...PAGE_LIMITS.testMails });
  if (!limit.ok)
    return refuse(`You have sent several test emails. Try again in ${formatDuration(limit.resetSeconds)}.`);
  const sent = await sendTestEmail(app, person.email);
  if (!sent.ok) return refuse(TEST_MAIL_REFUSALS[sent.reason]);
  const message = `A test email is on its way to ${person.email}. This step is done once the mail server accepts it.`;
  return redirectWithSuccess(context, '/staff', message);
}
