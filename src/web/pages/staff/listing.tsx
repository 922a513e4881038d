// GET /staff/listings/:id: one listing, and the actions that staff can take.
import type { Person } from '../../../access/person.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { readPageParts } from '../../../listings/page-parts.ts';
import { reviewListing } from '../../../listings/review-listing.ts';
import type { ListingWithOwner } from '../../../listings/staff-queries.ts';
import { readProof, type ShownProof } from '../../../ownership/read-ownership.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Facts } from '../../components/facts.tsx';
import { Choices } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { ListingPlainText } from '../../components/listing-plain-text.tsx';
import { ListingReviewCards } from '../../components/listing-review.tsx';
import { ListingPreview } from '../../components/listing-text.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pill } from '../../components/pill.tsx';
import { planName } from '../../components/plan-names.ts';
import { ExactTime, Time } from '../../components/time.tsx';
import { VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';
import { renderDescription } from '../../listing-description.ts';
import { useTranslations } from '../../translations.ts';

export async function showStaffListing(context: WebContext, _person: Person, listing: ListingWithOwner) {
  const { t, app } = context.var;
  const { db, config } = app;
  const [proof, review, parts, description] = await Promise.all([
    listing.ownerProvenAt ? readProof(db, listing.id, context.var.t) : null,
    reviewListing(db, listing),
    readPageParts(db, listing.id),
    renderDescription(app, listing),
  ]);
  return showPage(context, {
    title: listing.name,
    staff: 'listings',
    scripts: ['copy', 'gallery'],
    content: (
      <div class="stack">
        <Head listing={listing} />
        <div class="split">
          <div class="stack">
            <ListingPreview listing={listing} description={description} ownership={config.ownership} parts={parts} />
            <ListingReviewCards review={review} />
            <Card title={t('staffListings.asPlainText')}>
              <ListingPlainText listing={listing} />
            </Card>
            <Details listing={listing} proof={proof} isOwnershipShown={config.ownership !== 'off'} />
          </div>
          <aside class="stack" aria-label={t('staff.whatStaffCanDo')}>
            <VisibilityCard listing={listing} />
            <PlanForm listing={listing} />
            <DeleteCard listing={listing} />
          </aside>
        </div>
      </div>
    ),
  });
}

function DeleteCard({ listing }: { listing: ListingWithOwner }) {
  const t = useTranslations();
  return (
    <Card title={t('buttons.delete')}>
      <p class="dim note">{t('staffListings.deleteNote')}</p>
      <div>
        <ButtonLink
          text={t('staffListings.deleteButton')}
          href={`/staff/listings/${listing.id}/delete`}
          look="danger"
        />
      </div>
    </Card>
  );
}

function Head({ listing }: { listing: ListingWithOwner }) {
  const t = useTranslations();
  return (
    <div class="listing-head">
      <ListingIcon listing={listing} />
      <div>
        <h1 class="clipped">
          <bdi>{listing.name}</bdi>
        </h1>
        <span class="row facts">
          <span class="dim">{listingKind(listing, t)}</span>
          <VisibilityPill visibility={listing.visibility} />
          <a href={listingPath(listing)}>{t('staff.publicPage')}</a>
          {listing.type === 'bot' && <a href={listingPath(listing, '/changelog')}>{t('staff.changelog')}</a>}
          <a href={`/staff/listings/${listing.id}/votes`}>{t('staff.votes')}</a>
          <a href={`/staff/reports?listing=${listing.id}`}>{t('staff.reports')}</a>
          <a href={`/staff/audit?listing=${listing.id}`}>{t('staff.auditLog')}</a>
        </span>
      </div>
    </div>
  );
}

interface DetailsProps {
  readonly listing: ListingWithOwner;
  readonly proof: ShownProof | null;
  readonly isOwnershipShown: boolean;
}

function Details({ listing, proof, isOwnershipShown }: DetailsProps) {
  const t = useTranslations();
  return (
    <Card title={t('staffListings.details')}>
      <Facts
        facts={[
          [
            t('staff.owner'),
            <>
              <NameLink name={listing.owner.name} href={`/staff/people/${listing.owner.id}`} />{' '}
              <span class="dim">{listing.owner.email}</span>
            </>,
          ],
          [t('staff.votes'), t.number(listing.voteCount)],
          isOwnershipShown && [t('staffListings.ownership'), <Proof proof={proof} />],
          [t('staffListings.added'), <ExactTime at={listing.createdAt} />],
          [t('staffListings.lastChanged'), <ExactTime at={listing.updatedAt} />],
        ]}
      />
      <CopyField value={listing.id} label={t('staffListings.theListingsId')} wide />
    </Card>
  );
}

function Proof({ proof }: { proof: ShownProof | null }) {
  const t = useTranslations();
  if (!proof) return <>{t('staffListings.notProven')}</>;
  return (
    <span>
      <Pill tone="good">{t('approvals.ownerVerified')}</Pill>{' '}
      <span class="dim">
        {t.rich('staff.proofChecked', {
          proof: <bdi>{proof.shown}</bdi>,
          method: proof.by,
          time: <Time at={proof.checkedAt} />,
        })}
      </span>
    </span>
  );
}

function VisibilityCard({ listing }: { listing: ListingWithOwner }) {
  const t = useTranslations();
  const { visibility, updatedAt } = listing;
  const path = `/staff/listings/${listing.id}`;
  const canApprove = visibility.state === 'pending' || visibility.state === 'refused';
  return (
    <Card title={t('staffListings.visibility')} beside={<VisibilityPill visibility={visibility} />}>
      <p class="dim note">{t.rich('staffListings.since', { time: <Time at={visibility.since} /> })}</p>
      {'reason' in visibility && (
        <p class="said">{t.rich('forms.reason', { reason: <bdi>{visibility.reason}</bdi> })}</p>
      )}
      <div class="row">
        {canApprove && (
          <PostButton
            action={`${path}/approve`}
            values={{ seen: updatedAt.toISOString() }}
            text={t('staff.approve')}
            look="go"
          />
        )}
        {visibility.state === 'pending' && <ButtonLink text={t('staff.reject')} href={`${path}/refuse`} />}
        {visibility.state === 'public' && (
          <ButtonLink text={t('staffListings.hide')} href={`${path}/hide`} look="danger" />
        )}
        {visibility.state === 'hidden' && (
          <PostButton action={`${path}/show`} text={t('staffListings.showAgain')} look="go" />
        )}
      </div>
    </Card>
  );
}

function PlanForm({ listing }: { listing: ListingWithOwner }) {
  const t = useTranslations();
  const hint = t('staffListings.includesChangelog');
  return (
    <form class="card stack close" method="post" action={`/staff/listings/${listing.id}/plan`}>
      <h2>{t('staffListings.plan')}</h2>
      <Choices
        name="plan"
        legend={t('staffListings.planLegend')}
        kind="radio"
        choices={[
          { value: 'free', text: planName('free') },
          { value: 'verified', text: planName('verified'), hint },
          { value: 'enterprise', text: planName('enterprise'), hint },
        ]}
        chosen={[listing.plan]}
      />
      {listing.type === 'bot' && (
        <Choices
          name="changelogPro"
          legend={t('staffListings.addOn')}
          kind="checkbox"
          choices={[{ value: 'on', text: t('staffListings.changelogPro'), hint: t('staffListings.changelogProHint') }]}
          chosen={listing.changelogPro ? ['on'] : []}
        />
      )}
      <div>
        <Button text={t('staffListings.savePlan')} />
      </div>
    </form>
  );
}
