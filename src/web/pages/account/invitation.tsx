// GET and POST /invitations/:key: shows an invitation, which can be accepted or declined. Visitors without an account
// or a session sign up or sign in first and then return.
import { HTTPException } from 'hono/http-exception';
import type { Invitation } from '../../../access/invitation-queries.ts';
import { findInvitation, isInvitationFor, maskEmail, replyToInvitation } from '../../../access/invitations.ts';
import type { Person } from '../../../access/person.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { showPage } from '../../components/layout.tsx';
import { BoldName, NameLink } from '../../components/name.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

export async function showInvitation(context: WebContext) {
  const { app, person } = context.var;
  const key = keyInPath(context);
  const invitation = await findInvitation(app.db, key, person);
  if (!invitation) return expiredPage(context);
  const isOffer = invitation.role === 'owner';
  return showPage(context, {
    title: isOffer ? 'Ownership offer' : 'Invitation to manage a listing',
    section: 'dashboard',
    content: (
      <div class="narrow-page stack">
        <h1>{isOffer ? 'Take over this listing?' : 'Manage this listing?'}</h1>
        <section class="card stack close">
          <Meaning invitation={invitation} />
          {person === null && <SignInFirst path={`/invitations/${key}`} email={invitation.email} />}
          {person !== null &&
            (isInvitationFor(invitation, person) ? (
              <ReplyForm path={`/invitations/${key}`} />
            ) : (
              <WrongAccount person={person} email={invitation.email} />
            ))}
        </section>
      </div>
    ),
  });
}

export async function submitInvitationResponse(context: WebContext, person: Person) {
  const accept = (await readForm(context)).text('answer') === 'accept';
  const key = keyInPath(context);
  const reply = await replyToInvitation(context.var.app.db, key, person, accept);
  if (!reply.ok) return redirectWithFlash(context, `/invitations/${key}`);
  if (!accept) return redirectWithSuccess(context, '/dashboard', 'You declined. Nothing has changed.');
  return redirectWithSuccess(
    context,
    `/dashboard/${reply.listingId}`,
    reply.role === 'owner' ? 'You now own this listing.' : 'You now manage this listing.',
  );
}

function keyInPath(context: WebContext): string {
  const key = context.req.param('key') ?? '';
  if (!/^[a-z0-9_]{1,64}$/.test(key)) throw new HTTPException(404);
  return key;
}

function Meaning({ invitation }: { invitation: Invitation }) {
  const { role, listingId, listingName, inviterName, expiresAt } = invitation;
  const inviter = <BoldName name={inviterName} />;
  const listing = <NameLink name={listingName} href={`/listings/${listingId}`} />;
  return (
    <>
      {role === 'owner' ? (
        <>
          <p>
            {inviter} wants to transfer ownership of {listing} to you.
          </p>
          <p>
            Only the owner can invite and remove managers, transfer the listing or delete it. <bdi>{inviterName}</bdi>{' '}
            stays on as a manager until you remove them.
          </p>
        </>
      ) : (
        <>
          <p>
            {inviter} invites you to manage {listing}.
          </p>
          <p>
            Managers can view and change its webhook, vote listener, API tokens, changelog and settings, and get its
            notices. The other managers see your name. You can leave at any time.
          </p>
        </>
      )}
      <p class="dim note">
        The invitation expires <Time at={expiresAt} />.
      </p>
    </>
  );
}

function SignInFirst({ path, email }: { path: string; email: string }) {
  return (
    <>
      <p>
        This invitation is for <bdi>{maskEmail(email)}</bdi>. Sign in with that address or create an account with it.
        You will then return to this page.
      </p>
      <div class="row">
        <ButtonLink text="Sign in" href={withNext('/sign-in', path)} look="go" />
        <ButtonLink text="Create account" href={withNext('/sign-up', path)} />
      </div>
    </>
  );
}

function WrongAccount({ person, email }: { person: Person; email: string }) {
  return (
    <>
      <p>
        This invitation is for <bdi>{maskEmail(email)}</bdi>, but you are signed in as <bdi>{person.email}</bdi>. Sign
        out, open the link again and sign in with the right address, or ask for an invitation to your current address.
      </p>
      <PostButton action="/sign-out" text="Sign out" />
    </>
  );
}

function ReplyForm({ path }: { path: string }) {
  return (
    <form method="post" action={path} class="row">
      <button class="btn go" type="submit" name="answer" value="accept">
        Accept
      </button>
      <button class="btn" type="submit" name="answer" value="decline">
        Decline
      </button>
    </form>
  );
}

function expiredPage(context: WebContext) {
  return showPage(context, {
    title: 'This invitation is no longer valid',
    status: 404,
    content: (
      <div class="narrow-page stack">
        <h1>This invitation is no longer valid</h1>
        <p>
          It was accepted, declined or revoked, or it is more than seven days old. Ask the listing’s owner for a new
          one.
        </p>
      </div>
    ),
  });
}
