// GET and POST /listings/:id/claim: claims a listing that someone else added, by proving ownership. GET …/discord
// starts a sign-in with Discord, which ends at /auth/callback/discord; POST …/withdraw ends the claim.
import { HTTPException } from 'hono/http-exception';
import type { Child } from 'hono/jsx';
import { accessTo } from '../../../access/permissions.ts';
import type { Person } from '../../../access/person.ts';
import { isSnowflake } from '../../../core/ids.ts';
import { CLAIM_WAIT_HOURS } from '../../../core/limits.ts';
import type { Listing } from '../../../listings/listing.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import { findListing, findListingByPath } from '../../../listings/queries.ts';
import { withdrawClaim } from '../../../ownership/claims.ts';
import { checkDiscordOwner } from '../../../ownership/discord-authorization.ts';
import { limitChecks, type ProofOutcome, proveByCode, recordProof } from '../../../ownership/prove.ts';
import { offerProofs, readOpenClaim, type ShownClaim } from '../../../ownership/read-ownership.ts';
import { ownershipTargetOf } from '../../../ownership/target.ts';
import { PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { showPage } from '../../components/layout.tsx';
import { ProofMethods } from '../../components/ownership.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectToDiscordProof, takePendingProof } from '../../discord-proof.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { useTranslations } from '../../translations.ts';
import { failedCheck, ownershipPath, requireOwnership, tooManyChecks } from '../dashboard/ownership.tsx';

const claimPath = (listingId: string) => `/listings/${listingId}/claim`;

/**
 * Also a listing that is hidden until it is proven, or that takes up a bot's own ID: otherwise the bot's owner could
 * not list it (decision P398). That an application is taken is no secret, because the form for new bots says so.
 */
async function claimableListing(context: WebContext, person: Person): Promise<Listing> {
  requireOwnership(context);
  const { db } = context.var.app;
  const listing = await findListingByPath(db, context.req.param('id') ?? '');
  if (!listing) throw new HTTPException(404);
  if (listing.visibility.state === 'public' || (listing.type === 'bot' && isSnowflake(listing.id))) return listing;
  const { may } = await accessTo(db, person, listing.id);
  if (!may('listing.view_unlisted')) throw new HTTPException(404);
  return listing;
}

export async function showClaim(context: WebContext, person: Person) {
  const listing = await claimableListing(context, person);
  if (listing.ownerId === person.id) return seeOther(context, ownershipPath(listing.id));
  return claimPage(context, { listing, person, failed: null });
}

export async function submitClaim(context: WebContext, person: Person) {
  const listing = await claimableListing(context, person);
  const method = (await readForm(context)).text('method');
  const outcome = await proveByCode(context.var.app.ownership, { listing, person, method });
  if (outcome.ok) return showOutcome(context, listing, person, outcome);
  return claimPage(context, { listing, person, failed: failedCheck(context, method, outcome) });
}

export async function startClaimSignIn(context: WebContext, person: Person) {
  const listing = await claimableListing(context, person);
  const limited = await limitChecks(context.var.app.ownership, { listing, person });
  if (limited) return redirectWithError(context, claimPath(listing.id), tooManyChecks(context, limited.resetSeconds));
  return redirectToDiscordProof(context, person.id, listing.id);
}

/** The owner's proof ends here, too. */
export async function returnFromDiscordProof(context: WebContext, person: Person) {
  requireOwnership(context);
  const { app, t } = context.var;
  const { db, ownership } = app;
  const pending = takePendingProof(context, person.id);
  const listing = pending && (await findListing(db, pending.listingId));
  if (!listing) return redirectWithError(context, '/dashboard', t('ownership.claimSignInExpired'));
  const path = listing.ownerId === person.id ? ownershipPath(listing.id) : claimPath(listing.id);
  const code = context.req.query('code');
  const found = ownershipTargetOf(listing);
  if (!code || !found.ok || found.target.kind !== 'application')
    return redirectWithError(context, path, t('ownership.claimNotConfirmed'));
  const { applicationId } = found.target;
  const result = await checkDiscordOwner(ownership, { code, verifier: pending.verifier, applicationId });
  if (!result.ok) return redirectWithError(context, path, t.text(result.sentence));
  const proof = { method: { id: 'discord-sign-in' }, subject: found.subject } as const;
  const outcome = await recordProof(ownership, { listing, person }, proof);
  if (outcome.ok) return showOutcome(context, listing, person, outcome);
  const sentence = outcome.reason === 'not_proven' ? t.text(outcome.sentence) : t('ownership.claimTryLater');
  return redirectWithError(context, path, sentence);
}

function showOutcome(
  context: WebContext,
  { id, ownerId }: Listing,
  person: Person,
  { kind }: Extract<ProofOutcome, { ok: true }>,
) {
  const { t } = context.var;
  if (kind === 'proven' || ownerId === person.id)
    return redirectWithSuccess(context, ownershipPath(id), t('ownership.proven'));
  return redirectWithSuccess(context, claimPath(id), t('ownership.claimMade'));
}

export async function submitWithdrawClaim(context: WebContext, person: Person) {
  const { id } = await claimableListing(context, person);
  const { app, t } = context.var;
  const { ownership, db } = app;
  const claim = await readOpenClaim(db, id, t);
  const isWithdrawn = claim !== null && (await withdrawClaim(ownership, claim.id, person));
  return isWithdrawn
    ? redirectWithSuccess(context, claimPath(id), t('ownership.claimWithdrawn'))
    : redirectWithError(context, claimPath(id), t('ownership.claimEnded'));
}

interface ClaimPage {
  readonly listing: Listing;
  readonly person: Person;
  readonly failed: ReturnType<typeof failedCheck> | null;
}

async function claimPage(context: WebContext, { listing, person, failed }: ClaimPage) {
  const { app, t } = context.var;
  const { db, config, ownership } = app;
  const claim = await readOpenClaim(db, listing.id, t);
  const offered = offerProofs(ownership, listing, person, t);
  const isOwn = claim?.claimantId === person.id;
  return showPage(context, {
    title: t('ownership.claimTitle'),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    scripts: ['copy'],
    ...(failed && { status: failed.status }),
    content: (
      <div class="narrow-page stack">
        <h1>{t('ownership.claimHeading')}</h1>
        {isOpenToAll(listing, config) && (
          <p>
            <a href={`/listings/${listing.id}`}>
              <bdi>{listing.name}</bdi>
            </a>
          </p>
        )}
        {claim ? (
          <>
            <OpenClaim claim={claim} isOwn={isOwn} />
            {isOwn && claim.state === 'contested' && (
              <>
                <h2>{t('ownership.claimAgain')}</h2>
                <p class="dim">{t('ownership.claimAgainText', { hours: CLAIM_WAIT_HOURS })}</p>
                <ProofMethods offered={offered} path={claimPath(listing.id)} failed={failed} />
              </>
            )}
          </>
        ) : (
          <>
            <Intro shown={offered.shown} isProven={listing.ownerProvenAt !== null} />
            <ProofMethods offered={offered} path={claimPath(listing.id)} failed={failed} />
          </>
        )}
      </div>
    ),
  });
}

function Intro({ shown, isProven }: { shown: string | null; isProven: boolean }) {
  const t = useTranslations();
  return (
    <p>
      {shown ? t.rich('ownership.claimIntro', { subject: shown, b: bold }) : t('ownership.claimIntroAlone')}{' '}
      {isProven ? t('ownership.claimOfProven') : t('ownership.claimWaits', { hours: CLAIM_WAIT_HOURS })}
    </p>
  );
}

const bold = (text: Child) => <b>{text}</b>;

function OpenClaim({ claim, isOwn }: { claim: ShownClaim; isOwn: boolean }) {
  const t = useTranslations();
  if (!isOwn)
    return (
      <Card title={t('ownership.claimedTitle')}>
        <p>{t('ownership.claimedText')}</p>
      </Card>
    );
  const time = <Time at={claim.createdAt} />;
  return (
    <Card title={t('ownership.claimYours')}>
      <p>{t.rich('ownership.claimProven', { subject: claim.shown, method: claim.by, time, b: bold })}</p>
      {claim.state === 'contested' ? (
        <p>{t('ownership.claimOwnerProven')}</p>
      ) : (
        <p>
          {t.rich('ownership.claimIsDue', { time: <Time at={claim.dueAt} />, exact: <ExactTime at={claim.dueAt} /> })}
        </p>
      )}
      <PostButton action={`${claimPath(claim.listingId)}/withdraw`} text={t('ownership.claimWithdraw')} />
    </Card>
  );
}
