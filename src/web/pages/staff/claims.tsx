// GET /staff/claims: claims to listings that others made, with what both sides have proven. GET and POST
// …/:claim/transfer and …/:claim/dismiss decide one.

import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { CLAIM_WAIT_HOURS } from '../../../core/limits.ts';
import type { Translations } from '../../../messages/translations.ts';
import { countOpenClaims, selectClaimsForStaff } from '../../../ownership/claim-queries.ts';
import { type ClaimDecision, dismissClaim, transferByStaff } from '../../../ownership/claims.ts';
import { describeClaim, readProof, type ShownClaim } from '../../../ownership/read-ownership.ts';
import { mayTransferNow } from '../../../ownership/staff-claims.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCount } from '../../components/figures.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pill } from '../../components/pill.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { requireOwnership } from '../dashboard/ownership.tsx';

const PATH = '/staff/claims';
const MAX_CLAIMS = 50;

export async function showClaims(context: WebContext) {
  requireOwnership(context);
  const { db } = context.var.app;
  const [found, total] = await Promise.all([selectClaimsForStaff(db, MAX_CLAIMS), countOpenClaims(db)]);
  const claims = await Promise.all(
    found.map(async (claim) => ({
      claim: describeClaim(claim, context.var.t),
      proof: await readProof(db, claim.listingId, context.var.t),
    })),
  );
  return showPage(context, {
    title: 'Claims',
    staff: 'claims',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Claims</h1>
          {total > 0 && <span class="dim">{formatCount(total, 'open claim')}</span>}
        </div>
        {claims.length === 0 && (
          <EmptyState
            title="No open claims"
            text="Anyone who can prove that a listing is theirs can claim it, even if someone else added it. Claims appear here until they are decided."
          />
        )}
        {claims.map(({ claim, proof }) => (
          <ClaimCard claim={claim} ownerProof={proof && `${proof.shown}, by ${proof.by}`} />
        ))}
      </div>
    ),
  });
}

function ClaimCard({ claim, ownerProof }: { claim: ShownClaim; ownerProof: string | null }) {
  const isContested = claim.state === 'contested';
  return (
    <section class="card stack close" aria-labelledby={claim.id}>
      <div class="row between">
        <h2 id={claim.id}>
          <NameLink name={claim.listingName} href={`/staff/listings/${claim.listingId}`} />
        </h2>
        {isContested ? <Pill tone="warn">Both have proven it</Pill> : <Pill tone="idle">Waiting for the owner</Pill>}
      </div>
      <Facts
        facts={[
          ['Claimed by', <NameLink name={claim.claimantName} href={`/staff/people/${claim.claimantId}`} />],
          [
            'Their proof',
            <span>
              <bdi>{claim.shown}</bdi>, by {claim.by}, checked <Time at={claim.checkedAt} />
            </span>,
          ],
          ['Owner', <NameLink name={claim.ownerName} href={`/staff/people/${claim.ownerId}`} />],
          ['Owner’s proof', ownerProof ?? (claim.ownerHasProven ? 'Ended' : 'None so far')],
          ['Claimed', <ExactTime at={claim.createdAt} />],
          !isContested && ['Transferred', <ExactTime at={claim.dueAt} />],
        ]}
      />
      <div class="row">
        {mayTransferNow(claim) && (
          <ButtonLink
            text="Transfer now"
            unseen={claim.listingName}
            href={`${PATH}/${claim.id}/transfer`}
            look="danger"
          />
        )}
        <ButtonLink text="Dismiss claim" unseen={claim.listingName} href={`${PATH}/${claim.id}/dismiss`} />
        <a href={`/staff/audit?listing=${claim.listingId}`}>Audit log</a>
      </div>
    </section>
  );
}

const DECISIONS = {
  transfer: {
    title: 'Transfer this listing?',
    button: 'Transfer listing',
    text: `The claimant becomes the owner at once, without the ${CLAIM_WAIT_HOURS} hours in which the owner can prove it. Managers, tokens, webhook and vote listener are removed. This cannot be undone.`,
  },
  dismiss: {
    title: 'Dismiss this claim?',
    button: 'Dismiss claim',
    text: 'The listing stays with its owner, and the claimant is notified. They can claim it again.',
  },
} as const;

function confirmDecision(decision: keyof typeof DECISIONS) {
  return (context: WebContext) => {
    requireOwnership(context);
    const { title, button, text } = DECISIONS[decision];
    const action = `${PATH}/${claimInPath(context)}/${decision}`;
    return confirmPage(context, { title, section: 'staff', question: title, action, button, back: PATH, text });
  };
}

export const confirmTransferClaim = confirmDecision('transfer');
export const confirmDismissClaim = confirmDecision('dismiss');

export async function submitTransferClaim(context: WebContext, person: Person) {
  requireOwnership(context);
  const decided = await transferByStaff(context.var.app.ownership, claimInPath(context), person);
  if (decided.ok) return redirectWithSuccess(context, PATH, 'The listing was transferred.');
  return redirectWithError(context, PATH, explainRefusal(context.var.t, decided));
}

export async function submitDismissClaim(context: WebContext, person: Person) {
  requireOwnership(context);
  const isDismissed = await dismissClaim(context.var.app.ownership, claimInPath(context), person);
  return isDismissed
    ? redirectWithSuccess(context, PATH, 'The claim was dismissed.')
    : redirectWithError(context, PATH, 'This claim has already ended.');
}

function explainRefusal(t: Translations, decided: Extract<ClaimDecision, { ok: false }>): string {
  switch (decided.reason) {
    case 'not_proven':
      return `The claimant’s proof could not be found again. ${t.text(decided.sentence)}`;
    case 'own':
      return 'This is your own claim. Another staff member has to decide about it.';
    default:
      return 'This claim cannot be decided now: it has ended, or the owner’s time is not over.';
  }
}

function claimInPath(context: WebContext): string {
  const id = context.req.param('claim') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  return id;
}
