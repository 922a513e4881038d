// Lists with categories and filters, and the parts of the home page.
import type { FacetChoices, Facets } from '../../../src/listings/facets.ts';
import { Breadcrumbs } from '../../../src/web/components/breadcrumbs.tsx';
import { NoResults } from '../../../src/web/components/browse-empty.tsx';
import { BrowseFilters } from '../../../src/web/components/browse-filters.tsx';
import { BrowseNav, ChosenFilters } from '../../../src/web/components/browse-nav.tsx';
import { CategoryTiles } from '../../../src/web/components/category-tiles.tsx';
import { Glyph } from '../../../src/web/components/glyph.tsx';
import { ListingItem } from '../../../src/web/components/listing-item.tsx';
import { ListingSection, RisingItem, UpdatedItem } from '../../../src/web/components/listing-section.tsx';
import type { BrowseSearch } from '../../../src/web/search-url.ts';
import { aListing, HOSTILE, hostileListing, LONG, minutesAgo, SAMPLE_AVERAGES, shownBot } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const SEARCH: BrowseSearch = {
  type: 'game',
  game: 'minecraft',
  category: 'skyblock',
  query: '',
  tags: ['averyveryverylongtagname'],
  language: 'de',
  place: 'europe',
  version: '1.21',
  edition: 'bedrock',
  online: true,
  sort: 'rank',
  page: 1,
  perPage: 20,
  openedAt: null,
};
const NOTHING: BrowseSearch = {
  ...SEARCH,
  tags: [],
  language: null,
  place: null,
  version: null,
  edition: null,
  online: false,
};

function choices(counts: Readonly<Record<string, number>>, areExact = true): FacetChoices {
  return { values: Object.keys(counts), counts: areExact ? new Map(Object.entries(counts)) : null };
}

const FACETS: Facets = {
  category: choices({ skyblock: 1_204, pvp: 3 }),
  game: choices({ minecraft: 48_020, hytale: 1 }),
  language: choices({ de: 12, en: 900 }, false),
  country: choices({ DE: 12, US: 40 }),
  version: choices({ '1.21': 30, '1.8': 2 }),
  edition: choices({ java: 30, bedrock: 4 }),
  online: choices({ online: 31 }),
};

export const BROWSING: readonly Specimen[] = [
  {
    part: 'breadcrumbs',
    states: [
      state('of a category', () => (
        <Breadcrumbs
          crumbs={[
            { text: 'Game servers', path: '#parts' },
            { text: 'Minecraft', path: '#parts' },
            { text: 'Skyblock', path: '#parts' },
          ]}
        />
      )),
    ],
  },
  {
    part: 'glyph',
    states: [
      state('with its name', () => (
        <p class="with-glyph">
          <Glyph name="skyblock" /> Skyblock
        </p>
      )),
    ],
  },
  {
    part: 'browse-nav',
    states: [
      state('games and categories', () => <BrowseNav search={SEARCH} facets={FACETS} />),
      state('chosen filters', () => <ChosenFilters search={SEARCH} />),
    ],
  },
  {
    part: 'browse-filters',
    states: [
      state('some are set', () => (
        <BrowseFilters search={SEARCH} facets={FACETS} tags={['calm', 'events']} hasPlayerCounts />
      )),
    ],
  },
  {
    part: 'browse-empty',
    states: [
      state('nothing is listed', () => <NoResults search={NOTHING} hasSimilar={false} reason="nothing_listed" />),
      state('no match', () => (
        <NoResults search={{ ...SEARCH, query: HOSTILE }} hasSimilar={false} reason="no_match" />
      )),
    ],
  },
  {
    part: 'category-tiles',
    states: [
      state('with numbers', () => (
        <CategoryTiles
          counts={[
            { kind: 'bot', listings: 1_204, categories: new Map([['music', 900]]) },
            { kind: 'fivem', listings: 0, categories: new Map() },
          ]}
        />
      )),
    ],
  },
  {
    part: 'listing-item',
    states: [
      state('in a list', () => (
        <ol class="list">
          <ListingItem listing={aListing()} averages={SAMPLE_AVERAGES} position={1} under="h2" />
          <ListingItem listing={shownBot()} averages={SAMPLE_AVERAGES} position={1_204} under="h2" />
          <ListingItem listing={hostileListing()} averages={SAMPLE_AVERAGES} under="h2" />
        </ol>
      )),
    ],
  },
  {
    part: 'listing-section',
    states: [
      state('rising and updated', () => (
        <ListingSection title="Rising" note={LONG} links={[{ text: 'See all rising', path: '#parts' }]}>
          <RisingItem entry={{ listing: aListing(), gain: 1_204 }} averages={SAMPLE_AVERAGES} under="h2" />
          <UpdatedItem
            entry={{ listing: hostileListing(), version: HOSTILE, publishedAt: minutesAgo(3) }}
            averages={SAMPLE_AVERAGES}
            under="h2"
          />
        </ListingSection>
      )),
      state('empty', () => <ListingSection title="Top bots" links={[]} />),
    ],
  },
];
