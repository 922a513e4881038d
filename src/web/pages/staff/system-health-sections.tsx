// What stands around the deliveries on /staff/health: mail, the processes, the log and backups; each with what to do.
import { formatNumber } from '../../components/figures.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { SystemFacts } from '../../system-parts.ts';

export function MailSection({ facts: { mail } }: { facts: SystemFacts }) {
  const { isSet, waiting, oldestAt, givenUp, reason } = mail;
  return (
    <section class="card stack close">
      <h2>Mail</h2>
      {!isSet && (
        <p>
          Mail is not set up: nothing is sent. Set <code>SMTP_URL</code>.
        </p>
      )}
      <dl class="facts-list">
        <dt>Waiting</dt>
        <dd>
          {formatNumber(waiting)}
          {oldestAt && (
            <>
              , the oldest since <Time at={oldestAt} />
            </>
          )}
        </dd>
        <dt>Given up</dt>
        <dd>{givenUp >= 50 ? '50 or more' : givenUp} in 30 days</dd>
        {reason && (
          <>
            <dt>Why</dt>
            <dd>
              <bdi>{reason}</bdi>
            </dd>
          </>
        )}
      </dl>
      <p class="dim note">
        What waits is tried again for a day. <a href="/staff/mail">What was given up</a> is not sent any more:
        whom it was to asks again.
      </p>
    </section>
  );
}

/** On PostgreSQL those that are connected, by what they call themselves; on the embedded database this one. */
export function ProcessesSection({ facts }: { facts: SystemFacts }) {
  return (
    <section class="card stack close">
      <h2>Processes</h2>
      <ul class="list tight">
        {facts.processes.map(({ name, since, seenAt, isThis }) => (
          <li class="person">
            <div>
              <bdi class="clipped">{name}</bdi>
              <p class="dim note">
                since <Time at={since} />
                {seenAt && !isThis && (
                  <>
                    , last seen <Time at={seenAt} />
                  </>
                )}
              </p>
            </div>
            {isThis && <Pill tone="good">this one</Pill>}
          </li>
        ))}
      </ul>
      <ThisProcess facts={facts} />
      <p class="dim note">
        One that is missing here is not connected: see its log. Deliveries need one with ROLE all or worker.
      </p>
    </section>
  );
}

function ThisProcess({ facts: { thisProcess } }: { facts: SystemFacts }) {
  const { role, startedAt, memoryBytes, leases, attempts } = thisProcess;
  return (
    <dl class="facts-list">
      <dt>Role</dt>
      <dd>{role}</dd>
      <dt>Started</dt>
      <dd>
        <Time at={startedAt} />
      </dd>
      <dt>Memory</dt>
      <dd>{formatBytes(memoryBytes)}</dd>
      <dt>Works on</dt>
      <dd>
        {formatNumber(leases)} endpoints, {formatNumber(attempts)} attempts under way
      </dd>
    </dl>
  );
}

export function LogAndBackupsSection({ facts: { database, retentionDays, backup } }: { facts: SystemFacts }) {
  const [oldest] = database?.weeks ?? [];
  return (
    <section class="card stack close">
      <h2>Log and backups</h2>
      <dl class="facts-list">
        <dt>Kept</dt>
        <dd>{retentionDays} days, then dropped by the week</dd>
        <dt>Weeks</dt>
        <dd>
          {database?.weeks.length ?? 0}, four of them ahead{oldest && `; the oldest began on ${oldest}`}
        </dd>
      </dl>
      <p>{backup}</p>
      <p class="dim note">
        Restoring, updating, proxies and several processes: <code>docs/operate.md</code> in Plaudit’s folder.
      </p>
    </section>
  );
}

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${size >= 100 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}
