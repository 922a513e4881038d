// GET /staff/alerts: whether the chat channel of staff gets alerts, and which emails the staff member gets. POST
// …/mails enables or disables emails of one kind; POST …/test sends a test to the chat channel.
import { z } from 'zod';
import type { Person } from '../../../access/person.ts';
import { staffChatName } from '../../../channels/staff-chat.ts';
import { raiseStaffAlert, STAFF_ALERT_KINDS } from '../../../mail/staff-alert-queries.ts';
import { STAFF_ALERTS } from '../../../notices/describe-staff-alert.ts';
import {
  type AlertMailChoice,
  chooseAlertMails,
  readAlertMails,
  readStaffChat,
  type StaffChatStatus,
} from '../../../notices/staff-alerts.ts';
import { Button, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { showPage } from '../../components/layout.tsx';
import { StaffChatFacts } from '../../components/staff-chat.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/staff/alerts';

export async function showAlerts(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const { config, db, outbox } = app;
  const [chat, mails] = [await readStaffChat(db), outbox ? await readAlertMails(db, person.id) : null];
  return showPage(context, {
    title: t('system.alerts'),
    staff: 'health',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/health">{t('system.title')}</a>
          <h1>{t('system.alerts')}</h1>
          <p class="dim">{t('system.alertsIntro')}</p>
        </div>
        <ChatCard platform={staffChatName(config.staffWebhook)} chat={chat} />
        <MailCard mails={mails} isConfirmed={person.emailVerified} />
      </div>
    ),
  });
}

function ChatCard({ platform, chat }: { platform: string | null; chat: StaffChatStatus }) {
  const t = useTranslations();
  if (platform === null)
    return (
      <Card title={t('system.chatChannel')}>
        <p>{t.rich('system.chatUnset', { variable: <code>STAFF_WEBHOOK</code> })}</p>
      </Card>
    );
  return (
    <Card title={t('system.chatChannel')} beside={<span class="dim note">{platform}</span>}>
      <StaffChatFacts chat={chat} />
      <p class="dim note">{t('system.chatPace')}</p>
      <div>
        <PostButton action={`${PATH}/test`} text={t('system.sendTestAlert')} />
      </div>
    </Card>
  );
}

function MailCard({ mails, isConfirmed }: { mails: readonly AlertMailChoice[] | null; isConfirmed: boolean }) {
  const t = useTranslations();
  if (!mails)
    return (
      <Card title={t('system.yourEmails')}>
        <p>{t.rich('system.mailUnset', { variable: <code>SMTP_URL</code> })}</p>
      </Card>
    );
  return (
    <Card title={t('system.yourEmails')}>
      {!isConfirmed && <p>{t.rich('system.confirmAddress', { link: (text) => <a href="/account">{text}</a> })}</p>}
      <p class="dim note">{t('system.emailPace')}</p>
      <ul class="list tight">
        {mails.map((choice) => (
          <MailRow choice={choice} />
        ))}
      </ul>
    </Card>
  );
}

function MailRow({ choice: { kind, mails } }: { choice: AlertMailChoice }) {
  const t = useTranslations();
  const { page } = STAFF_ALERTS[kind];
  const name = t.text(STAFF_ALERTS[kind].name);
  return (
    <li class="row between">
      <span>
        <a href={page}>{name}</a> <span class="dim">{mails ? t('system.emailsOn') : t('system.emailsOff')}</span>
      </span>
      <form method="post" action={`${PATH}/mails`}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="mails" value={mails ? 'off' : 'on'} />
        <Button text={mails ? t('system.turnOffEmails') : t('system.turnOnEmails')} unseen={name} look="small" />
      </form>
    </li>
  );
}

const choiceSchema = z.object({ kind: z.enum(STAFF_ALERT_KINDS), mails: z.enum(['on', 'off']) });

export async function submitAlertMails(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const chosen = choiceSchema.safeParse({ kind: form.text('kind'), mails: form.text('mails') });
  if (!chosen.success) return redirectWithError(context, PATH, t('system.unknownEmails'));
  const { kind, mails } = chosen.data;
  await chooseAlertMails(app.db, person.id, { kind, mails: mails === 'on' });
  return redirectWithSuccess(context, PATH, t(mails === 'on' ? 'system.emailsTurnedOn' : 'system.emailsTurnedOff'));
}

export async function submitTestAlert(context: WebContext) {
  const { app, t } = context.var;
  const { config, db } = app;
  if (config.staffWebhook === null) return redirectWithError(context, PATH, t('system.webhookUnset'));
  await raiseStaffAlert(db, { kind: 'test', path: PATH });
  return redirectWithSuccess(context, PATH, t('system.testAlertQueued'));
}
