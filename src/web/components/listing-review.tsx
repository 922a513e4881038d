// What staff should know of a listing before approving it: look-alikes, duplicates, earlier refusals, other listings.
import type { DuplicateListing, OtherListing } from '../../listings/look-alike-queries.ts';
import type { NamedAlike } from '../../listings/look-alikes.ts';
import type { ListingReview } from '../../listings/review-listing.ts';
import type { ListingText } from '../../listings/texts-in-language.ts';
import type { MessageKey } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { listingKind } from './listing-labels.ts';
import { bothNames } from './listing-languages.tsx';
import { BoldName, NameLink } from './name.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';
import { WrittenText } from './written-text.tsx';

export function ListingReviewCards({ review }: { review: ListingReview }) {
  const t = useTranslations();
  const { texts, lookAlikes, duplicates, refusals, others } = review;
  const isClear = lookAlikes.length + duplicates.length + refusals.length + others.length === 0;
  return (
    <>
      {texts.map((text) => (
        <WrittenTextsCard text={text} />
      ))}
      {isClear && <p class="dim">{t('approvals.nothing')}</p>}
      <LookAlikes lookAlikes={lookAlikes} />
      <Duplicates duplicates={duplicates} />
      <Refusals refusals={refusals} />
      <OthersOfOwner others={others} />
    </>
  );
}

/** As plain text, whoever wrote it. */
function WrittenTextsCard({ text: { language, name, summary, description } }: { text: ListingText }) {
  const t = useTranslations();
  return (
    <Card title={t('listingLanguages.textsIn', { language: bothNames(t, language) })}>
      {[name, summary, description].map((text) => text && <WrittenText text={text} />)}
    </Card>
  );
}

function LookAlikes({ lookAlikes }: { lookAlikes: readonly NamedAlike[] }) {
  const t = useTranslations();
  if (lookAlikes.length === 0) return null;
  return (
    <Card title={t('approvals.lookAlikes')}>
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

/** Only while a page is rendered: in a component, or in what it calls. */
export function describeLikeness(isSame: boolean): string {
  return useTranslations()(isSame ? 'approvals.namesLookSame' : 'approvals.namesNearlySame');
}

function Duplicates({ duplicates }: { duplicates: readonly DuplicateListing[] }) {
  const t = useTranslations();
  if (duplicates.length === 0) return null;
  return (
    <Card title={t('approvals.duplicates')}>
      <ul class="list tight">
        {duplicates.map((other) => (
          <li>
            <OtherLine other={other} />
            <p class="dim note">{t('approvals.same', { parts: t.list(sameParts(other).map((key) => t(key))) })}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sameParts({ sameAddress, sameLink, sameText }: DuplicateListing) {
  return [
    ...(sameAddress ? (['approvals.sameAddress'] as const) : []),
    ...(sameLink ? (['approvals.sameLink'] as const) : []),
    ...(sameText ? (['approvals.sameDescription'] as const) : []),
  ];
}

function Refusals({ refusals }: { refusals: ListingReview['refusals'] }) {
  const t = useTranslations();
  if (refusals.length === 0) return null;
  return (
    <Card title={t('approvals.earlierRejections')}>
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
  const t = useTranslations();
  if (others.length === 0) return null;
  return (
    <Card title={t('approvals.otherListings')}>
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
  const t = useTranslations();
  const { id, name, otherNames, state, voteCount, ownerProvenAt, ownerId, ownerName } = other;
  return (
    <span class="row facts">
      <NameLink name={name} href={`/staff/listings/${id}`} />
      <OtherNames names={otherNames} />
      <span class="dim">{listingKind(other, t)}</span>
      {ownerProvenAt && <Pill tone="good">{t('approvals.ownerVerified')}</Pill>}
      {state !== 'public' && <Pill tone="idle">{t(STATES[state])}</Pill>}
      <span class="dim">{t('listing.votes', { count: voteCount })}</span>
      {hasOwner && (
        <span class="dim">
          {t.rich('approvals.byOwner', {
            owner: <NameLink name={ownerName} href={`/staff/people/${ownerId}`} />,
          })}
        </span>
      )}
    </span>
  );
}

/** What a listing is called in other languages. */
export function OtherNames({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((name) => (
        <bdi>{name}</bdi>
      ))}
    </>
  );
}

const STATES = {
  pending: 'approvals.waiting',
  refused: 'approvals.rejected',
  hidden: 'approvals.hidden',
} as const satisfies Readonly<Record<Exclude<OtherListing['state'], 'public'>, MessageKey>>;
