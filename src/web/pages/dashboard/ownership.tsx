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
import { ExactTime, formatDuration, Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectToDiscordProof } from '../../discord-proof.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

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
  if (outcome.ok) return redirectWithSuccess(context, ownershipPath(listing.id), PROVEN);
  return ownershipPage(context, place, failedCheck(context, method, outcome));
}

export const PROVEN = 'You have proven that this listing is yours.';

/** For the page that shows the ways again. */
export function failedCheck(
  context: WebContext,
  method: string,
  outcome: Extract<ProofOutcome, { ok: false }>,
): FailedCheck & { readonly status: 422 | 429 } {
  if (outcome.reason === 'not_proven') return { method, sentence: context.var.t.text(outcome.sentence), status: 422 };
  context.header('Retry-After', String(outcome.resetSeconds));
  return { method, sentence: tooManyChecks(outcome.resetSeconds), status: 429 };
}

export function tooManyChecks(seconds: number): string {
  return `Too many checks. Try again in ${formatDuration(seconds)}.`;
}

export async function startOwnershipSignIn(context: WebContext, { listing, person }: DashboardContext) {
  requireOwnership(context);
  const limited = await limitChecks(context.var.app.ownership, { listing, person });
  if (limited) return redirectWithError(context, ownershipPath(listing.id), tooManyChecks(limited.resetSeconds));
  return redirectToDiscordProof(context, person.id, listing.id);
}

async function ownershipPage(
  context: WebContext,
  { listing, person, may }: DashboardContext,
  failed: ReturnType<typeof failedCheck> | null,
) {
  const { db, ownership } = context.var.app;
  const [proof, claim] = await Promise.all([
    readProof(db, listing.id, context.var.t),
    readOpenClaim(db, listing.id, context.var.t),
  ]);
  const offered = offerProofs(ownership, listing, person, context.var.t);
  return showPage(context, {
    title: 'Ownership',
    dashboard: { listing, tab: 'ownership' },
    scripts: ['copy'],
    ...(failed && { status: failed.status }),
    content: (
      <div class="narrow-page stack">
        <h1>Ownership</h1>
        {claim && <ClaimCard claim={claim} />}
        <StatusCard proof={proof} isValid={listing.ownerProvenAt !== null} shown={offered.shown} />
        {may('ownership.prove') ? (
          <>
            <h2>{proof ? 'Prove it again' : 'Prove that it is yours'}</h2>
            <ProofMethods offered={offered} path={ownershipPath(listing.id)} failed={failed} />
          </>
        ) : (
          <p class="dim">Only the owner of the listing can prove that it is theirs.</p>
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
  if (!proof)
    return (
      <Card title="Not proven" beside={<Pill tone="idle">Owner not verified</Pill>}>
        <p>
          Prove that {shown ? <b>{shown}</b> : 'it'} is yours, and your listing gets the badge “Owner verified”. Until
          then, its page says that nobody has proven it, and anyone who can prove it may claim the listing.
        </p>
      </Card>
    );
  return (
    <Card
      title="Proof"
      beside={isValid ? <Pill tone="good">Owner verified</Pill> : <Pill tone="warn">Not confirmed</Pill>}
    >
      <p>
        <bdi>{proof.shown}</bdi> was proven by {proof.by}. It is checked every {OWNERSHIP_CHECK_DAYS} days, and when the
        address changes.
      </p>
      {proof.problem && (
        <ProofWarning title="The latest check found no proof">
          {proof.problem}{' '}
          {proof.endsAt && (
            <>
              Otherwise the proof ends <Time at={proof.endsAt} />.
            </>
          )}
        </ProofWarning>
      )}
      <Facts
        facts={[
          ['Proven', <ExactTime at={proof.provenAt} />],
          ['Last checked', <Time at={proof.checkedAt} />],
          ['Next check', <Time at={proof.nextCheckAt} />],
        ]}
      />
    </Card>
  );
}

function ClaimCard({ claim }: { claim: ShownClaim }) {
  return (
    <section class="card notice warn" aria-label="Claim">
      <p>
        <b>Someone else claims this listing</b>{' '}
        <span class="dim">
          <Time at={claim.createdAt} />
        </span>
      </p>
      <p>
        They have proven that {claim.shown} is theirs, by {claim.by}.{' '}
        {claim.state === 'contested' ? (
          'You have proven it, too, so the listing stays with you unless staff decides otherwise.'
        ) : (
          <>
            If you do not prove it as well, the listing is transferred to them <Time at={claim.dueAt} /> (
            <ExactTime at={claim.dueAt} />
            ), with its votes. Your managers, tokens, webhook and vote listener are then removed.
          </>
        )}
      </p>
    </section>
  );
}
