// Acts of the audit log as sentences: what somebody did. Who did it stands before, so each begins with a verb.
import type { ListedAuditEvent } from '../management-parts.ts';
import { STATE_LABELS } from './pill.tsx';

/** What acts are about, as the filter offers it. */
export const AUDIT_TOPICS: readonly { readonly about: string; readonly text: string }[] = [
  { about: 'listing', text: 'Listing' },
  { about: 'plan', text: 'Plan' },
  { about: 'webhook', text: 'Webhook' },
  { about: 'listener', text: 'Vote listener' },
  { about: 'redelivery', text: 'Redeliveries' },
  { about: 'token', text: 'Tokens' },
  { about: 'manager', text: 'People' },
  { about: 'changelog', text: 'Changelog' },
];

/** `subject` is shown apart, because it is somebody's text; null: it adds nothing to the sentence. */
interface Told {
  readonly words: string;
  readonly subject?: string | null;
  readonly more?: string;
}

const WORDS: Readonly<Record<string, (act: ListedAuditEvent) => Told>> = {
  'listing.created': ({ subject }) => ({ words: 'added the listing', subject }),
  'icon.changed': () => ({ words: 'uploaded an icon' }),
  'icon.removed': () => ({ words: 'removed the icon' }),
  'listing.edited': ({ detail }) => ({ words: `changed ${listed(detail?.fields, 'the text')}` }),
  'listing.approved': () => ({ words: 'approved the listing' }),
  'listing.refused': ({ detail }) => ({ words: 'did not approve the listing', more: reasonOf(detail) }),
  'listing.resubmitted': () => ({ words: 'changed the listing, which waits for approval again' }),
  'listing.hidden': ({ detail }) => ({ words: 'hid the listing', more: reasonOf(detail) }),
  'listing.shown': () => ({ words: 'made the listing public again' }),
  'listing.paused': () => ({ words: 'paused the listing' }),
  'listing.resumed': () => ({ words: 'resumed the listing' }),
  'listing.health_shown': () => ({ words: 'showed the webhook’s health on a badge' }),
  'listing.health_hidden': () => ({ words: 'hid the webhook’s health from its badge' }),
  'listing.deleted': ({ subject }) => ({ words: 'deleted the listing', subject }),
  'plan.changed': ({ detail }) => ({ words: `set the plan to ${planOf(detail)}` }),
  'person.suspended': ({ subject, detail }) => ({
    words: detail?.days ? `suspended for ${detail.days} days:` : 'suspended:',
    subject,
    more: reasonOf(detail),
  }),
  'person.reinstated': ({ subject }) => ({ words: 'ended the suspension of', subject }),
  'person.reset_link': ({ subject }) => ({ words: 'made a link that sets a new password, for', subject }),
  'person.made_staff': ({ subject, detail }) =>
    detail?.bySetupLink
      ? { words: 'became the first of the staff, by the setup link' }
      : { words: 'made staff:', subject },
  'person.unmade_staff': ({ subject }) => ({ words: 'made a member again:', subject }),
  'webhook.saved': ({ subject }) => ({ words: 'saved the webhook’s address, at', subject }),
  'webhook.removed': () => ({ words: 'removed the webhook' }),
  'webhook.paused': () => ({ words: 'paused the webhook' }),
  'webhook.resumed': () => ({ words: 'resumed the webhook' }),
  'webhook.rotated': () => ({ words: 'made a new signing secret' }),
  'listener.saved': ({ subject }) => ({ words: 'saved the vote listener, at', subject }),
  'listener.removed': () => ({ words: 'removed the vote listener' }),
  'redelivery.ordered': ({ detail }) => ({ words: orderOf(detail) }),
  'redelivery.stopped': () => ({ words: 'stopped sending events again' }),
  'token.created': ({ subject, detail }) => ({
    words: 'made the token',
    subject,
    more: `It may: ${listed(detail?.scopes, 'nothing')}.`,
  }),
  'token.rotated': ({ subject }) => ({ words: 'gave a new secret to the token', subject }),
  'token.revoked': ({ subject }) => ({ words: 'revoked the token', subject }),
  'manager.invited': ({ subject }) => ({ words: 'invited to manage:', subject }),
  'manager.withdrawn': ({ subject }) => ({ words: 'took back the invitation of', subject }),
  'manager.joined': () => ({ words: 'joined as manager' }),
  'manager.declined': () => ({ words: 'declined an invitation to manage' }),
  'manager.removed': ({ subject }) => ({ words: 'took the listing away from the manager', subject }),
  'manager.left': () => ({ words: 'left: no manager any more' }),
  'manager.offered': ({ subject }) => ({ words: 'offered the ownership to', subject }),
  'manager.kept': ({ subject }) => ({ words: 'took back the offer of ownership to', subject }),
  'manager.refused': () => ({ words: 'declined the ownership' }),
  'manager.took_over': ({ subject }) => ({ words: 'took over the ownership from', subject }),
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

/** An act that this version does not know is told by its name. */
export function describeAction(act: ListedAuditEvent): Told {
  return WORDS[act.action]?.(act) ?? { words: act.action.replace(/[._]/g, ' '), subject: act.subject };
}

/** Owners see that it was staff, and not which of them. */
const BY_STAFF = new Set([
  'plan.changed',
  'changelog.removed',
  'changelog.restored',
  'listing.approved',
  'listing.refused',
  'listing.hidden',
  'listing.shown',
]);

export function actorOf(act: ListedAuditEvent): { readonly kind: string; readonly name: string | null } {
  if (act.tokenId) return { kind: 'The token', name: act.tokenName ?? act.tokenId };
  if (BY_STAFF.has(act.action)) return { kind: 'Staff', name: null };
  if (act.personName) return { kind: '', name: act.personName };
  return { kind: act.personId === null ? unnamedActor(act) : 'Somebody', name: null };
}

/** Who acted where neither a person nor a token is named. */
export function unnamedActor({ isOperator }: ListedAuditEvent): string {
  if (isOperator === null) return 'The operator, or somebody whose account is gone,';
  return isOperator ? 'The operator' : 'Somebody whose account is gone';
}

function reasonOf(detail: ListedAuditEvent['detail']): string {
  return `Reason: ${detail?.reason ?? 'none given'}`;
}

function listed(words: unknown, fallback: string): string {
  return Array.isArray(words) && words.length > 0 ? words.join(', ') : fallback;
}

function planOf(detail: ListedAuditEvent['detail']): string {
  const plan = String(detail?.plan ?? 'free');
  const word = plan.charAt(0).toUpperCase() + plan.slice(1);
  return detail?.changelogPro ? `${word}, with Changelog Pro` : word;
}

function orderOf(detail: ListedAuditEvent['detail']): string {
  const states = Array.isArray(detail?.states) ? detail.states : [];
  const words = Object.entries(STATE_LABELS).flatMap(([state, { word }]) =>
    states.includes(state) ? [word] : [],
  );
  return `ordered ${Number(detail?.events ?? 0)} events to be sent again (${listed(words, 'all')})`;
}
