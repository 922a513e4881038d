// A process that checks proofs of ownership and claims and dies at a fault point:
// `check-ownership-and-die.ts DATABASE_URL ORDER`.
import { armFaultPoint, type FaultPoint } from '../../src/core/fault-point.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { runOwnershipRound } from '../../src/ownership/check-round.ts';
import { createOwnershipCodes } from '../../src/ownership/ownership-code.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { queueOnly } from './queue-only-outbox.ts';

export interface DyingCheck {
  readonly point: FaultPoint;
  /** The texts of every DNS record. */
  readonly texts: readonly string[];
}

const [databaseUrl = '', text = '{}'] = process.argv.slice(2);
const { point, texts } = JSON.parse(text) as DyingCheck;
const { db } = await openDatabase({ databaseUrl, dataDir: '' });
armFaultPoint(point, 1);
await runOwnershipRound({
  db,
  log: createLog('silent'),
  config: { serviceName: 'Sample', baseUrl: 'https://votes.example', discord: null, ownership: 'optional' },
  site: { displayName: 'Sample', baseUrl: 'https://votes.example', defaultLanguage: 'en' },
  codeFor: createOwnershipCodes(createVault(TEST_SECRET_KEY)),
  outbound: createOutbound({ allowedRanges: [], resolveTxt: async () => ({ ok: true, texts: [...texts] }) }),
  outbox: queueOnly(db),
  stopping: new AbortController().signal,
});
process.exit(0);
