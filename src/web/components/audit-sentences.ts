// Entries of the audit log as sentences.
import type { Child } from 'hono/jsx';
import type { ListedAuditEvent } from '../../access/audit-queries.ts';
import { isPlan } from '../../listings/plans.ts';
import { toTextLanguage } from '../../messages/languages.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import { isFilledList } from '../audit-details.ts';
import { stateWords } from '../delivery-states.ts';
import { planName } from './plan-names.ts';

/** The filter's choices: the part of an action before its dot, and its name. */
export const AUDIT_TOPICS = [
  { value: 'listing', text: 'auditLog.topicListing' },
  { value: 'plan', text: 'auditLog.topicPlan' },
  { value: 'votes', text: 'auditLog.topicVotes' },
  { value: 'webhook', text: 'auditLog.topicWebhook' },
  { value: 'listener', text: 'auditLog.topicListener' },
  { value: 'redelivery', text: 'auditLog.topicRedelivery' },
  { value: 'stream', text: 'auditLog.topicStream' },
  { value: 'token', text: 'auditLog.topicToken' },
  { value: 'manager', text: 'auditLog.topicManager' },
  { value: 'changelog', text: 'auditLog.topicChangelog' },
  { value: 'ownership', text: 'auditLog.topicOwnership' },
  { value: 'report', text: 'auditLog.topicReport' },
  { value: 'review', text: 'auditLog.topicReview' },
] as const satisfies readonly { readonly value: string; readonly text: MessageKey }[];

/** The elements of a sentence: who did it, and the text from users that it is about. */
interface ActionParts {
  readonly actor: Child;
  readonly subject: Child;
}

/** Sentences that need nothing else. */
const SENTENCES = {
  'listing.created': 'auditLog.listingCreated',
  'listing.approved': 'auditLog.listingApproved',
  'listing.refused': 'auditLog.listingRefused',
  'listing.resubmitted': 'auditLog.listingResubmitted',
  'listing.hidden': 'auditLog.listingHidden',
  'listing.shown': 'auditLog.listingShown',
  'listing.paused': 'auditLog.listingPaused',
  'listing.resumed': 'auditLog.listingResumed',
  'listing.health_shown': 'auditLog.healthShown',
  'listing.health_hidden': 'auditLog.healthHidden',
  'listing.deleted': 'auditLog.listingDeleted',
  'icon.changed': 'auditLog.iconChanged',
  'icon.removed': 'auditLog.iconRemoved',
  'banner.changed': 'auditLog.bannerChanged',
  'banner.removed': 'auditLog.bannerRemoved',
  'picture.added': 'auditLog.pictureAdded',
  'picture.described': 'auditLog.pictureDescribed',
  'picture.moved': 'auditLog.pictureMoved',
  'picture.removed': 'auditLog.pictureRemoved',
  'lookalike.dismissed': 'auditLog.lookalikeDismissed',
  'site.changed': 'auditLog.siteChanged',
  'site.removed': 'auditLog.siteRemoved',
  'site.restored': 'auditLog.siteRestored',
  'profile.hidden': 'auditLog.profileHidden',
  'profile.shown': 'auditLog.profileShown',
  'profile.name_cleared': 'auditLog.profileNameCleared',
  'person.reinstated': 'auditLog.personReinstated',
  'person.reset_link': 'auditLog.personResetLink',
  'person.unmade_staff': 'auditLog.personUnmadeStaff',
  'person.two_step_reset': 'auditLog.personTwoStepReset',
  'account.all_removed': 'auditLog.accountAllRemoved',
  'account.codes_renewed': 'auditLog.accountCodesRenewed',
  'account.code_used': 'auditLog.accountCodeUsed',
  'identity.linked': 'auditLog.identityLinked',
  'identity.unlinked': 'auditLog.identityUnlinked',
  'webhook.saved': 'auditLog.webhookSaved',
  'webhook.removed': 'auditLog.webhookRemoved',
  'webhook.paused': 'auditLog.webhookPaused',
  'webhook.resumed': 'auditLog.webhookResumed',
  'webhook.rotated': 'auditLog.webhookRotated',
  'webhook.annulments_on': 'auditLog.webhookAnnulmentsOn',
  'webhook.annulments_off': 'auditLog.webhookAnnulmentsOff',
  'listener.saved': 'auditLog.listenerSaved',
  'listener.removed': 'auditLog.listenerRemoved',
  'listener.vote_resent': 'auditLog.listenerVoteResent',
  'redelivery.stopped': 'auditLog.redeliveryStopped',
  'stream.consumer_removed': 'auditLog.streamConsumerRemoved',
  'token.created': 'auditLog.tokenCreated',
  'token.limited': 'auditLog.tokenLimited',
  'token.rotated': 'auditLog.tokenRotated',
  'token.revoked': 'auditLog.tokenRevoked',
  'manager.invited': 'auditLog.managerInvited',
  'manager.withdrawn': 'auditLog.managerWithdrawn',
  'manager.joined': 'auditLog.managerJoined',
  'manager.declined': 'auditLog.managerDeclined',
  'manager.removed': 'auditLog.managerRemoved',
  'manager.left': 'auditLog.managerLeft',
  'manager.offered': 'auditLog.managerOffered',
  'manager.kept': 'auditLog.managerKept',
  'manager.refused': 'auditLog.managerRefused',
  'manager.took_over': 'auditLog.managerTookOver',
  'ownership.proven': 'auditLog.ownershipProven',
  'ownership.ended': 'auditLog.ownershipEnded',
  'ownership.claimed': 'auditLog.ownershipClaimed',
  'ownership.withdrawn': 'auditLog.ownershipWithdrawn',
  'ownership.dismissed': 'auditLog.ownershipDismissed',
  'ownership.lapsed': 'auditLog.ownershipLapsed',
  'report.asked': 'auditLog.reportAsked',
  'report.answered': 'auditLog.reportAnswered',
  'review.switched_on': 'auditLog.reviewSwitchedOn',
  'review.switched_off': 'auditLog.reviewSwitchedOff',
  'review.replied': 'auditLog.reviewReplied',
  'review.reply_edited': 'auditLog.reviewReplyEdited',
  'review.reply_deleted': 'auditLog.reviewReplyDeleted',
  'review.removed': 'auditLog.reviewRemoved',
  'review.restored': 'auditLog.reviewRestored',
  'review.reply_removed': 'auditLog.reviewReplyRemoved',
  'changelog.deleted': 'auditLog.changelogDeleted',
  'changelog.removed': 'auditLog.changelogRemoved',
  'changelog.restored': 'auditLog.changelogRestored',
} as const satisfies Record<string, MessageKey>;

