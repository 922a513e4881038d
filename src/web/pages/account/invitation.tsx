// GET and POST /invitations/:key: what an invitation means, and where it is accepted or declined. Whoever has no account, or is
// not signed in, is led there first and comes back.
import { HTTPException } from 'hono/http-exception';
import { showPage } from '../../components/layout.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { withNext } from '../../local-path.ts';
import type { Invitation } from '../../management-parts.ts';
import { readForm } from '../../read-form.ts';
import type { Person } from '../../web-parts.ts';

export async function showInvitation(context: WebContext) {
  const { person, parts } = context.var;
  const invitation = await parts.managers.invitation(keyOf(context), person);
  if (!invitation) return gonePage(context);
  const isOffer = invitation.role === 'owner';
  return showPage(context, {
    title: isOffer ? 'You are offered a listing' : 'You are invited to manage a listing',
    section: 'dashboard',
    content: (
      <div class="narrow-page stack">
        <h1>{isOffer ? 'Will you own this listing?' : 'Will you manage this listing?'}</h1>
        <section class="card stack close">
          <Meaning invitation={invitation} />
          {person ? (
            <Answer context={context} invitation={invitation} person={person} />
          ) : (
            <SignInFirst context={context} invitation={invitation} />
          )}
        </section>
      </div>
    ),
  });
}

export async function submitInvitationResponse(context: WebContext, person: Person) {
  const form = await readForm(context);
  const accept = form.text('answer') === 'accept';
  const key = keyOf(context);
  const answered = await context.var.parts.managers.answer({ key, person, accept });
  if (!answered.ok) return redirectWithFlash(context, `/invitations/${key}`);
  if (!accept)
    return redirectWithFlash(context, '/dashboard', {
      tone: 'good',
      message: 'You declined. Nothing changes.',
    });
  const message = answered.role === 'owner' ? 'The listing is yours now.' : 'You manage this listing now.';
  return redirectWithFlash(context, `/dashboard/${answered.listingId}`, { tone: 'good', message });
}

/** What can be no key is no invitation: 404. */
function keyOf(context: WebContext): string {
  const key = context.req.param('key') ?? '';
  if (!/^[a-z0-9_]{1,64}$/.test(key)) throw new HTTPException(404);
  return key;
}

function Meaning({ invitation }: { invitation: Invitation }) {
  const { role, listingId, listingName, inviterName, expiresAt } = invitation;
  return (
    <>
      <p>
        <b>
          <bdi>{inviterName}</bdi>
        </b>{' '}
        {role === 'owner' ? 'offers you the ownership of' : 'invites you to manage'}{' '}
        <a href={`/listings/${listingId}`}>
          <bdi>{listingName}</bdi>
        </a>
        .
      </p>
      {role === 'owner' ? (
        <p>
          As its owner you alone invite and remove managers, hand it over or delete it, and get its notices.{' '}
          <bdi>{inviterName}</bdi> stays as manager until you say otherwise.
        </p>
      ) : (
        <p>
          As manager you see and change its webhook, vote listener, API tokens, changelog and settings, and
          get its notices. The other managers see your name. You can leave at any time.
        </p>
      )}
      <p class="dim note">
        The invitation ends <Time at={expiresAt} />.
      </p>
    </>
  );
}

function SignInFirst({ context, invitation }: { context: WebContext; invitation: Invitation }) {
  const here = `/invitations/${keyOf(context)}`;
  return (
    <>
      <p>
        It is for <bdi>{invitation.shownEmail}</bdi>. Sign in with that address, or make an account with it;
        you come back here.
      </p>
      <div class="row">
        <a class="btn go" href={withNext('/sign-in', here)}>
          Sign in
        </a>
        <a class="btn" href={withNext('/sign-up', here)}>
          Make an account
        </a>
      </div>
    </>
  );
}

function Answer(props: { context: WebContext; invitation: Invitation; person: Person }) {
  const { context, invitation, person } = props;
  if (!invitation.isYours) {
    return (
      <>
        <p>
          It is for <bdi>{invitation.shownEmail}</bdi>, and you are signed in as <bdi>{person.email}</bdi>.
          Sign out, open the link again and sign in with the right address; or ask for an invitation to this
          one.
        </p>
        <form method="post" action="/sign-out">
          <button class="btn" type="submit">
            Sign out
          </button>
        </form>
      </>
    );
  }
  return (
    <form method="post" action={`/invitations/${keyOf(context)}`} class="row">
      <button class="btn go" type="submit" name="answer" value="accept">
        Accept
      </button>
      <button class="btn" type="submit" name="answer" value="decline">
        Decline
      </button>
    </form>
  );
}

function gonePage(context: WebContext) {
  return showPage(context, {
    title: 'This invitation has ended',
    status: 404,
    content: (
      <div class="narrow-page stack">
        <h1>This invitation has ended</h1>
        <p>
          It was answered, taken back, or is older than seven days. Ask the listing’s owner for a new one.
        </p>
      </div>
    ),
  });
}
