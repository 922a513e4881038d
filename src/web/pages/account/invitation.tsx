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
import { useTranslations } from '../../translations.ts';

export async function showInvitation(context: WebContext) {
  const { app, person, t } = context.var;
  const key = keyInPath(context);
  const invitation = await findInvitation(app.db, key, person);
  if (!invitation) return expiredPage(context);
  const isOffer = invitation.role === 'owner';
  return showPage(context, {
    title: t(isOffer ? 'profileSettings.offerTitle' : 'profileSettings.invitationTitle'),
    section: 'dashboard',
    content: (
      <div class="narrow-page stack">
        <h1>{t(isOffer ? 'profileSettings.takeOver' : 'profileSettings.manage')}</h1>
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
  const { t } = context.var;
  const accept = (await readForm(context)).text('answer') === 'accept';
  const key = keyInPath(context);
  const reply = await replyToInvitation(context.var.app.db, key, person, accept);
  if (!reply.ok) return redirectWithFlash(context, `/invitations/${key}`);
  if (!accept) return redirectWithSuccess(context, '/dashboard', t('profileSettings.declined'));
  return redirectWithSuccess(
    context,
    `/dashboard/${reply.listingId}`,
    t(reply.role === 'owner' ? 'profileSettings.nowOwner' : 'profileSettings.nowManager'),
  );
}

function keyInPath(context: WebContext): string {
  const key = context.req.param('key') ?? '';
  if (!/^[a-z0-9_]{1,64}$/.test(key)) throw new HTTPException(404);
  return key;
}

function Meaning({ invitation }: { invitation: Invitation }) {
  const t = useTranslations();
  const { role, listingId, listingName, inviterName, expiresAt } = invitation;
  const inviter = <BoldName name={inviterName} />;
  const listing = <NameLink name={listingName} href={`/listings/${listingId}`} />;
  return (
    <>
      {role === 'owner' ? (
        <>
          <p>{t.rich('profileSettings.offer', { inviter, listing })}</p>
          <p>{t.rich('profileSettings.offerMeaning', { inviter: <bdi>{inviterName}</bdi> })}</p>
        </>
      ) : (
        <>
          <p>{t.rich('profileSettings.invitation', { inviter, listing })}</p>
          <p>{t('profileSettings.invitationMeaning')}</p>
        </>
      )}
      <p class="dim note">{t.rich('profileSettings.invitationExpires', { time: <Time at={expiresAt} /> })}</p>
    </>
  );
}

function SignInFirst({ path, email }: { path: string; email: string }) {
  const t = useTranslations();
  return (
    <>
      <p>{t.rich('profileSettings.signInToReply', { email: <bdi>{maskEmail(email)}</bdi> })}</p>
      <div class="row">
        <ButtonLink text={t('signIn.signIn')} href={withNext('/sign-in', path)} look="go" />
        <ButtonLink text={t('signIn.createAccount')} href={withNext('/sign-up', path)} />
      </div>
    </>
  );
}

function WrongAccount({ person, email }: { person: Person; email: string }) {
  const t = useTranslations();
  return (
    <>
      <p>
        {t.rich('profileSettings.wrongAccount', {
          email: <bdi>{maskEmail(email)}</bdi>,
          own: <bdi>{person.email}</bdi>,
        })}
      </p>
      <PostButton action="/sign-out" text={t('signIn.signOut')} />
    </>
  );
}

function ReplyForm({ path }: { path: string }) {
  const t = useTranslations();
  return (
    <form method="post" action={path} class="row">
      <button class="btn go" type="submit" name="answer" value="accept">
        {t('profileSettings.accept')}
      </button>
      <button class="btn" type="submit" name="answer" value="decline">
        {t('profileSettings.decline')}
      </button>
    </form>
  );
}

function expiredPage(context: WebContext) {
  const { t } = context.var;
  return showPage(context, {
    title: t('profileSettings.invitationEnded'),
    status: 404,
    content: (
      <div class="narrow-page stack">
        <h1>{t('profileSettings.invitationEnded')}</h1>
        <p>{t('profileSettings.invitationEndedText')}</p>
      </div>
    ),
  });
}
