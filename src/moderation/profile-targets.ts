// Reports of profiles (decision P559). Their case has the person's ID where others have the listing's, so that all
// cases about one person are found like those about one listing.
import type { Connection } from '../db/database.ts';
import { findPublicPerson } from '../voters/profile.ts';
import { type ProfileState, selectProfileState } from '../voters/profile-decision-queries.ts';
import type { ReportedText, ReportTarget } from './report-target.ts';

/** Null if visitors cannot see it. */
export async function findReportableProfile(db: Connection, handle: string): Promise<ReportTarget | null> {
  const person = await findPublicPerson(db, handle);
  if (!person) return null;
  const { id, name } = person;
  return { kind: 'profile', id, listingId: id, listingName: name, label: handle, snapshot: profileSnapshot(person) };
}

export async function readCurrentProfile(db: Connection, personId: string): Promise<ReportedText | null> {
  const profile = await selectProfileState(db, personId);
  return profile && profileSnapshot(profile);
}

function profileSnapshot({ name, handle }: Pick<ProfileState, 'name' | 'handle'>): ReportedText {
  return { name, handle };
}
