// The status of the whole installation, for the System page of staff.
import { type BackupStatus, readBackupStatus } from '../backup/backup-status.ts';
import type { AppContext } from '../context.ts';
import { now } from '../core/clock.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import { VERSION } from '../core/version.ts';
import { PROCESS_NAME } from '../db/postgres.ts';
import { readMailStatus } from '../mail/outbox.ts';
import type { Message } from '../messages/message.ts';
import type { DeliveryMetrics } from '../metrics/queries.ts';
import { readStaffChat, type StaffChatStatus } from '../notices/staff-alerts.ts';
import { findBackupWarnings } from './backup-warnings.ts';
import type { NamedValue } from './describe-configuration.ts';
import { describeConnections, type NamedMessage, readConnectionFacts } from './describe-connections.ts';
import {
  type DatabaseFacts,
  type EndpointFacts,
  type ProcessFacts,
  selectDatabaseFacts,
  selectDisabledEndpoints,
  selectFailingEndpoints,
  selectLeasedEndpoints,
  selectProcesses,
} from './queries.ts';
import { readReplication } from './replication-queries.ts';
import { findSystemWarnings, type SystemWarning } from './warnings.ts';

export interface SystemStatus {
  /** Null if the database did not respond in time. */
  readonly deliveries: DeliveryMetrics | null;
  readonly thisProcess: {
    readonly role: string;
    readonly startedAt: Date;
    readonly memoryBytes: number;
    readonly leases: number;
    readonly attempts: number;
  };
  readonly processes: readonly (ProcessFacts & { readonly isThis: boolean })[];
  readonly mail: {
    readonly isSet: boolean;
    readonly waiting: number;
    readonly oldestAt: Date | null;
    readonly oldestSeconds: number;
    readonly givenUp: number;
    /** Why the latest email was not accepted; null if nothing went wrong. */
    readonly reason: Message | null;
  };
  /** Null if STAFF_WEBHOOK is not set. */
  readonly staffChat: StaffChatStatus | null;
  readonly backups: BackupStatus;
  readonly leased: readonly EndpointFacts[];
  readonly failing: readonly EndpointFacts[];
  readonly disabled: readonly EndpointFacts[];
  readonly database: DatabaseFacts & { readonly kind: 'embedded' | 'postgres' };
  /** Empty on the embedded database. */
  readonly connections: readonly NamedMessage[];
  readonly retentionDays: number;
  readonly versions: readonly NamedValue[];
  readonly warnings: readonly SystemWarning[];
}

type SystemContext = Pick<
  AppContext,
  | 'config'
  | 'site'
  | 'db'
  | 'database'
  | 'trial'
  | 'engine'
  | 'votingNeedsConfirmed'
  | 'readDeliveryMetrics'
  | 'voteCaptcha'
>;

export async function readSystemStatus(app: SystemContext): Promise<SystemStatus> {
  const { config, db, trial } = app;
  const { kind } = app.database;
  const [deliveries, facts, failing, disabled, leased, mail, processes, replication, backups, staffChat, captcha] =
    await Promise.all([
      app.readDeliveryMetrics(),
      selectDatabaseFacts(db),
      selectFailingEndpoints(db),
      selectDisabledEndpoints(db),
      selectLeasedEndpoints(db),
      readMail(app),
      readProcesses(app),
      kind === 'postgres' ? readReplication(db) : null,
      readBackupStatus(app),
      config.staffWebhook === null ? null : readStaffChat(db),
      app.voteCaptcha?.state() ?? null,
    ]);
  const database = { ...facts, kind };
  const connections = readConnectionFacts(app.database);
  const votingNeedsConfirmed = app.votingNeedsConfirmed();
  return {
    deliveries,
    failing,
    disabled,
    leased,
    mail,
    processes,
    database,
    connections: describeConnections(connections),
    thisProcess: readThisProcess(app),
    staffChat,
    backups,
    retentionDays: RETENTION_DAYS,
    versions: [
      { name: 'Plaudit', value: VERSION },
      { name: 'Node', value: process.versions.node },
      { name: 'PostgreSQL', value: facts.version },
    ],
    warnings: [
      ...findBackupWarnings(backups, config.backupEverySeconds, now()),
      ...findSystemWarnings(config, {
        deliveries,
        mail,
        staffChat,
        database,
        connections,
        replication,
        trialEnd: trial.ended,
        captcha: app.voteCaptcha && captcha && { name: app.voteCaptcha.provider.name, state: captcha },
        votingNeedsConfirmed,
      }),
    ],
  };
}

async function readMail({ db, config }: SystemContext): Promise<SystemStatus['mail']> {
  const { waiting, oldestAt, problem, givenUp } = await readMailStatus(db);
  return {
    isSet: config.smtpUrl !== null,
    waiting,
    oldestAt,
    oldestSeconds: oldestAt ? Math.max(0, now().getTime() - oldestAt.getTime()) / 1000 : 0,
    givenUp: givenUp.length,
    reason: problem ?? givenUp[0]?.reason ?? null,
  };
}

/** With the embedded database, this is the only process. */
async function readProcesses(app: SystemContext): Promise<SystemStatus['processes']> {
  const others = app.database.kind === 'embedded' ? [] : await selectProcesses(app.db);
  const { startedAt } = readThisProcess(app);
  return [
    { name: PROCESS_NAME, since: startedAt, seenAt: now(), isThis: true },
    ...others.filter(({ name }) => name !== PROCESS_NAME).map((other) => ({ ...other, isThis: false })),
  ];
}

function readThisProcess({ config, engine }: SystemContext): SystemStatus['thisProcess'] {
  return {
    role: config.role,
    startedAt: new Date(now().getTime() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    leases: engine.leases,
    attempts: engine.inFlight,
  };
}