interface Told extends ActionParts {
  readonly t: Translations;
  readonly detail: NonNullable<ListedAuditEvent['detail']>;
}

const SENTENCES_WITH_DETAIL: Readonly<Record<string, (told: Told) => Child>> = {
  'listing.edited': ({ t, detail, ...parts }) =>
    isFilledList(detail.fields)
      ? t.rich('auditLog.listingEdited', { ...parts, fields: detail.fields.join(', ') })
      : t.rich('auditLog.listingTextEdited', parts),
  'text.saved': ({ t, detail, ...parts }) =>
    t.rich('auditLog.textSaved', { ...parts, language: languageOf(t, detail) }),
  'text.removed': ({ t, detail, ...parts }) =>
    t.rich('auditLog.textRemoved', { ...parts, language: languageOf(t, detail) }),
  'text.language_set': ({ t, detail, ...parts }) =>
    detail.language === null
      ? t.rich('auditLog.textLanguageCleared', parts)
      : t.rich('auditLog.textLanguageSet', { ...parts, language: languageOf(t, detail) }),
  'plan.changed': ({ t, detail, ...parts }) =>
    t.rich(detail.changelogPro ? 'auditLog.planChangedWithChangelog' : 'auditLog.planChanged', {
      ...parts,
      plan: planOf(detail.plan),
    }),
  'votes.annulled': (told) => told.t.rich('auditLog.votesAnnulled', counted(told, 'votes')),
  'votes.restored': (told) => told.t.rich('auditLog.votesRestored', counted(told, 'votes')),
  'flag.dismissed': (told) => told.t.rich('auditLog.flagDismissed', counted(told, 'votes')),
  'profile.saved': ({ t, detail, ...parts }) =>
    t.rich(detail.isPublic ? 'auditLog.profilePublished' : 'auditLog.profileSaved', parts),
  'person.suspended': ({ t, detail, ...parts }) =>
    detail.days
      ? t.rich('auditLog.personSuspendedForDays', { ...parts, days: Number(detail.days) })
      : t.rich('auditLog.personSuspended', parts),
  'person.made_staff': ({ t, detail, ...parts }) =>
    t.rich(detail.bySetupLink ? 'auditLog.firstStaff' : 'auditLog.personMadeStaff', parts),
  'account.app_added': (told) => told.t.rich('auditLog.appAdded', withTwoStep(told)),
  'account.app_removed': (told) => told.t.rich('auditLog.appRemoved', withTwoStep(told)),
  'account.passkey_added': (told) => told.t.rich('auditLog.passkeyAdded', withTwoStep(told)),
  'account.passkey_removed': (told) => told.t.rich('auditLog.passkeyRemoved', withTwoStep(told)),
  'redelivery.ordered': (told) =>
    told.t.rich('auditLog.redeliveryOrdered', { ...counted(told, 'events'), states: statesOf(told) }),
  'ownership.transferred': ({ t, detail, ...parts }) =>
    detail.to
      ? t.rich('auditLog.ownershipTransferred', { ...parts, to: String(detail.to) })
      : t.rich('auditLog.ownershipTransferredToClaimant', parts),
  'report.closed': ({ t, detail, ...parts }) =>
    t.rich('auditLog.reportClosed', {
      ...parts,
      number: String(detail.caseId ?? ''),
      outcome: String(detail.outcome ?? 'dismissed'),
    }),
  'report.reopened': ({ t, detail, ...parts }) =>
    t.rich('auditLog.reportReopened', { ...parts, number: String(detail.caseId ?? '') }),
  'changelog.written': ({ t, detail, ...parts }) =>
    t.rich(detail.created === false ? 'auditLog.changelogReplaced' : 'auditLog.changelogPublished', parts),
};

