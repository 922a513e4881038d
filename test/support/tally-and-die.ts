// A process that counts votes for their voters and dies at a fault point: `tally-and-die.ts DATABASE_URL POINT PASSING`.
import { armFaultPoint, type FaultPoint } from '../../src/core/fault-point.ts';
import { openDatabase } from '../../src/db/database.ts';
import { tallyVotes } from '../../src/voters/tally.ts';

const [databaseUrl = '', point = '', passing = '1'] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: '' });
armFaultPoint(point as FaultPoint, Number(passing));
await tallyVotes(database);
process.exit(0);
