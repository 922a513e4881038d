// Invites a manager, or offers a listing to one, and mails the link. Without a mail server, the owner passes the link
// on.

import { invitationEmail } from '../mail/listing-emails.ts';
import { type Message, message } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';
import type { AccountContext } from './account-context.ts';
import { type InvitationResult, inviteManager, MAX_MANAGERS, offerOwnership } from './invitations.ts';
import type { Person } from './person.ts';

interface Inviting {
  readonly listing: { readonly id: string; readonly name: string };
  readonly owner: Pick<Person, 'id' | 'name'>;
  /** The language of the email, which may go to somebody without an account: the owner's. */
  readonly t: Translations;
}

type Sending = Pick<AccountContext, 'db' | 'config' | 'site' | 'log' | 'outbox'>;

export type InvitationSent =
  /** `link` is null if it was mailed. */
  { readonly ok: true; readonly email: string; readonly link: string | null } | InvitationRefused;

interface InvitationRefused {
  readonly ok: false;
  readonly message: Message;
}

export async function sendManagerInvitation(
  context: Sending,
  inviting: Inviting & { readonly email: string },
): Promise<InvitationSent> {
  const { listing, owner, email } = inviting;
  const invited = await inviteManager(context.db, { listingId: listing.id, owner, email });
  return send(context, invited, 'manager', inviting);
}

export async function sendOwnershipOffer(
  context: Sending,
  offering: Inviting & { readonly personId: string },
): Promise<InvitationSent> {
  const { listing, owner, personId } = offering;
  const offered = await offerOwnership(context.db, { listingId: listing.id, owner, personId });
  return send(context, offered, 'owner', offering);
}

const REFUSALS: Readonly<Record<Extract<InvitationResult, { ok: false }>['reason'], Message>> = {
  email_invalid: message('validation.emailInvalid'),
  already: message('validation.alreadyManager'),
  is_owner: message('validation.ownAddress'),
  too_many: message('validation.tooManyManagers', { max: MAX_MANAGERS }),
  not_owner: message('validation.notOwner'),
  no_manager: message('validation.noManager'),
};

async function send(
  { config, site, log, outbox }: Sending,
  invited: InvitationResult,
  role: 'manager' | 'owner',
  { listing, owner, t }: Inviting,
): Promise<InvitationSent> {
  if (!invited.ok) return { ok: false, message: REFUSALS[invited.reason] };
  const { email, secret } = invited;
  const link = `${config.baseUrl}/invitations/${secret}`;
  if (outbox === null) return { ok: true, email, link };
  try {
    const details = { role, listingName: listing.name, inviterName: owner.name };
    await outbox.send(invitationEmail({ sender: site, to: email, t }, link, details));
    return { ok: true, email, link: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ reason }, 'An invitation could not be emailed.');
    return { ok: true, email, link };
  }
}
