// The buttons of the setup checklist: send a test email, confirm backups, and decide against a step.
import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import type { Finding } from '../../../doctor/finding.ts';
import type { SetupStep } from '../../../doctor/setup/step.ts';
import type { Message, MessageKey } from '../../../messages/message.ts';
import {
  confirmBackups,
  decideSetupStep,
  SETUP_CHOICES,
  type SetupProgress,
  sendTestEmail,
} from '../../../system/setup-progress.ts';
import { Button, PostButton } from '../../components/button.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

interface StepActionsProps {
  readonly step: SetupStep;
  readonly finding: Finding<Message>;
  readonly progress: SetupProgress;
  readonly email: string;
}

export function StepActions({ step, finding, progress, email }: StepActionsProps) {
  const t = useTranslations();
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
      text={isDecided ? t('buttons.undo') : t.text(choice.button)}
      unseen={t.text(step.title)}
      look="small"
    />
  );
}

/** Backups that Plaudit makes need no confirmation. */
function isUnneeded({ status }: Finding<Message>, { backups }: SetupProgress): boolean {
  return status === 'ok' && backups.confirmedAt === null;
}

function TestMailForm({ email }: { email: string }) {
  const t = useTranslations();
  return (
    <form method="post" action="/staff/start/test-mail">
      <Button text={t('setup.sendTestMail')} look="small" />{' '}
      <span class="dim note">{t.rich('setup.testMailTo', { email: <bdi>{email}</bdi> })}</span>
    </form>
  );
}

function BackupsForm({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslations();
  return (
    <PostButton
      action="/staff/start/backups"
      values={{ made: isConfirmed ? 'no' : 'yes' }}
      text={isConfirmed ? t('setup.backupsNotMade') : t('setup.backupsMade')}
      look="small"
    />
  );
}

export async function submitBackupsConfirmed(context: WebContext) {
  const { app, t } = context.var;
  const areMade = (await readForm(context)).text('made') === 'yes';
  await confirmBackups(app, areMade);
  const message = areMade ? t('setup.backupsConfirmed') : t('setup.backupsUnconfirmed');
  return redirectWithSuccess(context, '/staff', message);
}

export async function submitStepDecision(context: WebContext) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const choice = SETUP_CHOICES.find((id) => id === form.text('step'));
  if (!choice) return redirectWithError(context, '/staff', t('setup.undecidable'));
  const decision = form.text('decision') === 'open' ? 'open' : 'not_needed';
  await decideSetupStep(app, choice, decision);
  const message = decision === 'open' ? t('setup.stepReopened') : t('setup.stepSettled');
  return redirectWithSuccess(context, '/staff', message);
}

const TEST_MAIL_REFUSALS = {
  no_mail: 'setup.testMailUnset',
  mail_full: 'setup.testMailFull',
} as const satisfies Record<string, MessageKey>;

export async function submitTestMail(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const refuse = (message: string) => redirectWithError(context, '/staff', message);
  if (!app.outbox) return refuse(t(TEST_MAIL_REFUSALS.no_mail));
  const limit = await consume(app.db, { key: `test-mail:${person.id}`, ...PAGE_LIMITS.testMails });
  if (!limit.ok) return refuse(t('setup.testMailsTooMany', { time: t.duration(limit.resetSeconds) }));
  const sent = await sendTestEmail(app, person);
  if (!sent.ok) return refuse(t(TEST_MAIL_REFUSALS[sent.reason]));
  return redirectWithSuccess(context, '/staff', t('setup.testMailSent', { email: person.email }));
}
