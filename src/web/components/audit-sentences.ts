// Entries of the audit log as sentences. Each starts with a verb, because the page shows the actor before it.
import type { ListedAuditEvent } from '../../access/audit-queries.ts';
import { formatExactTime } from '../../core/format-time.ts';
import { isPlan } from '../../listings/plans.ts';
import { stateWords } from '../delivery-states.ts';
import { formatCount } from './figures.tsx';
import { planName } from './plan-names.ts';

/** The filter's choices: the part of an action before its dot. */
export const AUDIT_TOPICS: readonly { readonly value: string; readonly text: string }[] = [
  { value: 'listing', text: 'Listing' },
  { value: 'plan', text: 'Plan' },
  { value: 'votes', text: 'Annulled votes' },
  { value: 'webhook', text: 'Webhook' },
  { value: 'listener', text: 'Vote listener' },
  { value: 'redelivery', text: 'Redeliveries' },
  { value: 'stream', text: 'Live stream' },
  { value: 'token', text: 'Tokens' },
  { value: 'manager', text: 'People' },
  { value: 'changelog', text: 'Changelog' },
  { value: 'ownership', text: 'Ownership' },
  { value: 'report', text: 'Reports' },
  { value: 'review', text: 'Reviews' },
];

/** `subject` is text from users and is shown separately. */
interface ActionText {
  readonly words: string;
  readonly subject?: string | null;
  readonly more?: string;
}

