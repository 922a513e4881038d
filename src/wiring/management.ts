// Fills what the pages ask about managing a listing.
import { byPerson, listAuditEvents } from '../access/audit.ts';
import {
  findInvitation,
  type Invitation,
  type InvitationResult,
  type InvitedPerson,
  inviteManager,
  isInvitationFor,
  listInvitationsFor,
  listPendingInvitations,
  maskEmail,
  offerOwnership,
  replyToInvitation,
  withdrawInvitation,
} from '../access/invitations.ts';
import { readTeam, removeManager } from '../access/managers.ts';
import type { AppContext } from '../context.ts';
import { invitationEmail } from '../mail/templates.ts';
import type { InvitationSent } from '../web/management-parts.ts';
import type { WebParts } from '../web/web-parts.ts';

const ACTS_SHOWN = 50;

export function wireAudit({ db }: AppContext): WebParts['audit'] {
  return {
    async list(query) {
      const found = await listAuditEvents(db, { ...query, limit: ACTS_SHOWN + 1 });
      const acts = found.slice(0, ACTS_SHOWN);
      return { acts, nextBefore: found.length > ACTS_SHOWN ? (acts.at(-1)?.id ?? null) : null };
    },
  };
}

export function wireManagers(house: AppContext): WebParts['managers'] {
  const { db } = house;
  return {
    async team(listingId) {
      const [team, pending] = await Promise.all([
        readTeam(db, listingId),
        listPendingInvitations(db, listingId),
      ]);
      return { ...team, pending: pending.map((one) => shown(one, null)) };
    },
    async invite({ listing, person, email }) {
      const invited = await inviteManager(db, { listingId: listing.id, owner: person, email });
      return sent(house, invited, { role: 'manager', listingName: listing.name, inviterName: person.name });
    },
    async offer({ listing, person, personId }) {
      const invited = await offerOwnership(db, { listingId: listing.id, owner: person, personId });
      return sent(house, invited, { role: 'owner', listingName: listing.name, inviterName: person.name });
    },
    withdraw: ({ listingId, person, id }) => withdrawInvitation(db, { listingId, owner: person, id }),
    remove: async ({ listingId, personId, person }) =>
      void (await removeManager(db, listingId, personId, byPerson(person))),
    async invitation(key, person) {
      const invitation = await findInvitation(db, key, person);
      return invitation && shown(invitation, person);
    },
    invitationsFor: async (person) =>
      (await listInvitationsFor(db, person)).map((invitation) => shown(invitation, person)),
    answer: ({ key, person, accept }) => replyToInvitation(db, key, person, accept),
  };
}

function shown(invitation: Invitation, person: InvitedPerson | null) {
  const isYours = person !== null && isInvitationFor(invitation, person);
  return { ...invitation, shownEmail: maskEmail(invitation.email), isYours };
}

const SENTENCES: Readonly<Record<Extract<InvitationResult, { ok: false }>['reason'], string>> = {
  email_invalid: 'Enter an e-mail address such as you@mail.example.',
  already: 'This person is a manager already.',
  is_owner: 'This is your own address: you are the owner.',
  too_many: 'A listing has at most 25 managers and open invitations. Remove one first.',
  not_owner: 'The listing has another owner by now.',
  no_manager: 'This person is no manager any more.',
};

/** Where the mail server does not take it the owner hands the link over. */
async function sent(
  { config, mailer, log }: AppContext,
  invited: InvitationResult,
  words: Parameters<typeof invitationEmail>[3],
): Promise<InvitationSent> {
  if (!invited.ok) return { ok: false, sentence: SENTENCES[invited.reason] };
  const { email, secret } = invited;
  const link = `${config.baseUrl}/invitations/${secret}`;
  if (mailer === null) return { ok: true, email, link };
  try {
    await mailer.send(invitationEmail(config.serviceName, email, link, words));
    return { ok: true, email, link: null };
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'An invitation could not be mailed.',
    );
    return { ok: true, email, link };
  }
}
