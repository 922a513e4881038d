// The games and categories next to a list, each with its icon and the number of its listings; and what a search is
// narrowed to, each as a link that removes it.
import { categoryKind } from '../../listings/categories.ts';
import type { FacetChoices, Facets } from '../../listings/facets.ts';
import { GAMES } from '../../listings/listing.ts';
import { namedCategories } from '../category-texts.ts';
import { placeName } from '../place-names.ts';
import { type BrowseSearch, searchPath } from '../search-url.ts';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { EDITION_NAMES, gameName } from './listing-labels.ts';

interface BrowseNavProps {
  readonly search: BrowseSearch;
  readonly facets: Facets;
}

export function BrowseNav({ search, facets }: BrowseNavProps) {
  const t = useTranslations();
  const kind = categoryKind(search);
  return (
    <>
      {search.type === 'game' && <GameLinks search={search} facets={facets} />}
      {kind && (
        <NavLinks
          label={t('browse.categories')}
          links={[
            {
              icon: 'all',
              text: t('browse.allCategories'),
              path: searchPath(search, { category: null }),
              isChosen: !search.category,
            },
            ...namedCategories(t, kind).map(({ slug, name }) => ({
              icon: slug,
              text: name,
              path: searchPath(search, { category: slug }),
              isChosen: slug === search.category,
              count: countOf(facets.category, slug),
            })),
          ]}
        />
      )}
    </>
  );
}

function GameLinks({ search, facets }: BrowseNavProps) {
  const t = useTranslations();
  return (
    <NavLinks
      label={t('browse.games')}
      links={[
        { icon: 'all', text: t('browse.allGames'), path: searchPath(search, { game: null }), isChosen: !search.game },
        ...GAMES.map((game) => ({
          icon: game,
          text: gameName(game),
          path: search.game === game ? searchPath(search, { category: null }) : searchPath(search, { game }),
          isChosen: search.game === game,
          count: countOf(facets.game, game),
        })),
      ]}
    />
  );
}

/** Null if it is not known. */
export function countOf({ counts }: FacetChoices, value: string): number | null {
  return counts ? (counts.get(value) ?? 0) : null;
}

interface NavLinkProps {
  readonly icon: string;
  readonly text: string;
  readonly path: string;
  readonly isChosen: boolean;
  readonly count?: number | null;
}

function NavLinks({ label, links }: { label: string; links: readonly NavLinkProps[] }) {
  const t = useTranslations();
  return (
    <nav class="browse-kinds" aria-label={label}>
      <b class="browse-kinds-title" aria-hidden="true">
        {label}
      </b>
      <ul>
        {links.map(({ icon, text, path, isChosen, count = null }) => (
          <li>
            <a href={path} aria-current={isChosen ? 'true' : undefined} class={count === 0 ? 'none' : undefined}>
              <Glyph name={icon} />
              <span>{text}</span>
              {count !== null && <span class="kind-count">{t.rich('browse.listings', { count, unseen })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chosen filters. A game and a category have links of their own. */
export function ChosenFilters({ search }: { search: BrowseSearch }) {
  const t = useTranslations();
  const { tags, language, place, version, edition, online } = search;
  const chosen: readonly (readonly [text: string, change: Partial<BrowseSearch>])[] = [
    ...(online ? [[t('browse.onlineNow'), { online: false }] as const] : []),
    ...(language ? [[t.languageName(language), { language: null }] as const] : []),
    ...(place ? [[placeName(t, place), { place: null }] as const] : []),
    ...(version ? [[t('browse.versionIs', { version }), { version: null }] as const] : []),
    ...(edition ? [[EDITION_NAMES[edition], { edition: null }] as const] : []),
    ...tags.map((tag) => [tag, { tags: tags.filter((one) => one !== tag) }] as const),
  ];
  if (chosen.length === 0) return null;
  return (
    <nav class="chips tags" aria-label={t('browse.chosenFilters')}>
      {chosen.map(([text, change]) => (
        <a class="chip" href={searchPath(search, change)} aria-current="true">
          {t.rich('browse.removeFilter', { filter: text, unseen })}
          <span class="chip-remove" aria-hidden="true">
            ×
          </span>
        </a>
      ))}
      {chosen.length > 1 && (
        <a class="chip" href={searchPath(search, { ...NO_LIST_FILTERS, tags: [] })}>
          {t('browse.clearAll')}
        </a>
      )}
    </nav>
  );
}

export const NO_LIST_FILTERS = { language: null, place: null, version: null, edition: null, online: false };