const SENTENCES: Readonly<Record<string, (act: ListedAuditEvent) => ActionText>> = {
  'listing.created': ({ subject }) => ({ words: 'added the listing', subject }),
  'icon.changed': () => ({ words: 'uploaded an icon' }),
  'icon.removed': () => ({ words: 'removed the icon' }),
  'banner.changed': () => ({ words: 'uploaded a banner' }),
  'banner.removed': () => ({ words: 'removed the banner' }),
  'picture.added': ({ subject }) => ({ words: 'added an image:', subject }),
  'picture.described': ({ subject }) => ({ words: 'changed the text of an image:', subject }),
  'picture.moved': () => ({ words: 'changed the order of the images' }),
  'picture.removed': ({ subject }) => ({ words: 'removed an image:', subject }),
  'listing.edited': ({ detail }) => ({ words: `changed ${listed(detail?.fields, 'the text')}` }),
  'listing.approved': () => ({ words: 'approved the listing' }),
  'listing.refused': ({ detail }) => ({ words: 'rejected the listing', more: reasonOf(detail) }),
  'listing.resubmitted': () => ({ words: 'changed the listing and resubmitted it for approval' }),
  'listing.hidden': ({ detail }) => ({ words: 'hid the listing', more: reasonOf(detail) }),
  'listing.shown': () => ({ words: 'made the listing public again' }),
  'listing.paused': () => ({ words: 'paused the listing' }),
  'listing.resumed': () => ({ words: 'resumed the listing' }),
  'listing.health_shown': () => ({ words: 'showed the webhook’s health on a badge' }),
  'listing.health_hidden': () => ({ words: 'hid the webhook’s health from its badge' }),
  'listing.deleted': ({ subject }) => ({ words: 'deleted the listing', subject }),
  'votes.annulled': ({ detail }) => ({ words: `annulled ${votesOf(detail)}`, more: reasonOf(detail) }),
  'votes.restored': ({ detail }) => ({ words: `restored ${votesOf(detail)} that had been annulled` }),
  'lookalike.dismissed': () => ({ words: 'dismissed that the name looks like that of another listing' }),
  'flag.dismissed': ({ detail }) => ({ words: `dismissed the suspicion about ${votesOf(detail)}` }),
  'webhook.annulments_on': () => ({ words: 'turned on events for annulled votes' }),
  'webhook.annulments_off': () => ({ words: 'turned off events for annulled votes' }),
  'site.changed': ({ subject, detail }) => ({ words: 'changed the site:', subject, more: changedParts(detail) }),
  'site.removed': ({ subject }) => ({ words: 'removed from the site:', subject }),
  'site.restored': ({ subject }) => ({ words: 'restored an older version of the site:', subject }),
  'plan.changed': ({ detail }) => ({ words: `set the plan to ${planOf(detail)}` }),
  'profile.saved': ({ subject, detail }) => ({
    words: detail?.isPublic ? 'made the profile public:' : 'saved the profile, which is not public:',
    subject,
  }),
  'profile.hidden': ({ subject, detail }) => ({ words: 'hid the profile of', subject, more: reasonOf(detail) }),
  'profile.shown': ({ subject }) => ({ words: 'no longer hides the profile of', subject }),
  'profile.name_cleared': ({ subject, detail }) => ({
    words: 'cleared the name of',
    subject,
    more: reasonOf(detail),
  }),
  'person.suspended': ({ subject, detail }) => ({
    words: detail?.days ? `suspended for ${detail.days} days:` : 'suspended:',
    subject,
    more: reasonOf(detail),
  }),
  'person.reinstated': ({ subject }) => ({ words: 'lifted the suspension of', subject }),
  'person.reset_link': ({ subject }) => ({ words: 'created a password reset link for', subject }),
  'person.made_staff': ({ subject, detail }) =>
    detail?.bySetupLink
      ? { words: 'became the first staff member through the setup link' }
      : { words: 'gave staff access to', subject },
  'person.unmade_staff': ({ subject }) => ({ words: 'removed staff access from', subject }),
  'person.two_step_reset': ({ subject }) => ({ words: 'turned off two-step verification of', subject }),
  'account.app_added': ({ detail }) => ({ words: `set up an authenticator app${twoStepOf(detail)}` }),
  'account.app_removed': ({ detail }) => ({ words: `removed their authenticator app${twoStepOf(detail)}` }),
  'account.passkey_added': ({ subject, detail }) => ({ words: `added a passkey${twoStepOf(detail)}:`, subject }),
  'account.passkey_removed': ({ subject, detail }) => ({ words: `removed a passkey${twoStepOf(detail)}:`, subject }),
  'account.all_removed': () => ({ words: 'turned off two-step verification' }),
  'account.codes_renewed': () => ({ words: 'created new recovery codes' }),
  'account.code_used': () => ({ words: 'used a recovery code' }),
  'webhook.saved': ({ subject }) => ({ words: 'saved the webhook URL at', subject }),
  'webhook.removed': () => ({ words: 'removed the webhook' }),
  'webhook.paused': () => ({ words: 'paused the webhook' }),
  'webhook.resumed': () => ({ words: 'resumed the webhook' }),
  'webhook.rotated': () => ({ words: 'rotated the signing secret' }),
  'listener.saved': ({ subject }) => ({ words: 'saved the vote listener at', subject }),
  'listener.removed': () => ({ words: 'removed the vote listener' }),
  'listener.vote_resent': ({ subject }) => ({ words: 'sent to the vote listener once more: vote', subject }),
  'redelivery.ordered': ({ detail }) => ({ words: describeBulkRedelivery(detail) }),
  'redelivery.stopped': () => ({ words: 'stopped the bulk redelivery' }),
  'stream.consumer_removed': ({ subject }) => ({ words: 'removed the live stream’s consumer', subject }),
  'token.created': ({ subject, detail }) => ({
    words: 'created the token',
    subject,
    more: `Permissions: ${listed(detail?.scopes, 'none')}${describeTokenLimits(detail, '. ')}`,
  }),
  'token.limited': ({ subject, detail }) => ({
    words: 'changed the limits of the token',
    subject,
    more: describeTokenLimits(detail, '') || 'No limits',
  }),
  'token.rotated': ({ subject }) => ({ words: 'rotated the token', subject }),
  'token.revoked': ({ subject }) => ({ words: 'revoked the token', subject }),
  'identity.linked': ({ subject }) => ({ words: 'linked a game account:', subject }),
  'identity.unlinked': ({ subject }) => ({ words: 'unlinked a game account:', subject }),
  'manager.invited': ({ subject }) => ({ words: 'invited as manager:', subject }),
  'manager.withdrawn': ({ subject }) => ({ words: 'revoked the invitation of', subject }),
  'manager.joined': () => ({ words: 'joined as a manager' }),
  'manager.declined': () => ({ words: 'declined an invitation to manage' }),
  'manager.removed': ({ subject }) => ({ words: 'removed the manager', subject }),
  'manager.left': () => ({ words: 'left as a manager' }),
  'manager.offered': ({ subject }) => ({ words: 'offered ownership to', subject }),
  'manager.kept': ({ subject }) => ({ words: 'revoked the offer of ownership to', subject }),
  'manager.refused': () => ({ words: 'declined ownership' }),
  'manager.took_over': ({ subject }) => ({ words: 'took over ownership from', subject }),
  'ownership.proven': ({ subject }) => ({ words: 'proved ownership:', subject }),
  'ownership.ended': ({ detail }) => ({ words: 'ended the proof of ownership', more: reasonOf(detail) }),
  'ownership.claimed': ({ subject }) => ({ words: 'claimed the listing with a proof of ownership:', subject }),
  'ownership.withdrawn': () => ({ words: 'withdrew the claim to the listing' }),
  'ownership.dismissed': ({ subject }) => ({ words: 'dismissed the claim to the listing of', subject }),
  'ownership.lapsed': ({ subject }) => ({ words: 'ended the claim, because it was no longer proven, of', subject }),
  'ownership.transferred': ({ subject, detail }) => ({
    words: `transferred the listing to ${String(detail?.to ?? 'its claimant')}, who has proven it, from`,
    subject,
  }),
  'report.asked': ({ detail }) => ({
    words: 'asked the owner about a report',
    more: `Question: ${detail?.reason ?? 'none given'}`,
  }),
  'report.answered': () => ({ words: 'answered a question of staff about a report' }),
  'report.closed': ({ subject, detail }) => ({
    words: `closed report case ${detail?.caseId ?? ''} (${detail?.outcome ?? 'dismissed'}) about`,
    subject,
    more: reasonOf(detail),
  }),
  'report.reopened': ({ subject, detail }) => ({
    words: `reopened report case ${detail?.caseId ?? ''} about`,
    subject,
    more: reasonOf(detail),
  }),
  'review.switched_on': () => ({ words: 'turned on reviews' }),
  'review.switched_off': () => ({ words: 'turned off reviews' }),
  'review.replied': ({ subject }) => ({ words: 'replied to the review', subject }),
  'review.reply_edited': ({ subject }) => ({ words: 'edited the reply to the review', subject }),
  'review.reply_deleted': ({ subject }) => ({ words: 'deleted the reply to the review', subject }),
  'review.removed': ({ subject, detail }) => ({ words: 'removed the review', subject, more: reasonOf(detail) }),
  'review.restored': ({ subject }) => ({ words: 'restored the review', subject }),
  'review.reply_removed': ({ subject, detail }) => ({
    words: 'removed the reply to the review',
    subject,
    more: reasonOf(detail),
  }),
  'changelog.written': ({ subject, detail }) => ({
    words: detail?.created === false ? 'replaced the changelog entry' : 'published the changelog entry',
    subject,
  }),
  'changelog.deleted': ({ subject }) => ({ words: 'deleted the changelog entry', subject }),
  'changelog.removed': ({ subject, detail }) => ({
    words: 'removed the changelog entry',
    subject,
    more: reasonOf(detail),
  }),
  'changelog.restored': ({ subject }) => ({ words: 'restored the changelog entry', subject }),
};

