// What the owner wrote about a listing, as visitors see it, also for staff before it is public.
import { raw } from 'hono/html';
import type { Config } from '../../config.ts';
import { renderMarkdown } from '../../core/markdown.ts';
import type { Listing } from '../../listings/listing.ts';
import { languageName } from '../../listings/listing-fields.ts';
import { Card } from './card.tsx';
import { JoinCard } from './listing-aside.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { Tags } from './listing-item.tsx';
import { browsePath, listingKind } from './listing-labels.ts';
import { OwnerVerifiedPill } from './ownership.tsx';
import { Pill } from './pill.tsx';
import { planName } from './plan-names.ts';
import { Time } from './time.tsx';

interface HeadProps {
  readonly listing: Listing;
  readonly ownership: Config['ownership'];
  /** Part of another page, whose heading is the name already. */
  readonly isPreview?: boolean;
}

export function ListingHead({ listing, ownership, isPreview = false }: HeadProps) {
  return (
    <div class="stack close">
      <div class="listing-head">
        <ListingIcon listing={listing} large />
        <div>
          {isPreview ? (
            <p class="listing-name">
              <bdi>{listing.name}</bdi>
            </p>
          ) : (
            <h1>
              <bdi>{listing.name}</bdi>
            </h1>
          )}
          <span class="row facts">
            <a class="dim" href={browsePath(listing.type)}>
              {listingKind(listing)}
            </a>
            <OwnerVerifiedPill listing={listing} />
            {ownership !== 'off' && !listing.ownerProvenAt && <span class="dim">Owner not verified</span>}
            {listing.plan !== 'free' && <Pill tone="idle">{planName(listing.plan)} plan</Pill>}
            <span class="dim">
              Listed <Time at={listing.createdAt} />
            </span>
          </span>
        </div>
      </div>
      {listing.summary && (
        <p class="lead">
          <bdi>{listing.summary}</bdi>
        </p>
      )}
      <div class="row">
        <Tags type={listing.type} tags={listing.tags} />
      </div>
      {listing.languages.length > 0 && <p class="dim">Languages: {listing.languages.map(languageName).join(', ')}</p>}
    </div>
  );
}

/** Markdown, as in release notes (decision P30). Only the owner sees that it is missing. */
export function ListingDescription({ listing, isOwn }: { listing: Listing; isOwn: boolean }) {
  if (!listing.description && !isOwn) return null;
  return (
    <Card title="About">
      {listing.description ? (
        <div class="notes described" dir="auto">
          {raw(renderMarkdown(listing.description))}
        </div>
      ) : (
        <p class="dim">
          No description yet. <a href={`/dashboard/${listing.id}/settings`}>Add one</a> to tell visitors what to expect.
        </p>
      )}
    </Card>
  );
}

/** The page as visitors would see it. Its links lead where they will; its vote button does nothing. */
export function ListingPreview({ listing, ownership }: Pick<HeadProps, 'listing' | 'ownership'>) {
  return (
    <section class="card stack" aria-label={`Preview of ${listing.name}`}>
      <p class="dim note">As visitors would see it</p>
      <ListingHead listing={listing} ownership={ownership} isPreview />
      <ListingDescription listing={listing} isOwn={false} />
      <JoinCard listing={listing} />
      <button class="btn go big full" type="button" disabled>
        <span class="ellipsis">
          Vote for <bdi>{listing.name}</bdi>
        </span>
      </button>
    </section>
  );
}
