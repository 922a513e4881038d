// Who may do what: one table, which every page, API endpoint and command checks through `isAllowed`.
import { assert } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { selectListingRoles } from './queries.ts';
import { SCOPES, type Scope } from './scopes.ts';

/**
 * The role in which someone acts. A person can have several: everyone who is signed in is a `member`, and `owner` and
 * `manager` apply to one listing. An API token has its scopes (§5.3). The operator uses the command line.
 */
export type Role = 'anybody' | 'member' | 'owner' | 'manager' | 'staff' | 'operator' | Scope;

const onSite = <R extends readonly Role[]>(...roles: R) => ({ on: 'site', roles }) as const;
const onAccount = <R extends readonly Role[]>(...roles: R) => ({ on: 'account', roles }) as const;
const onListing = <R extends readonly Role[]>(...roles: R) => ({ on: 'listing', roles }) as const;
const onInstallation = <R extends readonly Role[]>(...roles: R) => ({ on: 'installation', roles }) as const;

/**
 * The owner and invited managers run the integrations; staff moderate and see no secrets (§5.2). `on` also decides how
 * a page refuses: visitors are asked to sign in, pages about the installation return 404 to everyone else (decision
 * P74), and pages of a listing return 403.
 */
export const PERMISSIONS = {
  'site.view': onSite('anybody'),
  'listing.view': onSite('anybody'),
  'account.sign_up': onSite('anybody'),
  'account.sign_in': onSite('anybody'),
  'account.reset_password': onSite('anybody'),
  'account.confirm_address': onSite('anybody'),
  'calendar.read': onSite('anybody'),
  'invitation.view': onSite('anybody'),
  'setup.claim': onSite('anybody'),
  // The page itself asks visitors to sign in, after explaining what the vote is for.
  'vote.cast': onSite('anybody', 'operator'),
  'report.make': onSite('anybody'),
  // The page decides whether there is one.
  'profile.view': onSite('anybody'),
  // The page itself asks visitors to sign in, so that a text is not lost when the session has ended.
  'review.write': onSite('anybody'),

  'account.manage': onAccount('member'),
  'game_accounts.manage': onAccount('member'),
  'reminders.manage': onAccount('member'),
  'favorites.manage': onAccount('member'),
  'invitation.reply': onAccount('member'),
  'listing.list_own': onAccount('member'),
  'listing.create': onAccount('member', 'operator'),
  'ownership.claim': onAccount('member'),
  'report.view_own': onAccount('member'),
  'review.manage_own': onAccount('member'),
  'review.mark': onAccount('member'),

  'listing.view_unlisted': onListing('owner', 'manager', 'staff'),
  'listing.overview': onListing('owner', 'manager'),
  'listing.edit': onListing('owner', 'manager', 'operator'),
  'listing.delete': onListing('owner'),
  'ownership.view': onListing('owner', 'manager'),
  // A proof is the owner’s; a manager who proves the listing claims it.
  'ownership.prove': onListing('owner'),
  'webhook.manage': onListing('owner', 'manager', 'webhooks:write', 'operator'),
  'listener.manage': onListing('owner', 'manager', 'operator'),
  'listener.resend': onListing('owner'),
  'deliveries.view': onListing('owner', 'manager', 'webhooks:write', 'operator'),
  'deliveries.redeliver': onListing('owner', 'manager', 'webhooks:write'),
  'tokens.manage': onListing('owner', 'manager', 'webhooks:write', 'operator'),
  'changelog.write': onListing('owner', 'manager', 'changelog:write'),
  'changelog.view_removed': onListing('owner', 'manager', 'staff', 'operator'),
  'changelog.moderate': onListing('staff', 'operator'),
  'audit.view': onListing('owner', 'manager'),
  'notices.manage': onListing('owner', 'manager'),
  'report.answer': onListing('owner', 'manager'),
  'review.answer': onListing('owner', 'manager'),
  'managers.view': onListing('owner', 'manager'),
  'managers.manage': onListing('owner'),
  // The owner cannot leave, because every listing needs one.
  'managers.leave': onListing('manager'),
  'votes.read': onListing('votes:read'),
  'votes.claim': onListing('votes:read'),
  'identities.link': onListing('votes:read'),
  'stream.remove_consumer': onListing('owner', 'manager', 'votes:read'),
  'stats.report': onListing('stats:write'),
  // Whatever its scopes, a token may read what it is for.
  'tokens.read_own': onListing(...SCOPES),

  'installation.view': onInstallation('staff'),
  'installation.set_up': onInstallation('staff'),
  'installation.run': onInstallation('operator'),
  'site.manage': onInstallation('staff', 'operator'),
  'audit.view_all': onInstallation('staff'),
  'listing.view_all': onInstallation('staff', 'operator'),
  'listing.moderate': onInstallation('staff', 'operator'),
  'listing.change_plan': onInstallation('staff', 'operator'),
  'listing.delete_any': onInstallation('staff', 'operator'),
  'votes.review': onInstallation('staff'),
  'votes.annul': onInstallation('staff'),
  'reports.view': onInstallation('staff'),
  'reports.decide': onInstallation('staff'),
  'reviews.view': onInstallation('staff'),
  'reviews.moderate': onInstallation('staff'),
  'ownership.decide': onInstallation('staff'),
  'people.view': onInstallation('staff'),
  'people.create': onInstallation('operator'),
  'people.manage': onInstallation('staff', 'operator'),
} satisfies Readonly<Record<string, { readonly on: string; readonly roles: readonly Role[] }>>;

