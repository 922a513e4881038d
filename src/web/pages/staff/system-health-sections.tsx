// Sections of /staff/health: email, processes, the delivery log and backups.

import { formatBytes } from '../../../core/format-bytes.ts';
import type { SystemStatus } from '../../../system/system-status.ts';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatNumber } from '../../components/figures.tsx';
import { Pill } from '../../components/pill.tsx';
import { StaffChatFacts } from '../../components/staff-chat.tsx';
import { Time } from '../../components/time.tsx';

export function MailSection({ status: { mail } }: { status: SystemStatus }) {
  const { isSet, waiting, oldestAt, givenUp, reason } = mail;
  return (
    <Card title="Email">
      {!isSet && (
        <p>
          Email is not set up. Set <code>SMTP_URL</code>.
        </p>
      )}
      <Facts
        facts={[
          [
            'Waiting',
            <>
              {formatNumber(waiting)}
              {oldestAt && (
                <>
                  , the oldest from <Time at={oldestAt} />
                </>
              )}
            </>,
          ],
          ['Not sent', `${givenUp >= 50 ? '50 or more' : givenUp} in 30 days`],
          reason && ['Reason', <bdi>{reason}</bdi>],
        ]}
      />
      <p class="dim note">
        Waiting emails are retried for a day. After that, <a href="/staff/mail">emails that could not be sent</a> are
        not retried, and the recipient has to request them again.
      </p>
    </Card>
  );
}

/** Nothing if STAFF_WEBHOOK is not set: emails do without it. */
export function StaffChatSection({ status: { staffChat } }: { status: SystemStatus }) {
  if (!staffChat) return null;
  return (
    <Card title="Alerts for staff">
      <StaffChatFacts chat={staffChat} />
      <p>
        <a href="/staff/alerts">Alerts</a>
      </p>
    </Card>
  );
}

/** On PostgreSQL all connected processes, by the names of their connections; on the embedded database this one. */
export function ProcessesSection({ status }: { status: SystemStatus }) {
  return (
    <Card title="Processes">
      <ul class="list tight">
        {status.processes.map(({ name, since, seenAt, isThis }) => (
          <li class="person">
            <div>
              <bdi class="clipped">{name}</bdi>
              <p class="dim note">
                Since <Time at={since} />
                {seenAt && !isThis && (
                  <>
                    , last seen <Time at={seenAt} />
                  </>
                )}
              </p>
            </div>
            {isThis && <Pill tone="good">This process</Pill>}
          </li>
        ))}
      </ul>
      <ThisProcess status={status} />
      <p class="dim note">
        If a process is missing, it is not connected: check its log. Deliveries need a process with ROLE all or worker.
      </p>
    </Card>
  );
}

function ThisProcess({ status: { thisProcess } }: { status: SystemStatus }) {
  const { role, startedAt, memoryBytes, leases, attempts } = thisProcess;
  return (
    <Facts
      facts={[
        ['Role', role],
        ['Started', <Time at={startedAt} />],
        ['Memory', formatBytes(memoryBytes)],
        ['Serving', `${formatNumber(leases)} endpoints, ${formatNumber(attempts)} attempts in progress`],
      ]}
    />
  );
}

export function LogSection({ status: { database, retentionDays } }: { status: SystemStatus }) {
  const [oldest] = database.weeks;
  return (
    <Card title="Delivery log">
      <Facts
        facts={[
          ['Kept for', `${retentionDays} days, then deleted week by week`],
          [
            'Weeks',
            `${database.weeks.length}, four of them in advance${oldest ? `; the oldest began on ${oldest}` : ''}`,
          ],
        ]}
      />
    </Card>
  );
}

const SHOWN_BACKUPS = 10;

export function BackupsSection({ status: { backups } }: { status: SystemStatus }) {
  const { lastSuccess, lastFailure, folder, backups: files } = backups;
  return (
    <Card title="Backups">
      <Facts
        facts={[
          ['Last backup', lastSuccess ? <Time at={new Date(lastSuccess.at)} /> : 'none'],
          lastFailure && [
            'Last failure',
            <>
              <Time at={new Date(lastFailure.at)} />: <bdi>{lastFailure.message}</bdi>
            </>,
          ],
          ['Folder', <bdi>{folder}</bdi>],
        ]}
      />
      <ul class="list tight">
        {files.slice(0, SHOWN_BACKUPS).map(({ name, createdAt, bytes, isComplete }) => (
          <li class="person">
            <div>
              <bdi class="clipped">{name}</bdi>
              <p class="dim note">
                <Time at={createdAt} />, {formatBytes(bytes)}
              </p>
            </div>
            {!isComplete && <Pill tone="bad">Incomplete</Pill>}
          </li>
        ))}
      </ul>
      {files.length > SHOWN_BACKUPS && <p class="dim note">{files.length - SHOWN_BACKUPS} older ones are not shown.</p>}
      <p class="dim note">
        <code>plaudit backup</code> makes one at any time. Keep copies on another machine, and the secret key in another
        place. <code>docs/operate.md</code> in Plaudit’s folder explains how to restore one.
      </p>
    </Card>
  );
}
