// GET /staff/claims: claims to listings that others made, with what both sides have proven. GET and POST
// …/:claim/transfer and …/:claim/dismiss decide one.

import { HTTPException } from 'hono/http-exception';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { CLAIM_WAIT_HOURS } from '../../../core/limits.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { countOpenClaims, selectClaimsForStaff } from '../../../ownership/claim-queries.ts';
import { type ClaimDecision, dismissClaim, transferByStaff } from '../../../ownership/claims.ts';
import { describeClaim, readProof, type ShownClaim } from '../../../ownership/read-ownership.ts';
import { mayTransferNow } from '../../../ownership/staff-claims.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pill } from '../../components/pill.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { useTranslations } from '../../translations.ts';
import { requireOwnership } from '../dashboard/ownership.tsx';

const PATH = '/staff/claims';
const MAX_CLAIMS = 50;

export async function showClaims(context: WebContext) {
  requireOwnership(context);
  const { t, app } = context.var;
  const { db } = app;
  const [found, total] = await Promise.all([selectClaimsForStaff(db, MAX_CLAIMS), countOpenClaims(db)]);
  const claims = await Promise.all(
    found.map(async (claim) => ({
      claim: describeClaim(claim, t),
      proof: await readProof(db, claim.listingId, t),
    })),
  );
  return showPage(context, {
    title: t('moderation.claims'),
    staff: 'claims',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>{t('moderation.claims')}</h1>
          {total > 0 && <span class="dim">{t('moderation.openClaims', { count: total })}</span>}
        </div>
        {claims.length === 0 && <EmptyState title={t('moderation.noClaims')} text={t('moderation.noClaimsText')} />}
        {claims.map(({ claim, proof }) => (
          <ClaimCard
            claim={claim}
            ownerProof={proof && t('moderation.proofBy', { proof: proof.shown, method: proof.by })}
          />
        ))}
      </div>
    ),
  });
}

function ClaimCard({ claim, ownerProof }: { claim: ShownClaim; ownerProof: string | null }) {
  const t = useTranslations();
  const isContested = claim.state === 'contested';
  return (
    <section class="card stack close" aria-labelledby={claim.id}>
      <div class="row between">
        <h2 id={claim.id}>
          <NameLink name={claim.listingName} href={`/staff/listings/${claim.listingId}`} />
        </h2>
        {isContested ? (
          <Pill tone="warn">{t('moderation.bothProven')}</Pill>
        ) : (
          <Pill tone="idle">{t('moderation.waitingForOwner')}</Pill>
        )}
      </div>
      <Facts
        facts={[
          [
            t('moderation.claimedBy'),
            <NameLink name={claim.claimantName} href={`/staff/people/${claim.claimantId}`} />,
          ],
          [t('moderation.theirProof'), <ClaimantsProof claim={claim} />],
          [t('staff.owner'), <NameLink name={claim.ownerName} href={`/staff/people/${claim.ownerId}`} />],
          [
            t('moderation.ownersProof'),
            ownerProof ?? (claim.ownerHasProven ? t('moderation.proofEnded') : t('moderation.noProof')),
          ],
          [t('moderation.claimed'), <ExactTime at={claim.createdAt} />],
          !isContested && [t('moderation.transferred'), <ExactTime at={claim.dueAt} />],
        ]}
      />
      <div class="row">
        {mayTransferNow(claim) && (
          <ButtonLink
            text={t('moderation.transferNow')}
            unseen={claim.listingName}
            href={`${PATH}/${claim.id}/transfer`}
            look="danger"
          />
        )}
        <ButtonLink
          text={t('moderation.dismissButton')}
          unseen={claim.listingName}
          href={`${PATH}/${claim.id}/dismiss`}
        />
        <a href={`/staff/audit?listing=${claim.listingId}`}>{t('staff.auditLog')}</a>
      </div>
    </section>
  );
}

function ClaimantsProof({ claim }: { claim: ShownClaim }) {
  const t = useTranslations();
  return (
    <span>
      {t.rich('staff.proofChecked', {
        proof: <bdi>{claim.shown}</bdi>,
        method: claim.by,
        time: <Time at={claim.checkedAt} />,
      })}
    </span>
  );
}

const TITLES = {
  transfer: 'moderation.transferTitle',
  dismiss: 'moderation.dismissTitle',
} as const satisfies Readonly<Record<string, MessageKey>>;
const BUTTONS = {
  transfer: 'moderation.transferButton',
  dismiss: 'moderation.dismissButton',
} as const satisfies Readonly<Record<string, MessageKey>>;

function confirmDecision(decision: keyof typeof TITLES) {
  return (context: WebContext) => {
    requireOwnership(context);
    const { t } = context.var;
    const title = t(TITLES[decision]);
    return confirmPage(context, {
      title,
      section: 'staff',
      question: title,
      action: `${PATH}/${claimInPath(context)}/${decision}`,
      button: t(BUTTONS[decision]),
      back: PATH,
      text:
        decision === 'transfer'
          ? t('moderation.transferText', { hours: CLAIM_WAIT_HOURS })
          : t('moderation.dismissText'),
    });
  };
}

export const confirmTransferClaim = confirmDecision('transfer');
export const confirmDismissClaim = confirmDecision('dismiss');

export async function submitTransferClaim(context: WebContext, person: Person) {
  requireOwnership(context);
  const { t, app } = context.var;
  const decided = await transferByStaff(app.ownership, claimInPath(context), person);
  if (decided.ok) return redirectWithSuccess(context, PATH, t('moderation.claimTransferred'));
  return redirectWithError(context, PATH, explainRefusal(t, decided));
}

export async function submitDismissClaim(context: WebContext, person: Person) {
  requireOwnership(context);
  const { t, app } = context.var;
  const isDismissed = await dismissClaim(app.ownership, claimInPath(context), person);
  return isDismissed
    ? redirectWithSuccess(context, PATH, t('moderation.claimDismissed'))
    : redirectWithError(context, PATH, t('moderation.claimEnded'));
}

function explainRefusal(t: Translations, decided: Extract<ClaimDecision, { ok: false }>): string {
  switch (decided.reason) {
    case 'not_proven':
      return t('moderation.claimNotProven', { problem: t.text(decided.sentence) });
    case 'own':
      return t('moderation.ownClaim');
    default:
      return t('moderation.claimUndecidable');
  }
}

function claimInPath(context: WebContext): string {
  const id = context.req.param('claim') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  return id;
}
