// Reports of the standard site's listings: open ones, one that waits for its owner, and a closed one.
import { sql } from 'kysely';
import { byPerson } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { updateListing } from '../../../src/listings/save-listing.ts';
import { askOwner } from '../../../src/moderation/ask-owner.ts';
import { createReport, type ReportInput } from '../../../src/moderation/create-report.ts';
import { decideCase } from '../../../src/moderation/decide-case.ts';
import { BOT, MINECRAFT, STAFF, STRANGER, VOTER } from './sample-site.ts';

/** The IDs of the cases that `addReports` makes: each report takes one. */
export const DISMISSED_CASE = 900_001;
export const OPEN_CASE = 900_002;
export const BOT_CASE = 900_005;
export const ENTRY_CASE = 900_006;

/** A version of the sample bot. */
export const ENTRY = '2.4.0+build.77';

let networks = 0;

interface SampleReport extends ReportInput {
  readonly listingId: string;
  readonly entry?: string | null;
  readonly review?: string | null;
  readonly personId?: string | null;
}

/** Reports as the page does; returns the case. */
export async function report(
  { moderation }: Pick<AppContext, 'moderation'>,
  { listingId, entry = null, review = null, personId = null, ...given }: SampleReport,
): Promise<number> {
  const number = ++networks;
  const reporter = { personId, network: `198.51.100.${number}`, networkKey: `sample-network-${number}` };
  const made = await createReport(moderation, { listingId, entry, review }, reporter, given);
  if (!made.ok) throw new Error(made.reason);
  return made.caseId;
}

const HOSTILE = '<script>alert(1)</script>\u202e "quoted" & \n\n'.concat('long '.repeat(120));

/** Adds a dismissed case and three open ones, in this order; the listing has changed since. */
export async function addReports(app: AppContext): Promise<void> {
  const by = byPerson(STAFF);
  await sql`select setval(pg_get_serial_sequence('report_case', 'id'), ${DISMISSED_CASE}, false)`.execute(app.db);
  const old = await report(app, { listingId: MINECRAFT.id, personId: STRANGER.id, reason: 'broken', text: 'Offline.' });
  await decideCase(app.moderation, { caseId: old, action: 'dismiss', reason: 'It is online.' }, by);
  const scam = { reason: 'scam', text: 'The download installs a program that asks for my password.' };
  await report(app, { listingId: MINECRAFT.id, personId: STRANGER.id, ...scam });
  await report(app, { listingId: MINECRAFT.id, reason: 'other', text: HOSTILE });
  await updateListing(app.db, MINECRAFT.id, { summary: 'A friendly survival server for everybody.' }, by);
  await report(app, { listingId: MINECRAFT.id, reason: 'scam', text: '' });
  await report(app, { listingId: BOT.id, personId: VOTER.id, reason: 'impersonation', text: 'It is not theirs.' });
  await report(app, { listingId: BOT.id, entry: ENTRY, reason: 'scam', text: 'The link in it leads to a copy.' });
}

export async function askAboutReports(app: AppContext): Promise<void> {
  await addReports(app);
  const question = 'Visitors say that your download asks for their password. Why?';
  await askOwner(app.moderation, { caseId: OPEN_CASE, question }, byPerson(STAFF));
}
