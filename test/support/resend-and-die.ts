// A process that sends a vote to a listener once more, runs the engine, and dies at a fault point:
// `resend-and-die.ts DATABASE_URL ORDER`. It ends by itself if it never reaches the point.
import { OPERATOR } from '../../src/access/audit.ts';
import { readConfig } from '../../src/config.ts';
import { armFaultPoint, type FaultPoint } from '../../src/core/fault-point.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createDeliveryContext } from '../../src/delivery-context.ts';
import { resendVote } from '../../src/votes/resend-vote.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';

export interface DyingResend {
  readonly point: FaultPoint;
  readonly listingId: string;
  readonly eventId: string;
}

const [databaseUrl = '', text = '{}'] = process.argv.slice(2);
const { point, listingId, eventId } = JSON.parse(text) as DyingResend;
const database = await openDatabase({ databaseUrl, dataDir: '' });
const { db } = database;
const config = readConfig({ LOG_LEVEL: 'silent', ALLOW_PRIVATE_TARGETS: '127.0.0.0/8', SERVICE_NAME: 'Sample' });
const parts = createDeliveryContext(
  { config, database, vault: createVault(TEST_SECRET_KEY), log: createLog('silent') },
  { trial: { isActive: () => false } },
);
armFaultPoint(point, 1);
await resendVote({ db, wake: () => {} }, { listingId, eventId, by: OPERATOR });
await parts.engine.tick();
process.exit(0);
