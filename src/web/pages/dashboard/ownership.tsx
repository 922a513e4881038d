// GET and POST /dashboard/:id/ownership: whether the owner has proven that the listing is theirs, and the ways to do it.
// GET …/discord begins a sign-in with Discord.
import { HTTPException } from 'hono/http-exception';
import { OWNERSHIP_CHECK_DAYS } from '../../../core/limits.ts';
import { limitChecks, type ProofOutcome, proveByCode } from '../../../ownership/prove.ts';
import {
  offerProofs,
  readOpenClaim,
  readProof,
  type ShownClaim,
  type ShownProof,
} from '../../../ownership/read-ownership.ts';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { showPage } from '../../components/layout.tsx';
import { type FailedCheck, ProofMethods, ProofWarning } from '../../components/ownership.tsx';
import { Pill } from '../../components/pill.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectToDiscordProof } from '../../discord-proof.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

export const ownershipPath = (listingId: string) => `/dashboard/${listingId}/ownership`;

/** With OWNERSHIP=off, there are no such pages. */
export function requireOwnership(context: WebContext): void {
  if (context.var.app.config.ownership === 'off') throw new HTTPException(404);
}

export function showOwnership(context: WebContext, place: DashboardContext) {
  requireOwnership(context);
  return ownershipPage(context, place, null);
}

export async function submitOwnershipCheck(context: WebContext, place: DashboardContext) {
  requireOwnership(context);
  const { listing, person } = place;
  const method = (await readForm(context)).text('method');
  const outcome = await proveByCode(context.var.app.ownership, { listing, person, method });
  if (outcome.ok) return redirectWithSuccess(context, ownershipPath(listing.id), context.var.t('ownership.proven'));
  return ownershipPage(context, place, failedCheck(context, method, outcome));
}

/** For the page that shows the ways again. */
export function failedCheck(
  context: WebContext,
  method: string,
  outcome: Extract<ProofOutcome, { ok: false }>,
): FailedCheck & { readonly status: 422 | 429 } {
  if (outcome.reason === 'not_proven') return { method, sentence: context.var.t.text(outcome.sentence), status: 422 };
  context.header('Retry-After', String(outcome.resetSeconds));
  return { method, sentence: tooManyChecks(context, outcome.resetSeconds), status: 429 };
}

export function tooManyChecks(context: WebContext, seconds: number): string {
  return context.var.t('ownership.tooManyChecks', { wait: context.var.t.duration(seconds) });
}

export async function startOwnershipSignIn(context: WebContext, { listing, person }: DashboardContext) {
  requireOwnership(context);
  const limited = await limitChecks(context.var.app.ownership, { listing, person });
  if (limited)
    return redirectWithError(context, ownershipPath(listing.id), tooManyChecks(context, limited.resetSeconds));
  return redirectToDiscordProof(context, person.id, listing.id);
}

async function ownershipPage(
  context: WebContext,
  { listing, person, may }: DashboardContext,
  failed: ReturnType<typeof failedCheck> | null,
) {
  const { app, t } = context.var;
  const { db, ownership } = app;
  const [proof, claim] = await Promise.all([readProof(db, listing.id, t), readOpenClaim(db, listing.id, t)]);
  const offered = offerProofs(ownership, listing, person, t);
  return showPage(context, {
    title: t('ownership.ownership'),
    dashboard: { listing, tab: 'ownership' },
    scripts: ['copy'],
    ...(failed && { status: failed.status }),
    content: (
      <div class="narrow-page stack">
        <h1>{t('ownership.ownership')}</h1>
        {claim && <ClaimCard claim={claim} />}
        <StatusCard proof={proof} isValid={listing.ownerProvenAt !== null} shown={offered.shown} />
        {may('ownership.prove') ? (
          <>
            <h2>{proof ? t('ownership.proveAgain') : t('ownership.prove')}</h2>
            <ProofMethods offered={offered} path={ownershipPath(listing.id)} failed={failed} />
          </>
        ) : (
          <p class="dim">{t('ownership.onlyOwner')}</p>
        )}
      </div>
    ),
  });
}

interface StatusProps {
  readonly proof: ShownProof | null;
  /** False if the address has changed since. */
  readonly isValid: boolean;
  readonly shown: string | null;
}

function StatusCard({ proof, isValid, shown }: StatusProps) {
  const t = useTranslations();
  if (!proof)
    return (
      <Card title={t('ownership.notProven')} beside={<Pill tone="idle">{t('ownership.notVerified')}</Pill>}>
        <p>
          {shown ? t.rich('ownership.notProvenText', { subject: <b>{shown}</b> }) : t('ownership.notProvenTextAlone')}
        </p>
      </Card>
    );
  return (
    <Card
      title={t('ownership.proof')}
      beside={
        isValid ? (
          <Pill tone="good">{t('ownership.verified')}</Pill>
        ) : (
          <Pill tone="warn">{t('ownership.notConfirmed')}</Pill>
        )
      }
    >
      <p>
        {t.rich('ownership.provenText', {
          subject: <bdi>{proof.shown}</bdi>,
          method: proof.by,
          days: OWNERSHIP_CHECK_DAYS,
        })}
      </p>
      {proof.problem && (
        <ProofWarning title={t('ownership.latestCheckFailed')}>
          {proof.problem} {proof.endsAt && t.rich('ownership.proofEnds', { time: <Time at={proof.endsAt} /> })}
        </ProofWarning>
      )}
      <Facts
        facts={[
          [t('ownership.provenAt'), <ExactTime at={proof.provenAt} />],
          [t('ownership.checkedAt'), <Time at={proof.checkedAt} />],
          [t('ownership.nextCheckAt'), <Time at={proof.nextCheckAt} />],
        ]}
      />
    </Card>
  );
}

function ClaimCard({ claim }: { claim: ShownClaim }) {
  const t = useTranslations();
  return (
    <section class="card notice warn" aria-label={t('ownership.claimByOther')}>
      <p>
        <b>{t('ownership.claimByOtherTitle')}</b>{' '}
        <span class="dim">
          <Time at={claim.createdAt} />
        </span>
      </p>
      <p>
        {t('ownership.claimByOtherText', { subject: claim.shown, method: claim.by })}{' '}
        {claim.state === 'contested'
          ? t('ownership.claimContested')
          : t.rich('ownership.claimDue', {
              time: <Time at={claim.dueAt} />,
              exact: <ExactTime at={claim.dueAt} />,
            })}
      </p>
    </section>
  );
}
