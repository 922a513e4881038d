// Gathers how the whole installation fares, for the page of staff.

import type { AppContext } from '../context.ts';
import { now } from '../core/clock.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import { VERSION } from '../core/version.ts';
import { PROCESS_NAME } from '../db/postgres.ts';
import { describeMailError } from '../mail/mail-errors.ts';
import { readMailStatus } from '../mail/outbox.ts';
import { createDeliveryMetricsReader } from '../metrics/delivery-metrics-reader.ts';
import {
  selectDatabaseFacts,
  selectDisabledEndpoints,
  selectFailingEndpoints,
  selectLeasedEndpoints,
  selectProcesses,
} from '../metrics/system-queries.ts';
import type { SystemFacts } from '../web/system-parts.ts';
import { describeBackup, describeConfiguration, findSystemWarnings } from './system-words.ts';

export function wireSystem(house: AppContext): () => Promise<SystemFacts> {
  const { config, db, database, log, trial } = house;
  const look = createDeliveryMetricsReader(db, log);
  return async () => {
    const [deliveries, facts, failing, disabled, leased, mail, processes] = await Promise.all([
      look(),
      selectDatabaseFacts(db),
      selectFailingEndpoints(db),
      selectDisabledEndpoints(db),
      selectLeasedEndpoints(db),
      mailFacts(house),
      processesOf(house),
    ]);
    const about = { ...facts, kind: database.kind };
    return {
      ...{ deliveries, failing, disabled, leased, mail, processes, database: about },
      thisProcess: processFacts(house),
      backup: describeBackup(database.kind),
      retentionDays: RETENTION_DAYS,
      versions: [
        { name: 'Plaudit', words: VERSION },
        { name: 'Node', words: process.versions.node },
        {
          name: 'PostgreSQL',
          words: database.kind === 'embedded' ? `${facts.version}, embedded` : facts.version,
        },
      ],
      configuration: describeConfiguration(config),
      warnings: findSystemWarnings(config, {
        ...{ deliveries, mail, database: about, trialClosing: trial.ended },
        votingNeedsConfirmed: house.votingNeedsConfirmed(),
      }),
    };
  };
}

async function mailFacts({ db, config }: AppContext): Promise<SystemFacts['mail']> {
  const { waiting, oldestAt, lastError, givenUp } = await readMailStatus(db);
  const code = lastError ?? givenUp[0]?.code ?? null;
  return {
    ...{ isSet: config.smtpUrl !== null, waiting, oldestAt, givenUp: givenUp.length },
    oldestSeconds: oldestAt ? Math.max(0, now().getTime() - oldestAt.getTime()) / 1000 : 0,
    reason: code === null ? null : describeMailError(code),
  };
}

/** The embedded database serves one process: this one. */
async function processesOf(house: AppContext): Promise<SystemFacts['processes']> {
  const { startedAt } = processFacts(house);
  const others = house.database.kind === 'embedded' ? [] : await selectProcesses(house.db);
  const own = { name: PROCESS_NAME, since: startedAt, seenAt: now(), isThis: true };
  return [
    own,
    ...others.filter(({ name }) => name !== PROCESS_NAME).map((other) => ({ ...other, isThis: false })),
  ];
}

function processFacts({ config, engine }: AppContext): SystemFacts['thisProcess'] {
  return {
    role: config.role,
    startedAt: new Date(now().getTime() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    leases: engine.leases,
    attempts: engine.inFlight,
  };
}
