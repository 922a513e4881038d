// What the pages ask about managing a listing, in memory and plainly made up.

import { describeNotice } from '../../src/notices/describe-notice.ts';
import type { Invitation, ListedAuditEvent, Notice } from '../../src/web/management-parts.ts';
import type { WebParts } from '../../src/web/web-parts.ts';
import { ago, BOT, HOUR, MINECRAFT, MINUTE, OWNER } from './sample-data.ts';
import type { Sample } from './sample-state.ts';

const OVERRIDE = '\u202Eelpmas\u202C';

function act(id: number, name: string, given: Partial<ListedAuditEvent> = {}): ListedAuditEvent {
  return {
    ...{
      id,
      action: name,
      at: ago((60 - id) * 7 * MINUTE),
      listingId: MINECRAFT.id,
      subject: null,
      detail: null,
    },
    ...{
      personId: 'usr_owner',
      personName: 'Sample owner',
      tokenId: null,
      tokenName: null,
      isOperator: false,
    },
    ...given,
  };
}

const BY_TOKEN = { personId: null, personName: null, tokenId: 'tok_1', tokenName: 'Sample reward bot' };

const ACTS: readonly ListedAuditEvent[] = [
  act(9, 'changelog.removed', { subject: '2.4.0', detail: { reason: `Advertises ${'x'.repeat(200)}` } }),
  act(8, 'plan.changed', { personId: 'usr_staff', detail: { plan: 'verified', changelogPro: true } }),
  act(7, 'token.created', { subject: `Spare ${OVERRIDE}`, detail: { scopes: ['votes:read'] } }),
  act(6, 'webhook.paused', BY_TOKEN),
  act(5, 'webhook.saved', { subject: 'survival.example' }),
  act(4, 'redelivery.ordered', { ...BY_TOKEN, detail: { states: ['undelivered'], events: 31 } }),
  act(3, 'manager.joined', { personName: `A${'\u0301'.repeat(200)}da` }),
  act(2, 'listing.edited', { personName: null, detail: { fields: ['name', 'tags'] } }),
  act(1, 'listing.created', {
    isOperator: true,
    personId: null,
    personName: null,
    subject: 'Sample Survival',
    at: ago(300 * HOUR),
  }),
];

function sampleAudit(): WebParts['audit'] {
  return {
    list: async ({ about, act: wanted, before }) => {
      const acts = ACTS.filter(
        (one) =>
          (!about || one.action.startsWith(`${about}.`)) &&
          (!wanted || one.action === wanted) &&
          (!before || one.id < before),
      );
      return { acts: acts.slice(0, 8), nextBefore: acts.length > 8 ? 2 : null };
    },
  };
}

const INVITATION: Invitation = {
  ...{ id: 'inv_sample', role: 'manager', listingId: BOT.id, listingName: BOT.name },
  ...{
    inviterName: `Sample friend ${OVERRIDE}`,
    email: 'friend@mail.example',
    shownEmail: 'f…@mail.example',
  },
  ...{ expiresAt: ago(-100 * HOUR), isYours: true },
};

/** `wrong`: no invitation; `other`: one for somebody else. */
function sampleManagers(state: Sample): WebParts['managers'] {
  const note = (what: string) => void state.calls.push(what);
  const link = 'http://localhost/invitations/sample0link0shown0once';
  return {
    team: async () => ({
      owner: { id: OWNER.id, name: OWNER.name },
      managers: [
        { id: 'usr_manager', name: `M${'\u0301'.repeat(200)}anager sample`, since: ago(900 * HOUR) },
        { id: 'usr_other', name: `Other ${OVERRIDE} ${'x'.repeat(60)}`, since: ago(30 * HOUR) },
      ],
      pending: [INVITATION],
    }),
    invite: async ({ email }) => {
      note(`invite ${email}`);
      if (!email.includes('@')) return { ok: false, sentence: 'Enter an e-mail address.' };
      return { ok: true, email, link: state.mails ? null : link };
    },
    offer: async ({ personId }) => {
      note(`offer ${personId}`);
      return { ok: true, email: 'm@mail.example', link: state.mails ? null : link };
    },
    withdraw: async ({ id }) => {
      note(`withdraw ${id}`);
      return id === INVITATION.id;
    },
    remove: async ({ personId, person }) => note(`remove ${personId} by ${person.id}`),
    invitation: async (key) => (key === 'wrong' ? null : { ...INVITATION, isYours: key !== 'other' }),
    invitationsFor: async () => [INVITATION],
    answer: async ({ key, accept }) => {
      note(`answer ${key} ${accept}`);
      return key === 'wrong' ? { ok: false } : { ok: true, listingId: BOT.id, role: 'manager' };
    },
  };
}

const ABOUT_GAME = { listingId: MINECRAFT.id, listingName: MINECRAFT.name };

type SampleNotice = Notice & { readonly dismissed: boolean };

const REMOVED: SampleNotice = {
  ...{ listingId: BOT.id, listingName: BOT.name, id: 11, at: ago(9 * HOUR), kind: 'changelog.removed' },
  ...describeNotice({ kind: 'changelog.removed', failures: null }),
  ...{ cause: null, version: '2.3.9', reason: `Advertises. ${OVERRIDE}`, dismissed: false },
};

const NOTICES: readonly SampleNotice[] = [
  {
    ...{
      ...ABOUT_GAME,
      id: 12,
      at: ago(5 * MINUTE),
      kind: 'webhook.disabled',
      version: null,
      reason: null,
      dismissed: false,
    },
    ...describeNotice({ kind: 'webhook.disabled', failures: 20 }),
    cause: {
      happened: 'Your endpoint answers 401.',
      todo: `Compute the HMAC. ${'x'.repeat(120)} ${OVERRIDE}`,
    },
  },
  REMOVED,
  {
    ...{
      ...ABOUT_GAME,
      id: 10,
      at: ago(8 * MINUTE),
      kind: 'webhook.failing',
      version: null,
      reason: null,
      dismissed: true,
    },
    ...{ ...describeNotice({ kind: 'webhook.failing', failures: 15 }), cause: null },
  },
];

function sampleNotices(state: Sample): WebParts['notices'] {
  const note = (what: string) => void state.calls.push(what);
  const more = Array.from({ length: state.moreNotices }, (_, index) => ({ ...REMOVED, id: 100 + index }));
  const open = [...NOTICES.filter(({ dismissed }) => !dismissed), ...more];
  return {
    canMail: state.mails,
    count: async () => open.length,
    list: async ({ listingId, withDismissed }) =>
      (withDismissed ? NOTICES : open).filter((one) => !listingId || one.listingId === listingId),
    dismiss: async ({ listingId, id }) => note(`dismiss ${id} of ${listingId}`),
    wantsMails: async () => true,
    chooseMails: async ({ mails }) => note(`mails ${mails}`),
  };
}

export function sampleListingActs(state: Sample): Pick<WebParts['listings'], 'accessTo'> {
  return {
    async accessTo(person, id) {
      const isOwner = state.listings.some((one) => one.id === id && one.ownerId === person.id);
      return isOwner ? 'owner' : person.id === state.manages ? 'manager' : null;
    },
  };
}

export function sampleManagement(state: Sample): Pick<WebParts, 'audit' | 'managers' | 'notices'> {
  return { audit: sampleAudit(), managers: sampleManagers(state), notices: sampleNotices(state) };
}
