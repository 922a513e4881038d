// Sections of /staff/health: email, processes, the delivery log and backups.

import { formatBytes } from '../../../core/format-bytes.ts';
import { formatDate, UTC_FORMAT } from '../../../core/format-time.ts';
import type { SystemStatus } from '../../../system/system-status.ts';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Pill } from '../../components/pill.tsx';
import { StaffChatFacts } from '../../components/staff-chat.tsx';
import { Time } from '../../components/time.tsx';
import { useTranslations } from '../../translations.ts';

/** More emails that were not sent are not counted. */
const MAIL_COUNTED = 50;

export function MailSection({ status: { mail } }: { status: SystemStatus }) {
  const t = useTranslations();
  const { isSet, waiting, oldestAt, givenUp, reason } = mail;
  return (
    <Card title={t('system.mail')}>
      {!isSet && <p>{t.rich('system.mailUnset', { variable: <code>SMTP_URL</code> })}</p>}
      <Facts
        facts={[
          [
            t('system.mailWaiting'),
            oldestAt
              ? t.rich('system.mailWaitingSince', { count: waiting, time: <Time at={oldestAt} /> })
              : t.number(waiting),
          ],
          [
            t('system.mailNotSent'),
            givenUp >= MAIL_COUNTED
              ? t('system.mailNotSentMany', { count: MAIL_COUNTED })
              : t('system.mailNotSentCount', { count: givenUp }),
          ],
          reason && [t('system.mailReason'), <bdi>{t.text(reason)}</bdi>],
        ]}
      />
      <p class="dim note">{t.rich('system.mailRetries', { link: (text) => <a href="/staff/mail">{text}</a> })}</p>
    </Card>
  );
}

/** Nothing if STAFF_WEBHOOK is not set: emails do without it. */
export function StaffChatSection({ status: { staffChat } }: { status: SystemStatus }) {
  const t = useTranslations();
  if (!staffChat) return null;
  return (
    <Card title={t('system.staffAlerts')}>
      <StaffChatFacts chat={staffChat} />
      <p>
        <a href="/staff/alerts">{t('system.alerts')}</a>
      </p>
    </Card>
  );
}

/** On PostgreSQL all connected processes, by the names of their connections; on the embedded database this one. */
export function ProcessesSection({ status }: { status: SystemStatus }) {
  const t = useTranslations();
  return (
    <Card title={t('system.processes')}>
      <ul class="list tight">
        {status.processes.map(({ name, since, seenAt, isThis }) => (
          <li class="person">
            <div>
              <bdi class="clipped">{name}</bdi>
              <p class="dim note">
                {seenAt && !isThis
                  ? t.rich('system.processSinceSeen', { time: <Time at={since} />, seen: <Time at={seenAt} /> })
                  : t.rich('system.processSince', { time: <Time at={since} /> })}
              </p>
            </div>
            {isThis && <Pill tone="good">{t('system.thisProcess')}</Pill>}
          </li>
        ))}
      </ul>
      <ThisProcess status={status} />
      <p class="dim note">{t('system.processMissing')}</p>
    </Card>
  );
}

function ThisProcess({ status: { thisProcess } }: { status: SystemStatus }) {
  const t = useTranslations();
  const { role, startedAt, memoryBytes, leases, attempts } = thisProcess;
  return (
    <Facts
      facts={[
        [t('system.role'), role],
        [t('system.started'), <Time at={startedAt} />],
        [t('system.memory'), formatBytes(memoryBytes, t.locale)],
        [t('system.serving'), t('system.servingCount', { endpoints: leases, attempts })],
      ]}
    />
  );
}

export function LogSection({ status: { database, retentionDays } }: { status: SystemStatus }) {
  const t = useTranslations();
  const [oldest] = database.weeks;
  const count = database.weeks.length;
  const since = oldest && formatDate(new Date(`${oldest}T00:00:00Z`), { ...UTC_FORMAT, locale: t.locale });
  return (
    <Card title={t('system.deliveryLog')}>
      <Facts
        facts={[
          [t('system.logKept'), t('system.logKeptDays', { days: retentionDays })],
          [
            t('system.logWeeks'),
            since ? t('system.logWeekCountSince', { count, date: since }) : t('system.logWeekCount', { count }),
          ],
        ]}
      />
    </Card>
  );
}

const SHOWN_BACKUPS = 10;

export function BackupsSection({ status: { backups } }: { status: SystemStatus }) {
  const t = useTranslations();
  const { lastSuccess, lastFailure, folder, backups: files } = backups;
  const hidden = files.length - SHOWN_BACKUPS;
  return (
    <Card title={t('system.backups')}>
      <Facts
        facts={[
          [t('system.lastBackup'), lastSuccess ? <Time at={new Date(lastSuccess.at)} /> : t('system.noBackup')],
          lastFailure && [
            t('system.lastFailure'),
            t.rich('system.lastFailureAt', {
              time: <Time at={new Date(lastFailure.at)} />,
              reason: <bdi>{lastFailure.message}</bdi>,
            }),
          ],
          [t('system.backupFolder'), <bdi>{folder}</bdi>],
        ]}
      />
      <ul class="list tight">
        {files.slice(0, SHOWN_BACKUPS).map(({ name, createdAt, bytes, isComplete }) => (
          <li class="person">
            <div>
              <bdi class="clipped">{name}</bdi>
              <p class="dim note">
                {t.rich('system.backupFacts', { time: <Time at={createdAt} />, size: formatBytes(bytes, t.locale) })}
              </p>
            </div>
            {!isComplete && <Pill tone="bad">{t('system.incomplete')}</Pill>}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p class="dim note">{t('system.olderBackups', { count: hidden })}</p>}
      <p class="dim note">
        {t.rich('system.backupHelp', { command: <code>plaudit backup</code>, file: <code>docs/operate.md</code> })}
      </p>
    </Card>
  );
}
