// What a person may do with a listing, by how they stand to it.
import type { Connection } from '../db/database.ts';
import { selectListingRoles } from './queries.ts';

export type ListingRole = 'owner' | 'manager' | 'staff' | 'member';

export type Action =
  | 'view_dashboard'
  | 'edit_listing'
  | 'manage_webhook'
  | 'manage_listener'
  | 'manage_tokens'
  | 'write_changelog'
  | 'manage_managers'
  | 'delete_listing'
  | 'edit_plan'
  | 'moderate';

/** §5.2: the owner and invited managers run the integrations. Staff keep the place clean and touch no secrets. */
const ALLOWED: Readonly<Record<Action, readonly ListingRole[]>> = {
  view_dashboard: ['owner', 'manager'],
  edit_listing: ['owner', 'manager'],
  manage_webhook: ['owner', 'manager'],
  manage_listener: ['owner', 'manager'],
  manage_tokens: ['owner', 'manager'],
  write_changelog: ['owner', 'manager'],
  manage_managers: ['owner'],
  delete_listing: ['owner', 'staff'],
  edit_plan: ['staff'],
  moderate: ['staff'],
};

/** Whether one of the standings allows the act; a person can be owner and staff at once. */
export function isAllowed(standings: readonly ListingRole[], act: Action): boolean {
  return standings.some((standing) => ALLOWED[act].includes(standing));
}

export interface ListingAccess {
  readonly roles: readonly ListingRole[];
  may(act: Action): boolean;
}

/** How a person stands to a listing; a visitor who is not signed in, or a listing that is none, allows nothing. */
export async function accessTo(
  db: Connection,
  person: { readonly id: string } | null,
  listingId: string,
): Promise<ListingAccess> {
  const standing = person && (await selectListingRoles(db, person.id, listingId));
  const standings: ListingRole[] = person ? ['member'] : [];
  if (standing?.isOwner) standings.push('owner');
  if (standing?.isManager) standings.push('manager');
  if (standing?.isStaff) standings.push('staff');
  return { roles: standings, may: (act) => isAllowed(standings, act) };
}