export type Action = keyof typeof PERMISSIONS;
type Subject = (typeof PERMISSIONS)[Action]['on'];
export type ActionOn<On extends Subject> = {
  [A in Action]: (typeof PERMISSIONS)[A]['on'] extends On ? A : never;
}[Action];

/**
 * Whether one of the roles allows the action. A person can be both owner and staff, and `anybody` includes everyone.
 */
export function isAllowed(roles: readonly Role[], action: Action): boolean {
  const allowed: readonly Role[] = PERMISSIONS[action].roles;
  return allowed.includes('anybody') || roles.some((role) => allowed.includes(role));
}

type RolesOf<A extends Action> = (typeof PERMISSIONS)[A]['roles'][number];
/** The actions that an API token can perform with the right scope. */
export type ApiAction = { [A in Action]: Extract<RolesOf<A>, Scope> extends never ? never : A }[Action];

/** The scopes that allow an API token an action, of which it needs one. */
export function sufficientScopes(action: ApiAction): readonly Scope[] {
  const roles: readonly Role[] = PERMISSIONS[action].roles;
  return SCOPES.filter((scope) => roles.includes(scope));
}

/** The scope that an API token needs for an action. */
export function neededScope(action: ApiAction): Scope {
  const [scope] = sufficientScopes(action);
  assert(scope, `no scope allows ${action}`);
  return scope;
}

/** The roles that apply everywhere; null is a visitor. */
export function siteRoles(person: { readonly role: 'member' | 'staff' } | null): readonly Role[] {
  if (!person) return [];
  return person.role === 'staff' ? ['member', 'staff'] : ['member'];
}

export interface ListingAccess {
  readonly roles: readonly Role[];
  may(action: Action): boolean;
}

/** A person's roles on a listing; visitors have none. */
export async function accessTo(
  db: Connection,
  person: { readonly id: string; readonly role?: 'member' | 'staff' } | null,
  listingId: string,
): Promise<ListingAccess> {
  const found = person && (await selectListingRoles(db, person.id, listingId));
  const roles: Role[] = person ? ['member'] : [];
  if (found?.isOwner) roles.push('owner');
  if (found?.isManager) roles.push('manager');
  // Staff without two-step verification act as members (decision P400).
  if (found?.isStaff && person?.role !== 'member') roles.push('staff');
  return { roles, may: (action) => isAllowed(roles, action) };
}
