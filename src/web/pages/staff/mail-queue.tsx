// GET /staff/mail: email that is waiting for the mail server, and email that could not be sent.
import { readMailStatus } from '../../../mail/outbox.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { TableHead } from '../../components/table-head.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { useTranslations } from '../../translations.ts';

export async function showMailQueue(context: WebContext) {
  const { app, t } = context.var;
  const { db, outbox } = app;
  const mail = await readMailStatus(db);
  return showPage(context, {
    title: t('system.mail'),
    staff: 'mail',
    content: (
      <div class="stack">
        <h1>{t('system.mail')}</h1>
        {!outbox && <p class="flash bad">{t.rich('system.mailUnset', { variable: <code>SMTP_URL</code> })}</p>}
        <WaitingEmail mail={mail} />
        <UnsentEmail mail={mail} />
      </div>
    ),
  });
}

type MailStatus = Awaited<ReturnType<typeof readMailStatus>>;

function WaitingEmail({ mail: { waiting, oldestAt, problem } }: { mail: MailStatus }) {
  const t = useTranslations();
  return (
    <>
      <Figures figures={[{ label: t('system.emailsWaiting'), value: waiting }]} />
      {oldestAt && (
        <p>
          {problem === null
            ? t.rich('system.oldestEmail', { time: <Time at={oldestAt} /> })
            : t.rich('system.oldestEmailProblem', { time: <Time at={oldestAt} />, problem: t.text(problem) })}
        </p>
      )}
    </>
  );
}

function UnsentEmail({ mail: { waiting, givenUp } }: { mail: MailStatus }) {
  const t = useTranslations();
  if (givenUp.length === 0 && waiting > 0) return <p class="dim">{t('system.allSentText')}</p>;
  if (givenUp.length === 0) return <EmptyState title={t('system.allSent')} text={t('system.allSentText')} />;
  const columns = [t('system.recipientColumn'), t('system.kindColumn'), t('system.gaveUpColumn')];
  return (
    <table class="log card">
      <TableHead columns={columns} />
      <tbody>
        {givenUp.map(({ recipient, kind, at, reason }) => (
          <tr>
            <td class="wide-cell">
              <bdi>{recipient}</bdi>
              <span class="next dim">{t.text(reason)}</span>
            </td>
            <td data-label={t('system.kindColumn')}>
              {t('system.mailKind', { kind, name: kind.replaceAll('_', ' ') })}
            </td>
            <td data-label={t('system.gaveUpColumn')}>
              <Time at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
