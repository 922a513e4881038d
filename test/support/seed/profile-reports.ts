// A reported profile of the standard site's voter, whose reviews it shows, and what staff decided about it.
import { sql } from 'kysely';
import { byPerson } from '../../../src/access/audit.ts';
import { renamePerson } from '../../../src/access/people.ts';
import type { AppContext } from '../../../src/context.ts';
import { createReport } from '../../../src/moderation/create-report.ts';
import { decideCase } from '../../../src/moderation/decide-case.ts';
import { addReviews } from './reviews.ts';
import { STAFF, STRANGER, VOTER } from './sample-site.ts';
import { addPublicProfile, HANDLE } from './voters.ts';

export const PROFILE_CASE = 910_001;

/** With reviews, and the voter's name beside them. */
export async function addReviewedProfile(app: AppContext): Promise<void> {
  await addReviews(app);
  await addPublicProfile(app);
  await sql`update person set shows_name = true where id = ${VOTER.id}`.execute(app.db);
}

export async function addReportedProfile(app: AppContext): Promise<void> {
  await addReviewedProfile(app);
  await sql`select setval(pg_get_serial_sequence('report_case', 'id'), ${PROFILE_CASE}, false)`.execute(app.db);
  const reporter = { personId: STRANGER.id, network: '198.51.100.7', networkKey: 'sample-network' };
  const given = { reason: 'impersonation', text: 'This is not the person whose name it is.' };
  const made = await createReport(app.moderation, { handle: HANDLE }, reporter, given);
  if (!made.ok) throw new Error(made.reason);
}

export async function addHiddenProfile(app: AppContext): Promise<void> {
  await addReportedProfile(app);
  await renamePerson(app.db, VOTER.id, 'Sample Voter Renamed');
  const decision = { caseId: PROFILE_CASE, action: 'hide', reason: 'It passes for somebody else.' } as const;
  const decided = await decideCase(app.moderation, decision, byPerson(STAFF));
  if (!decided.ok) throw new Error(decided.reason);
}