/** An action that this version does not know is shown by its code. */
export function describeAction(act: ListedAuditEvent): ActionText {
  return SENTENCES[act.action]?.(act) ?? { words: act.action.replace(/[._]/g, ' '), subject: act.subject };
}

/** Owners see that it was staff, but not who. */
const BY_STAFF = new Set([
  'review.removed',
  'review.restored',
  'review.reply_removed',
  'plan.changed',
  'changelog.removed',
  'changelog.restored',
  'listing.approved',
  'listing.refused',
  'listing.hidden',
  'listing.shown',
  'votes.annulled',
  'votes.restored',
  'lookalike.dismissed',
  'flag.dismissed',
  'report.asked',
  'report.closed',
  'report.reopened',
  'ownership.dismissed',
  'ownership.transferred',
]);
export const STAFF_ACTIONS: readonly string[] = [...BY_STAFF];

/** Unless a person did it. */
const BY_SERVICE = new Set(['ownership.ended', 'ownership.lapsed', 'ownership.transferred']);

export function actorOf(act: ListedAuditEvent): { readonly kind: string; readonly name: string | null } {
  if (act.tokenId) return { kind: 'The token', name: act.tokenName ?? act.tokenId };
  if (act.personId === null && BY_SERVICE.has(act.action)) return { kind: 'The service', name: null };
  if (BY_STAFF.has(act.action)) return { kind: 'Staff', name: null };
  if (act.personName) return { kind: '', name: act.personName };
  return { kind: act.personId === null ? unnamedActor(act) : 'Someone', name: null };
}

/** The actor of an entry without a person or a token. */
export function unnamedActor({ isOperator }: ListedAuditEvent): string {
  if (isOperator === null) return 'The operator, or a person whose account was deleted,';
  return isOperator ? 'The operator' : 'A person whose account was deleted';
}

function votesOf(detail: ListedAuditEvent['detail']): string {
  return formatCount(Number(detail?.votes ?? 0), 'vote');
}

function reasonOf(detail: ListedAuditEvent['detail']): string {
  return `Reason: ${detail?.reason ?? 'none given'}`;
}

function twoStepOf(detail: ListedAuditEvent['detail']): string {
  return detail?.twoStep ? ` and so turned two-step verification ${detail.twoStep}` : '';
}

function changedParts(detail: ListedAuditEvent['detail']): string {
  return listed(detail?.changed, '');
}

function listed(words: unknown, fallback: string): string {
  return Array.isArray(words) && words.length > 0 ? words.join(', ') : fallback;
}

/** `before`: what to write before them; empty without limits. */
function describeTokenLimits(detail: ListedAuditEvent['detail'], before: string): string {
  const expiry = typeof detail?.expiresAt === 'string' ? `Expires ${formatExactTime(new Date(detail.expiresAt))}` : '';
  const addresses = detail?.addresses ? `Only from ${listed(detail.addresses, '')}` : '';
  const limits = [expiry, addresses].filter(Boolean).join('. ');
  return limits && before + limits;
}

function planOf(detail: ListedAuditEvent['detail']): string {
  const plan = String(detail?.plan ?? 'free');
  const word = isPlan(plan) ? planName(plan) : plan;
  return detail?.changelogPro ? `${word}, with Changelog Pro` : word;
}

function describeBulkRedelivery(detail: ListedAuditEvent['detail']): string {
  const events = formatCount(Number(detail?.events ?? 0), 'event');
  return `started redelivering ${events} (${describeStateList(detail?.states)})`;
}

function describeStateList(states: unknown): string {
  if (!Array.isArray(states) || states.length === 0) return 'all';
  return stateWords(states.map(String)).join(', ');
}
