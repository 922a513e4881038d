// What the owner wrote about a listing, as visitors see it, also for staff before it is public.
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import type { PageParts } from '../../listings/page-parts.ts';
import type { ForeignTexts } from '../../listings/texts-in-language.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { ListingBanner } from './listing-banner.tsx';
import { JoinFacts, ListingDetailsCard } from './listing-facts.tsx';
import { ListingGallery } from './listing-gallery.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { CategoryChips, Tags, tagsBesideCategories } from './listing-item.tsx';
import { listingKind, listPath } from './listing-labels.ts';
import { ListingLinksCard } from './listing-links.tsx';
import { ListingName } from './name.tsx';
import { OwnerVerifiedPill } from './ownership.tsx';
import { Pill } from './pill.tsx';
import { planName } from './plan-names.ts';

interface HeadProps {
  readonly listing: Listing & { readonly foreignTexts?: ForeignTexts };
  readonly ownership: Config['ownership'];
  /** Part of another page, whose heading is the name already. */
  readonly isPreview?: boolean;
  /** Below the name and the summary. */
  readonly children?: Child;
}

export function ListingHead({ listing, ownership, isPreview = false, children }: HeadProps) {
  const t = useTranslations();
  return (
    <div class="stack close listing-top">
      <div class="listing-head">
        <ListingIcon listing={listing} large />
        <div>
          {isPreview ? (
            <p class="listing-name">
              <ListingName listing={listing} />
            </p>
          ) : (
            <h1>
              <ListingName listing={listing} />
            </h1>
          )}
          <span class="row facts">
            <a class="dim" href={listPath(listing)}>
              {listingKind(listing, t)}
            </a>
            <OwnerVerifiedPill listing={listing} />
            {ownership !== 'off' && !listing.ownerProvenAt && <span class="dim">{t('listing.ownerNotVerified')}</span>}
            {listing.plan !== 'free' && <Pill tone="idle">{t('listing.plan', { plan: planName(listing.plan) })}</Pill>}
          </span>
        </div>
      </div>
      {listing.summary && (
        <p class="lead">
          <bdi lang={listing.foreignTexts?.summary}>{listing.summary}</bdi>
        </p>
      )}
      {children}
      <ListingTags listing={listing} />
    </div>
  );
}

function ListingTags({ listing }: Pick<HeadProps, 'listing'>) {
  if (listing.categories.length + listing.tags.length === 0) return null;
  return (
    <div class="row item-tags">
      <CategoryChips listing={listing} />
      <Tags type={listing.type} tags={tagsBesideCategories(listing)} />
    </div>
  );
}

interface DescriptionProps {
  readonly listing: Pick<Listing, 'id'> & { readonly foreignTexts?: ForeignTexts };
  /** As HTML; see listing-description.ts. */
  readonly description: string;
  readonly isOwn: boolean;
}

/** Only the owner sees that it is missing. */
export function ListingDescription({ listing, description, isOwn }: DescriptionProps) {
  const t = useTranslations();
  if (!description && !isOwn) return null;
  const foreign = listing.foreignTexts?.description;
  return (
    <Card title={t('listing.about')}>
      {description && foreign && foreign !== listing.foreignTexts?.summary && (
        <p class="dim note">{t('listing.textsIn', { language: t.languageName(foreign) })}</p>
      )}
      {description ? (
        <div class="notes described" dir="auto" lang={foreign}>
          {raw(description)}
        </div>
      ) : (
        <p class="dim">
          {t.rich('listing.noDescription', {
            link: (text) => <a href={`/dashboard/${listing.id}/page#description`}>{text}</a>,
          })}
        </p>
      )}
    </Card>
  );
}

interface ListingPreviewProps extends Pick<HeadProps, 'listing' | 'ownership'>, Pick<DescriptionProps, 'description'> {
  readonly parts: PageParts;
}

/** The page as visitors would see it. Its links lead where they will; its vote button does nothing. */
export function ListingPreview({ listing, description, ownership, parts }: ListingPreviewProps) {
  const t = useTranslations();
  const { pictures, team } = parts;
  return (
    <section class="card stack" aria-label={t('listing.previewOf', { name: listing.name })}>
      <p class="dim note">{t('listing.asVisitorsSee')}</p>
      <ListingBanner listing={listing} sizes="(min-width: 56rem) 45rem, 100vw" lazy />
      <ListingHead listing={listing} ownership={ownership} isPreview>
        <JoinFacts listing={listing} />
      </ListingHead>
      <ListingGallery listing={listing} pictures={pictures} />
      <ListingDescription listing={listing} description={description} isOwn={false} />
      <ListingDetailsCard listing={listing} team={team} />
      <ListingLinksCard listing={listing} />
      <button class="btn go big full" type="button" disabled>
        <span class="clamp">{t.rich('vote.voteFor', { name: <bdi>{listing.name}</bdi> })}</span>
      </button>
    </section>
  );
}