/** Without a period. An action that this version does not know is shown by its code. */
export function describeAction(t: Translations, act: ListedAuditEvent, given: ActionParts): Child {
  const parts = { actor: given.actor, subject: act.subject ? given.subject : t('auditLog.unknown') };
  const { action } = act;
  if (isPlain(action)) return t.rich(SENTENCES[action], parts);
  const withDetail = SENTENCES_WITH_DETAIL[action]?.({ t, detail: act.detail ?? {}, ...parts });
  if (withDetail) return withDetail;
  const other = { ...parts, action: action.replace(/[._]/g, ' ') };
  return t.rich(act.subject ? 'auditLog.otherActionAbout' : 'auditLog.otherAction', other);
}

function isPlain(action: string): action is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, action);
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

/** Who did it, as owners see it. `named`: the element of a name. */
export function actorOf(t: Translations, act: ListedAuditEvent, named: (name: string) => Child): Child {
  if (act.tokenId) return t.rich('auditLog.theToken', { name: named(act.tokenName ?? act.tokenId) });
  if (act.personId === null && BY_SERVICE.has(act.action)) return t('auditLog.theService');
  if (BY_STAFF.has(act.action)) return t('auditLog.staff');
  if (act.personName) return named(act.personName);
  return act.personId === null ? unnamedActor(t, act) : t('auditLog.someone');
}

/** The actor of an entry without a person or a token. */
export function unnamedActor(t: Translations, { isOperator }: ListedAuditEvent): string {
  if (isOperator === null) return t('auditLog.operatorOrDeletedPerson');
  return isOperator ? t('auditLog.theOperator') : t('auditLog.deletedPerson');
}

function counted({ detail, actor, subject }: Told, name: string) {
  return { actor, subject, count: Number(detail[name] ?? 0) };
}

function languageOf(t: Translations, { language }: Told['detail']): string {
  return toTextLanguage(String(language)) ? t.languageName(String(language)) : String(language);
}

function withTwoStep({ detail, actor, subject }: Told) {
  return { actor, subject, twoStep: String(detail.twoStep ?? 'same') };
}

function planOf(given: unknown): string {
  const plan = String(given ?? 'free');
  return isPlan(plan) ? planName(plan) : plan;
}

function statesOf({ t, detail: { states } }: Told): string {
  return isFilledList(states) ? stateWords(t, states.map(String)).join(', ') : t('auditLog.allStates');
}
