// Gathers how the whole installation fares, for the page of staff.
import { now } from '../core/clock.ts';
import { RETENTION_DAYS } from '../core/limits.ts';
import { VERSION } from '../core/version.ts';
import type { House } from '../house.ts';
import { createLook } from '../metrics/look.ts';
import {
  selectDatabaseFacts,
  selectDisabled,
  selectFailing,
  selectLeased,
} from '../metrics/system-queries.ts';
import type { SystemFacts } from '../web/system-parts.ts';
import { configurationWords, systemWarnings } from './system-words.ts';

export function wireSystem(house: House): () => Promise<SystemFacts> {
  const { config, db, database, log } = house;
  const look = createLook(db, log);
  return async () => {
    const [deliveries, facts, failing, disabled, leased] = await Promise.all([
      look(),
      selectDatabaseFacts(db),
      selectFailing(db),
      selectDisabled(db),
      selectLeased(db),
    ]);
    const about = { ...facts, kind: database.kind };
    return {
      ...{ deliveries, failing, disabled, leased, database: about },
      thisProcess: processFacts(house),
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
      warnings: systemWarnings(config, { deliveries, database: about }),
    };
  };
}

function processFacts({ config, deliveries: { engine } }: House): SystemFacts['thisProcess'] {
  return {
    role: config.role,
    startedAt: new Date(now().getTime() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    leases: engine.leases,
    attempts: engine.underWay,
  };
}
