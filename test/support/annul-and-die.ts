// A process that annuls or restores votes and dies at a fault point: `annul-and-die.ts DATABASE_URL ORDER`.
import { OPERATOR } from '../../src/access/audit.ts';
import { armFaultPoint, type FaultPoint } from '../../src/core/fault-point.ts';
import { openDatabase } from '../../src/db/database.ts';
import { finishAnnulments, orderAnnulment, orderRestoration } from '../../src/integrity/annul-votes.ts';

export interface DyingOrder {
  readonly point: FaultPoint;
  readonly passing: number;
  /** Absent: it goes on with what is open. */
  readonly annul?: string;
  readonly restore?: string;
}

const [databaseUrl = '', text = '{}'] = process.argv.slice(2);
const order = JSON.parse(text) as DyingOrder;
const { db } = await openDatabase({ databaseUrl, dataDir: '' });
armFaultPoint(order.point, order.passing);
const until = new Date(Date.now() + 60_000);
if (order.annul)
  await orderAnnulment(db, { selection: { listingId: order.annul, until }, reason: 'Sample reason.' }, OPERATOR);
if (order.restore) await orderRestoration(db, order.restore, OPERATOR);
await finishAnnulments({ db, wake: () => {} });
process.exit(0);
