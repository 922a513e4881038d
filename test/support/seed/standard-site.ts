// The standard site of the page tests: an owner with a Minecraft server and a bot, a manager, a staff member, a voter,
// and a history of votes, deliveries, tokens, release notes, notices and audit events. A test changes its rows with
// `arrange`.
import type { AppContext } from '../../../src/context.ts';
import { seedListener, seedWebhook } from './endpoints.ts';
import { seedAuditLog, seedChangelog, seedNotices, seedTokens } from './management.ts';
import { seedListings, seedPeople } from './people-and-listings.ts';

/** Writes the standard site into an empty, migrated database. */
export async function seedStandardSite(app: AppContext): Promise<void> {
  const { db } = app;
  await seedPeople(db);
  await seedListings(db);
  await seedWebhook(app);
  await seedListener(app);
  await seedTokens(db);
  await seedChangelog(db);
  await seedNotices(db);
  await seedAuditLog(db);
}
