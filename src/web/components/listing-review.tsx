// What staff should know of a listing before approving it: look-alikes, duplicates, earlier refusals, other listings.
import type { DuplicateListing, OtherListing } from '../../listings/look-alike-queries.ts';
import type { NamedAlike } from '../../listings/look-alikes.ts';
import type { ListingReview } from '../../listings/review-listing.ts';
import { Card } from './card.tsx';
import { formatCount } from './figures.tsx';
import { listingKind } from './listing-labels.ts';
import { BoldName, NameLink } from './name.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

export function ListingReviewCards({ review }: { review: ListingReview }) {
  const { lookAlikes, duplicates, refusals, others } = review;
  const isClear = lookAlikes.length + duplicates.length + refusals.length + others.length === 0;
  if (isClear) return <p class="dim">No look-alikes, no duplicates, no earlier rejections, no other listings.</p>;
  return (
    <>
      <LookAlikes lookAlikes={lookAlikes} />
      <Duplicates duplicates={duplicates} />
      <Refusals refusals={refusals} />
      <OthersOfOwner others={others} />
    </>
  );
}

function LookAlikes({ lookAlikes }: { lookAlikes: readonly NamedAlike[] }) {
  if (lookAlikes.length === 0) return null;
  return (
    <Card title="Look-alikes">
      <ul class="list tight">
        {lookAlikes.map((other) => (
          <li>
            <OtherLine other={other} />
            <p class="dim note">{describeLikeness(other.isSame)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function describeLikeness(isSame: boolean): string {
  return isSame ? 'The names look the same.' : 'The names are nearly the same.';
}

function Duplicates({ duplicates }: { duplicates: readonly DuplicateListing[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Card title="Duplicates">
      <ul class="list tight">
        {duplicates.map((other) => (
          <li>
            <OtherLine other={other} />
            <p class="dim note">{describeDuplicate(other)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function describeDuplicate({ sameAddress, sameLink, sameText }: DuplicateListing): string {
  const same = [
    ...(sameAddress ? ['address'] : []),
    ...(sameLink ? ['link or application'] : []),
    ...(sameText ? ['description'] : []),
  ];
  return `Same ${new Intl.ListFormat('en-US').format(same)}.`;
}

function Refusals({ refusals }: { refusals: ListingReview['refusals'] }) {
  if (refusals.length === 0) return null;
  return (
    <Card title="Earlier rejections">
      <ul class="list tight">
        {refusals.map(({ at, listingName, reason }) => (
          <li>
            <BoldName name={listingName} />{' '}
            <span class="dim">
              <Time at={at} />
            </span>
            <p class="said">
              <bdi>{reason}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OthersOfOwner({ others }: { others: readonly OtherListing[] }) {
  if (others.length === 0) return null;
  return (
    <Card title="Other listings of the owner">
      <ul class="list tight">
        {others.map((other) => (
          <li>
            <OtherLine other={other} hasOwner={false} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OtherLineProps {
  readonly other: OtherListing;
  /** Unless the list says it already. */
  readonly hasOwner?: boolean;
}

export function OtherLine({ other, hasOwner = true }: OtherLineProps) {
  const { id, name, state, voteCount, ownerProvenAt, ownerId, ownerName } = other;
  return (
    <span class="row facts">
      <NameLink name={name} href={`/staff/listings/${id}`} />
      <span class="dim">{listingKind(other)}</span>
      {ownerProvenAt && <Pill tone="good">Owner verified</Pill>}
      {state !== 'public' && <Pill tone="idle">{STATES[state]}</Pill>}
      <span class="dim">{formatCount(voteCount, 'vote')}</span>
      {hasOwner && (
        <span class="dim">
          by <NameLink name={ownerName} href={`/staff/people/${ownerId}`} />
        </span>
      )}
    </span>
  );
}

const STATES: Readonly<Record<Exclude<OtherListing['state'], 'public'>, string>> = {
  pending: 'Waiting',
  refused: 'Rejected',
  hidden: 'Hidden',
};
