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

const PATH = '/staff/alerts';

export async function showAlerts(context: WebContext, person: Person) {
  const { config, db, outbox } = context.var.app;
  const [chat, mails] = [await readStaffChat(db), outbox ? await readAlertMails(db, person.id) : null];
  return showPage(context, {
    title: 'Alerts',
    staff: 'health',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/health">System</a>
          <h1>Alerts</h1>
          <p class="dim">Staff is alerted when something needs a decision.</p>
        </div>
        <ChatCard platform={staffChatName(config.staffWebhook)} chat={chat} />
        <MailCard mails={mails} isConfirmed={person.emailVerified} />
      </div>
    ),
  });
}

function ChatCard({ platform, chat }: { platform: string | null; chat: StaffChatStatus }) {
  if (platform === null)
    return (
      <Card title="Chat channel">
        <p>
          Set <code>STAFF_WEBHOOK</code> to the URL of a Discord webhook or of a Slack incoming webhook to get alerts in
          a channel.
        </p>
      </Card>
    );
  return (
    <Card title="Chat channel" beside={<span class="dim note">{platform}</span>}>
      <StaffChatFacts chat={chat} />
      <p class="dim note">At most one message per minute. Alerts in between share the next message.</p>
      <div>
        <PostButton action={`${PATH}/test`} text="Send test alert" />
      </div>
    </Card>
  );
}

function MailCard({ mails, isConfirmed }: { mails: readonly AlertMailChoice[] | null; isConfirmed: boolean }) {
  if (!mails)
    return (
      <Card title="Your emails">
        <p>
          Email is not set up. Set <code>SMTP_URL</code>.
        </p>
      </Card>
    );
  return (
    <Card title="Your emails">
      {!isConfirmed && (
        <p>
          Emails are sent only to confirmed addresses. <a href="/account">Confirm your address</a> to get them.
        </p>
      )}
      <p class="dim note">At most one email of each kind per hour.</p>
      <ul class="list tight">
        {mails.map((choice) => (
          <MailRow choice={choice} />
        ))}
      </ul>
    </Card>
  );
}

function MailRow({ choice: { kind, mails } }: { choice: AlertMailChoice }) {
  const { name, page } = STAFF_ALERTS[kind];
  return (
    <li class="row between">
      <span>
        <a href={page}>{name}</a> <span class="dim">{mails ? 'On' : 'Off'}</span>
      </span>
      <form method="post" action={`${PATH}/mails`}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="mails" value={mails ? 'off' : 'on'} />
        <Button text={mails ? 'Turn off emails' : 'Turn on emails'} unseen={name} look="small" />
      </form>
    </li>
  );
}

const choiceSchema = z.object({ kind: z.enum(STAFF_ALERT_KINDS), mails: z.enum(['on', 'off']) });

export async function submitAlertMails(context: WebContext, person: Person) {
  const form = await readForm(context);
  const chosen = choiceSchema.safeParse({ kind: form.text('kind'), mails: form.text('mails') });
  if (!chosen.success) return redirectWithError(context, PATH, 'There are no emails of this kind.');
  const { kind, mails } = chosen.data;
  await chooseAlertMails(context.var.app.db, person.id, { kind, mails: mails === 'on' });
  return redirectWithSuccess(context, PATH, mails === 'on' ? 'Emails are turned on.' : 'Emails are turned off.');
}

export async function submitTestAlert(context: WebContext) {
  const { config, db } = context.var.app;
  if (config.staffWebhook === null) return redirectWithError(context, PATH, 'STAFF_WEBHOOK is not set.');
  await raiseStaffAlert(db, { kind: 'test', path: PATH });
  return redirectWithSuccess(
    context,
    PATH,
    'The test alert will be sent within a minute or two. Then reload this page.',
  );
}
