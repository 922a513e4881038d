// A short list with its heading and links to the whole list; and the items of listings that rise or were updated.
import type { Child } from 'hono/jsx';
import type { RisingListing, UpdatedListing } from '../../listings/front-page.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { ReviewAverages } from '../../reviews/review-switch.ts';
import { useTranslations } from '../translations.ts';
import { ListingItem } from './listing-item.tsx';
import { Time } from './time.tsx';

interface ListingSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
  readonly isOrdered?: boolean;
  readonly children?: Child | readonly Child[];
}

export function ListingSection({ title, note, links, isOrdered = false, children = [] }: ListingSectionProps) {
  const t = useTranslations();
  // A single child is not in a list.
  const items = [children].flat();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section>
      <div class="row between section-head">
        <h2>{title}</h2>
        <span class="row">
          {links.map(({ text, path }) => (
            <a href={path}>{text}</a>
          ))}
        </span>
      </div>
      {note && <p class="dim note">{note}</p>}
      {items.length > 0 ? (
        <List class="list tight">{items}</List>
      ) : (
        <p class="dim card">{t.rich('listing.noListings', { link: (text) => <a href="/dashboard/new">{text}</a> })}</p>
      )}
    </section>
  );
}

interface ItemProps<Entry> {
  readonly entry: Entry;
  readonly averages: ReviewAverages;
  readonly under: 'h1' | 'h2';
}

export function RisingItem({ entry: { listing, gain }, averages, under }: ItemProps<RisingListing>) {
  const t = useTranslations();
  const note = t('listing.gainedVotes', { count: gain });
  return <ListingItem listing={listing} averages={averages} note={note} under={under} />;
}

export function UpdatedItem({ entry: { listing, version, publishedAt }, averages, under }: ItemProps<UpdatedListing>) {
  const note = (
    <>
      <a href={listingPath(listing, '/changelog')}>
        <bdi>{version}</bdi>
      </a>{' '}
      <Time at={publishedAt} />
    </>
  );
  return <ListingItem listing={listing} averages={averages} note={note} under={under} />;
}
