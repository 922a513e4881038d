// A process that claims votes and dies before anybody gets the response: `claim-and-die.ts DATABASE_URL REQUEST`.
import { createVault } from '../../src/core/secrets.ts';
import { openDatabase } from '../../src/db/database.ts';
import { claimVotes } from '../../src/votes/claim-votes.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';

const [databaseUrl = '', request = ''] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl, dataDir: '' });
await claimVotes({ db, vault: createVault(TEST_SECRET_KEY) }, JSON.parse(request));
process.kill(process.pid, 'SIGKILL');
