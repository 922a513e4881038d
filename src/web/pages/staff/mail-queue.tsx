// GET /staff/mail: email that is waiting for the mail server, and email that could not be sent.
import { readMailStatus } from '../../../mail/outbox.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';

export async function showMailQueue(context: WebContext) {
  const { db, outbox } = context.var.app;
  const mail = await readMailStatus(db);
  return showPage(context, {
    title: 'Email',
    staff: 'mail',
    content: (
      <div class="stack">
        <h1>Email</h1>
        {!outbox && (
          <p class="flash bad">
            Email is not set up. Set <code>SMTP_URL</code>.
          </p>
        )}
        <WaitingEmail mail={mail} />
        <UnsentEmail emails={mail.givenUp} />
      </div>
    ),
  });
}

type MailStatus = Awaited<ReturnType<typeof readMailStatus>>;

function WaitingEmail({ mail: { waiting, oldestAt, problem } }: { mail: MailStatus }) {
  return (
    <>
      <Figures figures={[{ label: 'waiting', value: waiting }]} />
      {oldestAt && (
        <p>
          The oldest was created <Time at={oldestAt} />. {problem ?? 'It will be sent with the next batch.'}
        </p>
      )}
    </>
  );
}

function UnsentEmail({ emails }: { emails: MailStatus['givenUp'] }) {
  if (emails.length === 0)
    return (
      <EmptyState
        title="All email was sent"
        text="Emails that the mail server rejects, or that cannot be sent within a day, are listed here for 30 days."
      />
    );
  return (
    <table class="log card">
      <TableHead columns={['To', 'About', 'Gave up']} />
      <tbody>
        {emails.map(({ recipient, kind, at, reason }) => (
          <tr>
            <td class="wide-cell">
              <bdi>{recipient}</bdi>
              <span class="next dim">{reason}</span>
            </td>
            <td data-label="About">{kind.replaceAll('_', ' ')}</td>
            <td data-label="Gave up">
              <Time at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
