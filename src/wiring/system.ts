// Gathers how the whole installation fares, for the page of staff.
import { mailWords } from '../access/mail-refusal.ts';
import { mailStanding } from '../access/outbox.ts';
import { now } from '../core/clock.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import { VERSION } from '../core/version.ts';
import { PROCESS_NAME } from '../db/postgres.ts';
import type { House } from '../house.ts';
import { createLook } from '../metrics/look.ts';
import {
  selectDatabaseFacts,
  selectDisabled,
  selectFailing,
  selectLeased,
  selectProcesses,
} from '../metrics/system-queries.ts';
import type { SystemFacts } from '../web/system-parts.ts';
import { backupWords, configurationWords, systemWarnings } from './system-words.ts';

export function wireSystem(house: House): () => Promise<SystemFacts> {
  const { config, db, database, log, trial } = house;
  const look = createLook(db, log);
  return async () => {
    const [deliveries, facts, failing, disabled, leased, mail, processes] = await Promise.all([
      look(),
      selectDatabaseFacts(db),
      selectFailing(db),
      selectDisabled(db),
      selectLeased(db),
      mailFacts(house),
      processesOf(house),
    ]);
    const about = { ...facts, kind: database.kind };
    return {
      ...{ deliveries, failing, disabled, leased, mail, processes, database: about },
      thisProcess: processFacts(house),
      backup: backupWords(database.kind),
      retentionDays: RETENTION_DAYS,
      versions: [
        { name: 'Plaudit', words: VERSION },
        { name: 'Node', words: process.versions.node },
        {
          name: 'PostgreSQL',
          words: database.kind === 'embedded' ? `${facts.version}, embedded` : facts.version,
        },
      ],
      configuration: configurationWords(config),
      warnings: systemWarnings(config, {
        ...{ deliveries, mail, database: about, trialClosing: trial.closing },
        votingNeedsConfirmed: house.votingNeedsConfirmed(),
      }),
    };
  };
}

async function mailFacts({ db, config }: House): Promise<SystemFacts['mail']> {
  const { waiting, oldestAt, lastError, givenUp } = await mailStanding(db);
  const code = lastError ?? givenUp[0]?.code ?? null;
  return {
    ...{ isSet: config.smtpUrl !== null, waiting, oldestAt, givenUp: givenUp.length },
    oldestSeconds: oldestAt ? Math.max(0, now().getTime() - oldestAt.getTime()) / 1000 : 0,
    reason: code === null ? null : mailWords(code),
  };
}

/** The embedded database serves one process: this one. */
async function processesOf(house: House): Promise<SystemFacts['processes']> {
  const { startedAt } = processFacts(house);
  const others = house.database.kind === 'embedded' ? [] : await selectProcesses(house.db);
  const own = { name: PROCESS_NAME, since: startedAt, seenAt: now(), isThis: true };
  return [
    own,
    ...others.filter(({ name }) => name !== PROCESS_NAME).map((other) => ({ ...other, isThis: false })),
  ];
}

function processFacts({ config, engine }: House): SystemFacts['thisProcess'] {
  return {
    role: config.role,
    startedAt: new Date(now().getTime() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    leases: engine.leases,
    attempts: engine.underWay,
  };
}
