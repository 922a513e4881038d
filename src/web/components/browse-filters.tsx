// The filters of a list: a plain GET form. On a phone it is a sheet that a button opens, without script.
import type { Edition } from '../../game-servers/server-poll.ts';
import { countriesIn, countryName, REGIONS } from '../../listings/countries.ts';
import type { FacetChoices, Facets } from '../../listings/facets.ts';
import { languageName } from '../../listings/listing-fields.ts';
import { type BrowseSearch, hasFilters, searchFields, searchPath } from '../search-url.ts';
import { countOf } from './browse-nav.tsx';
import { Button } from './button.tsx';
import { formatNumber } from './figures.tsx';
import { Glyph } from './glyph.tsx';
import { EDITION_NAMES, listPath } from './listing-labels.ts';

interface BrowseFiltersProps {
  readonly search: BrowseSearch;
  readonly facets: Facets;
  /** Popular ones. */
  readonly tags: readonly string[];
  /** Whether the service knows which servers are online. */
  readonly hasPlayerCounts: boolean;
}

export function BrowseFilters({ search, facets, tags, hasPlayerCounts }: BrowseFiltersProps) {
  const others = tags.filter((tag) => !search.tags.includes(tag));
  const isOffered = search.online || countOf(facets.online, 'online') !== 0;
  const hasOnline = hasPlayerCounts && search.type === 'game' && isOffered;
  const hasForm = hasOnline || selectsOf(search, facets).length > 0;
  if (!hasForm && others.length === 0) return null;
  return (
    <>
      <button class="btn filter-opener" type="button" popovertarget="filters">
        <Glyph name="filter" /> Filters
        {hasFilters(search) && <span class="unseen"> (some are set)</span>}
      </button>
      <div class="filter-sheet" id="filters" popover="auto">
        <div class="row between filter-head">
          <b>Filters</b>
          <button class="btn small" type="button" popovertarget="filters" popovertargetaction="hide">
            Close
          </button>
        </div>
        {hasForm && <FilterForm search={search} facets={facets} hasOnline={hasOnline} />}
        {others.length > 0 && (
          <nav class="popular" aria-label="Popular tags">
            <b class="browse-kinds-title" aria-hidden="true">
              Popular tags
            </b>
            <div class="row">
              {others.map((tag) => (
                <a class="tag" href={searchPath(search, { tags: [...search.tags, tag] })} rel="nofollow">
                  {tag}
                </a>
              ))}
            </div>
          </nav>
        )}
      </div>
    </>
  );
}

function FilterForm({ search, facets, hasOnline }: { search: BrowseSearch; facets: Facets; hasOnline: boolean }) {
  const kept = searchFields({
    ...search,
    language: null,
    place: null,
    version: null,
    edition: null,
    online: false,
    page: 1,
    openedAt: null,
  });
  const online = countOf(facets.online, 'online');
  return (
    <form class="filter-form" action={listPath(search)}>
      {kept.map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {hasOnline && (
        <label class="choice">
          <input type="checkbox" name="online" value="1" checked={search.online} />
          <span>Online now {online !== null && <span class="dim">({formatNumber(online)})</span>}</span>
        </label>
      )}
      {selectsOf(search, facets).map((select) => (
        <FilterSelect {...select} />
      ))}
      <Button text="Apply filters" />
    </form>
  );
}

interface Option {
  readonly value: string;
  readonly text: string;
  readonly count: number | null;
}

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly chosen: string | null;
  readonly groups: readonly { readonly label: string | null; readonly options: readonly Option[] }[];
}

function FilterSelect({ name, label, any, chosen, groups }: FilterSelectProps) {
  return (
    <div class="field">
      <label for={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name}>
        <option value="">{any}</option>
        {groups.map((group) =>
          group.label === null ? (
            <Options options={group.options} chosen={chosen} />
          ) : (
            <optgroup label={group.label}>
              <Options options={group.options} chosen={chosen} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}

function Options({ options, chosen }: { options: readonly Option[]; chosen: string | null }) {
  return (
    <>
      {options.map(({ value, text, count }) => (
        <option value={value} selected={value === chosen}>
          {count === null ? text : `${text} (${formatNumber(count)})`}
        </option>
      ))}
    </>
  );
}

/** Those with something to choose from. */
function selectsOf(search: BrowseSearch, facets: Facets): readonly FilterSelectProps[] {
  const { language, place, version, edition } = search;
  const languages = optionsOf(facets.language, language, languageName);
  const versions = optionsOf(facets.version, version, (text) => text).sort(newestVersionFirst);
  const editions = optionsOf(facets.edition, edition, (name) => EDITION_NAMES[name as Edition] ?? name);
  const places = placeGroups(facets.country, place);
  return [
    {
      name: 'language',
      label: 'Language',
      any: 'Any language',
      chosen: language,
      groups: [{ label: null, options: languages }],
    },
    { name: 'country', label: 'Country or region', any: 'Anywhere', chosen: place, groups: places },
    {
      name: 'version',
      label: 'Version',
      any: 'Any version',
      chosen: version,
      groups: [{ label: null, options: versions }],
    },
    {
      name: 'edition',
      label: 'Edition',
      any: 'Any edition',
      chosen: edition,
      groups: [{ label: null, options: editions }],
    },
  ].filter(({ groups }) => groups.some(({ options }) => options.length > 0));
}

function optionsOf(choices: FacetChoices, chosen: string | null, nameOf: (value: string) => string): Option[] {
  const values = new Set([...choices.values, ...(chosen ? [chosen] : [])]);
  return [...values]
    .map((value) => ({ value, text: nameOf(value), count: countOf(choices, value) }))
    .sort((one, other) => one.text.localeCompare(other.text, 'en'));
}

function newestVersionFirst(one: Option, other: Option): number {
  return other.text.localeCompare(one.text, 'en', { numeric: true });
}

/** Regions with listings, then their countries. */
function placeGroups(choices: FacetChoices, chosen: string | null): FilterSelectProps['groups'] {
  const countries = optionsOf(choices, chosen?.length === 2 ? chosen : null, countryName);
  const regions = REGIONS.filter(
    ({ slug, countries: codes }) => slug === chosen || codes.some((code) => choices.values.includes(code)),
  );
  const options = regions.map(({ slug, name }) => ({ value: slug, text: name, count: countIn(choices, slug) }));
  return [
    { label: 'Regions', options },
    { label: 'Countries', options: countries },
  ].filter((group) => group.options.length > 0);
}

function countIn({ counts }: FacetChoices, region: string): number | null {
  return counts && countriesIn(region).reduce((sum, code) => sum + (counts.get(code) ?? 0), 0);
}
