// A listing in a list: position, name, summary, facts and the vote button.
import type { Child } from 'hono/jsx';
import { categoryKind, findCategory } from '../../listings/categories.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import type { ForeignTexts } from '../../listings/texts-in-language.ts';
import type { ReviewAverages } from '../../reviews/review-switch.ts';
import { categoryName } from '../category-texts.ts';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { browsePath, gameName, listPath } from './listing-labels.ts';
import { ListingLink } from './name.tsx';
import { OwnerVerifiedPill } from './ownership.tsx';
import { shortPlayerCount } from './player-count.tsx';
import { ItemRating } from './stars.tsx';

interface ListingItemProps {
  readonly listing: Pick<
    ShownListing,
    | 'id'
    | 'name'
    | 'icon'
    | 'summary'
    | 'type'
    | 'game'
    | 'servers'
    | 'tags'
    | 'categories'
    | 'country'
    | 'voteCount'
    | 'ownerProvenAt'
  > & {
    readonly players?: ShownListing['players'];
    readonly versions?: ShownListing['versions'];
    readonly foreignTexts?: ForeignTexts;
  };
  readonly averages: ReviewAverages;
  /** In a ranked list, from 1. */
  readonly position?: number | undefined;
  /** Why the listing is in this list. */
  readonly note?: Child;
  /** The level of the heading above the list. */
  readonly under: 'h1' | 'h2';
}

export function ListingItem(props: ListingItemProps) {
  const t = useTranslations();
  const { listing, averages, position, note } = props;
  const Heading = props.under === 'h1' ? 'h2' : 'h3';
  const { name, summary, type, servers } = listing;
  const players = shortPlayerCount(t, listing.players);
  return (
    <li class={position === undefined ? 'card item' : 'card item ranked'}>
      {position !== undefined && <span class="rank">{t.rich('browse.rank', { position, unseen })}</span>}
      <ListingIcon listing={listing} />
      <div class="item-words">
        <Heading>
          <ListingLink listing={listing} href={listingPath(listing)} />
        </Heading>
        {summary && (
          <p class="dim clamp" lang={listing.foreignTexts?.summary} dir="auto">
            {summary}
          </p>
        )}
        <div class="row facts">
          {note && <b>{note}</b>}
          {players && <b class="online">{players}</b>}
          {servers && <span class="dim">{t('listing.servers', { count: servers.serverCount })}</span>}
          <span class="dim">{t('listing.votes', { count: listing.voteCount })}</span>
          <ItemRating averages={averages} listingId={listing.id} />
          <OwnerVerifiedPill listing={listing} />
          <ServerFacts listing={listing} />
        </div>
        {listing.categories.length + listing.tags.length > 0 && (
          <div class="row item-tags">
            <CategoryChips listing={listing} />
            <Tags type={type} tags={tagsBesideCategories(listing)} />
          </div>
        )}
      </div>
      <a class="btn" href={listingPath(listing, '/vote')}>
        {t.rich('browse.voteFor', { name, unseen })}
      </a>
    </li>
  );
}

/** The game, the version and the country of a server. */
function ServerFacts({ listing }: Pick<ListingItemProps, 'listing'>) {
  const t = useTranslations();
  const { game, country, versions } = listing;
  if (!game) return null;
  const range = versionRange(versions ?? []);
  return (
    <>
      <span class="dim">
        {gameName(game)}
        {range && <span class="version"> {range}</span>}
      </span>
      {country && <span class="dim country">{t.countryName(country)}</span>}
    </>
  );
}

/** `1.21`, `1.8–1.21`. */
function versionRange(versions: readonly string[]): string | null {
  const sorted = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? first : `${first}–${last}`;
}

/** Links to the pages of the listing's categories. */
export function CategoryChips({ listing }: { listing: Pick<Listing, 'type' | 'game' | 'categories'> }) {
  const t = useTranslations();
  const { type, game, categories } = listing;
  const kind = categoryKind(listing);
  const known = kind ? categories.flatMap((slug) => findCategory(kind, slug) ?? []) : [];
  return (
    <>
      {known.map(({ slug }) => (
        <a class="tag category" href={listPath({ type, game, category: slug })}>
          <Glyph name={slug} />
          {categoryName(t, { slug })}
        </a>
      ))}
    </>
  );
}

/** A tag that is called like one of the listing's categories would show the same word twice. */
export function tagsBesideCategories({ tags, categories }: Pick<Listing, 'tags' | 'categories'>): readonly string[] {
  return tags.filter((tag) => !categories.includes(tag));
}

export function Tags({ type, tags }: { type: ShownListing['type']; tags: readonly string[] }) {
  return (
    <>
      {tags.map((tag) => (
        <a class="tag" href={`${browsePath(type)}?tag=${encodeURIComponent(tag)}`}>
          <bdi>{tag}</bdi>
        </a>
      ))}
    </>
  );
}
