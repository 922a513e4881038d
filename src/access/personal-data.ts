// Exports everything stored about a person as one JSON file, streamed: long lists are read page by page (decision P46).
import type { Config } from '../config.ts';
import { now } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { selectSessions, selectShowsName, selectSignInMethods } from './account-queries.ts';
import { selectIdentityCodes } from './identity-code-queries.ts';
import { selectStoredLinks } from './linked-identity-queries.ts';
import { findPerson } from './people.ts';
import type { Person } from './person.ts';
import {
  selectAuditEventsBy,
  selectImportsBy,
  selectManagedListings,
  selectOwnedListings,
  selectOwnershipClaimsOf,
  selectOwnershipProofsOf,
  selectPersonalReminders,
  selectReportEventsBy,
  selectReportsBy,
  selectReviewMarksBy,
  selectReviewRepliesBy,
  selectReviewsBy,
  selectSiteVersionsBy,
  selectTokensMadeBy,
} from './personal-data-queries.ts';
import { selectSecondFactors } from './second-factor-queries.ts';
import {
  selectRetiredHandles,
  selectStoredFavorites,
  selectStoredProfile,
  selectVotingRecord,
} from './voter-data-queries.ts';

const PAGE = 200;

/** Yields the JSON file in pieces. It contains nothing that lets someone sign in. */
export async function* exportPersonalData(
  { config, db }: { readonly db: Db; readonly config: Pick<Config, 'serviceName'> },
  personId: string,
  exportVotes: (db: Db, personId: string) => AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const person = await findPerson(db, personId);
  if (!person) return;
  yield `{\n"service": ${JSON.stringify(config.serviceName)},\n"exportedAt": ${JSON.stringify(now())},\n`;
  const showsName = await selectShowsName(db, personId);
  yield `"account": ${JSON.stringify({ ...accountOf(person), showsName })},\n`;
  yield* field('signInWith', await signInMethods(db, personId));
  yield* field('secondFactors', await selectSecondFactors(db, personId));
  yield* field('gameAccounts', await selectStoredLinks(db, personId));
  yield* field('linkCodes', await selectIdentityCodes(db, personId));
  yield* field('sessions', await sessions(db, personId));
  yield* field('ownedListings', await selectOwnedListings(db, personId));
  yield* field('managedListings', await selectManagedListings(db, personId));
  yield* field('ownershipProofs', await selectOwnershipProofsOf(db, personId));
  yield* field('ownershipClaims', await selectOwnershipClaimsOf(db, personId));
  yield* field('reports', await selectReportsBy(db, personId));
  yield* field('imports', await selectImportsBy(db, personId));
  yield* field('reportReplies', await selectReportEventsBy(db, personId));
  yield* field('reviews', await selectReviewsBy(db, personId));
  yield* field('reviewReplies', await selectReviewRepliesBy(db, personId));
  yield* field('helpfulReviews', await selectReviewMarksBy(db, personId));
  yield* field('siteChanges', await selectSiteVersionsBy(db, personId));
  yield* field('tokens', await selectTokensMadeBy(db, personId));
  yield* field('reminders', await selectPersonalReminders(db, personId));
  yield* field('favorites', await selectStoredFavorites(db, personId));
  yield* field('profile', await selectStoredProfile(db, personId));
  yield* field('retiredHandles', await selectRetiredHandles(db, personId));
  yield* field('voting', await selectVotingRecord(db, personId));
  yield* list('votes', exportVotes(db, personId));
  yield ',\n';
  yield* list('acts', auditEvents(db, personId));
  yield '\n}\n';
}

function accountOf(person: Person) {
  const {
    id,
    email,
    emailVerified,
    name,
    image,
    role,
    platformId: discordId,
    language,
    timeZone,
    hourCycle,
    createdAt,
  } = person;
  return { id, email, emailVerified, name, image, role, discordId, language, timeZone, hourCycle, createdAt };
}

async function signInMethods(db: Db, personId: string) {
  const rows = await selectSignInMethods(db, personId);
  return rows.map(({ provider, accountId, since }) =>
    provider === 'credential' ? { with: 'password', since } : { with: provider, accountId, since },
  );
}

async function sessions(db: Db, personId: string) {
  const rows = await selectSessions(db, personId);
  return rows.map(({ userAgent, since, seenAt }) => ({ userAgent, since, lastSeenAt: seenAt }));
}

async function* auditEvents(db: Db, personId: string): AsyncGenerator<readonly object[]> {
  let before: number | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof selectAuditEventsBy>> = await selectAuditEventsBy(db, personId, before, PAGE);
    if (page.length === 0) return;
    yield page;
    before = page.at(-1)?.id ?? null;
  }
}

function* field(name: string, value: unknown): Generator<string> {
  yield `"${name}": ${JSON.stringify(value)},\n`;
}

async function* list(name: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `"${name}": [`;
  let first = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${first ? '\n' : ',\n'}${page.map((one) => JSON.stringify(one)).join(',\n')}`;
    first = false;
  }
  yield ']';
}
