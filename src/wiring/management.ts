// Fills what the pages ask about managing a listing.
import { byPerson, readAuditPage } from '../access/audit.ts';
import {
  findInvitation,
  listInvitationsFor,
  listPendingInvitations,
  replyToInvitation,
  withdrawInvitation,
} from '../access/invitations.ts';
import { readTeam, removeManager } from '../access/managers.ts';
import { type InvitationSent, sendManagerInvitation, sendOwnershipOffer } from '../access/send-invitation.ts';
import type { AppContext } from '../context.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireAudit({ db }: AppContext): WebParts['audit'] {
  return {
    async list(query) {
      const { events, nextBefore } = await readAuditPage(db, query);
      return { acts: events, nextBefore };
    },
  };
}

export function wireManagers(app: AppContext): WebParts['managers'] {
  const { db } = app;
  return {
    async team(listingId) {
      const [team, pending] = await Promise.all([
        readTeam(db, listingId),
        listPendingInvitations(db, listingId),
      ]);
      return { ...team, pending };
    },
    invite: async ({ listing, person, email }) =>
      sent(await sendManagerInvitation(app, { listing, owner: person, email })),
    offer: async ({ listing, person, personId }) =>
      sent(await sendOwnershipOffer(app, { listing, owner: person, personId })),
    withdraw: ({ listingId, person, id }) => withdrawInvitation(db, { listingId, owner: person, id }),
    remove: async ({ listingId, personId, person }) =>
      void (await removeManager(db, listingId, personId, byPerson(person))),
    invitation: (key, person) => findInvitation(db, key, person),
    invitationsFor: (person) => listInvitationsFor(db, person),
    answer: ({ key, person, accept }) => replyToInvitation(db, key, person, accept),
  };
}

const sent = (result: InvitationSent) =>
  result.ok ? result : { ok: false as const, sentence: result.message };
