// A listing in a list: position, name, summary, facts and the vote button.
import type { Child } from 'hono/jsx';
import { listingPath } from '../../listings/listing-path.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import { ButtonLink } from './button.tsx';
import { formatCount } from './figures.tsx';
import { ListingIcon } from './listing-icon.tsx';
import { browsePath, gameName } from './listing-labels.ts';
import { NameLink } from './name.tsx';
import { OwnerVerifiedPill } from './ownership.tsx';
import { shortPlayerCount } from './player-count.tsx';

interface ListingItemProps {
  readonly listing: Pick<
    ShownListing,
    'id' | 'name' | 'icon' | 'summary' | 'type' | 'game' | 'servers' | 'tags' | 'voteCount' | 'ownerProvenAt'
  > & { readonly players?: ShownListing['players'] };
  /** In a ranked list, from 1. */
  readonly position?: number | undefined;
  /** Why the listing is in this list. */
  readonly note?: Child;
  /** The level of the heading above the list. */
  readonly under: 'h1' | 'h2';
}

export function ListingItem(props: ListingItemProps) {
  const { listing, position, note } = props;
  const Heading = props.under === 'h1' ? 'h2' : 'h3';
  const { name, summary, type, game, servers } = listing;
  const players = shortPlayerCount(listing.players);
  return (
    <li class={position === undefined ? 'card item' : 'card item ranked'}>
      {position !== undefined && (
        <span class="rank">
          <span class="unseen">Rank </span>
          {position}
        </span>
      )}
      <ListingIcon listing={listing} />
      <div class="item-words">
        <Heading>
          <NameLink name={name} href={listingPath(listing)} />
        </Heading>
        {summary && (
          <p class="dim clamp">
            <bdi>{summary}</bdi>
          </p>
        )}
        <div class="row facts">
          {note && <b>{note}</b>}
          <OwnerVerifiedPill listing={listing} />
          <span class="dim">{formatCount(listing.voteCount, 'vote')}</span>
          {servers && <span class="dim">{formatCount(servers.serverCount, 'server')}</span>}
          {players && <span class="dim">{players}</span>}
          {game && <span class="dim">{gameName(game)}</span>}
          <Tags type={type} tags={listing.tags} />
        </div>
      </div>
      <ButtonLink text="Vote" unseen={`for ${name}`} href={listingPath(listing, '/vote')} />
    </li>
  );
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
