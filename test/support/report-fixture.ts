// A game server with an owner, staff, and the steps of reports, on a fresh database with a real mail server.
import { byPerson } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { createReport, type ReportInput, type ReportResult } from '../../src/moderation/create-report.ts';
import { type CaseDecision, decideCase } from '../../src/moderation/decide-case.ts';
import { createModeration, type ModerationDependencies } from '../../src/moderation/moderation-dependencies.ts';
import { listNotices } from '../../src/notices/notices.ts';
import { type AccountFixture, openAccountFixture, SENDER } from './account-fixture.ts';
import { aPerson, aServer } from './people-and-listings.ts';

export const SCAM = { reason: 'scam', text: 'It asks for passwords.' };

interface Reported {
  readonly given?: ReportInput;
  readonly entry?: string;
  readonly listing?: Listing;
}

export interface ReportFixture {
  readonly fixture: AccountFixture;
  readonly deps: ModerationDependencies;
  readonly owner: Person;
  readonly staff: Person;
  readonly server: Listing;
  /** Null: a visitor without an account. */
  reportAs(person: Person | null, network: string, reported?: Reported): Promise<ReportResult>;
  decide(
    caseId: number,
    action: CaseDecision['action'],
    given?: { readonly by?: Person; readonly reason?: string },
  ): ReturnType<typeof decideCase>;
  noticesOf(person: Person): ReturnType<typeof listNotices>;
}

export async function openReportFixture(): Promise<ReportFixture> {
  const fixture = await openAccountFixture();
  const { db, vault, outbox } = fixture;
  const deps = createModeration({ db, vault, outbox, config: { ownership: 'off' }, site: SENDER });
  const owner = await aPerson(db, { emailVerified: true });
  const staff = await aPerson(db, { name: 'Sample Staff' });
  const server = await aServer(db, 'minecraft', owner);
  return {
    fixture,
    deps,
    owner,
    staff,
    server,
    reportAs(person, network, { given = SCAM, entry, listing = server } = {}) {
      const reporter = { personId: person?.id ?? null, network, networkKey: `key of ${network}` };
      return createReport(deps, { listingId: listing.id, entry: entry ?? null }, reporter, given);
    },
    decide: (caseId, action, { by = staff, reason = 'A good reason.' } = {}) =>
      decideCase(deps, { caseId, action, reason }, byPerson(by)),
    noticesOf: (person) => listNotices(db, { personId: person.id }, SENDER),
  };
}

export function caseOf(result: ReportResult): number {
  if (!result.ok) throw new Error(result.reason);
  return result.caseId;
}
