// The filters of a list: a plain GET form. On a phone it is a sheet that a button opens, without script.
import type { Edition } from '../../game-servers/server-poll.ts';
import { countriesIn, REGIONS } from '../../listings/countries.ts';
import type { FacetChoices, Facets } from '../../listings/facets.ts';
import type { Translations } from '../../messages/translations.ts';
import { regionName } from '../place-names.ts';
import { type BrowseSearch, hasFilters, searchFields, searchPath } from '../search-url.ts';
import { useTranslations } from '../translations.ts';
import { countOf } from './browse-nav.tsx';
import { Button, unseen } from './button.tsx';
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
  const t = useTranslations();
  const others = tags.filter((tag) => !search.tags.includes(tag));
  const isOffered = search.online || countOf(facets.online, 'online') !== 0;
  const hasOnline = hasPlayerCounts && search.type === 'game' && isOffered;
  const hasForm = hasOnline || selectsOf(t, search, facets).length > 0;
  if (!hasForm && others.length === 0) return null;
  return (
    <>
      <button class="btn filter-opener" type="button" popovertarget="filters">
        <Glyph name="filter" /> {hasFilters(search) ? t.rich('browse.filtersSet', { unseen }) : t('browse.filters')}
      </button>
      <div class="filter-sheet" id="filters" popover="auto">
        <div class="row between filter-head">
          <b>{t('browse.filters')}</b>
          <button class="btn small" type="button" popovertarget="filters" popovertargetaction="hide">
            {t('buttons.close')}
          </button>
        </div>
        {hasForm && <FilterForm search={search} facets={facets} hasOnline={hasOnline} />}
        {others.length > 0 && (
          <nav class="popular" aria-label={t('browse.popularTags')}>
            <b class="browse-kinds-title" aria-hidden="true">
              {t('browse.popularTags')}
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
  const t = useTranslations();
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
          <span>
            {online === null
              ? t('browse.onlineNow')
              : t.rich('browse.onlineNowCount', { count: online, dim: (text) => <span class="dim">{text}</span> })}
          </span>
        </label>
      )}
      {selectsOf(t, search, facets).map((select) => (
        <FilterSelect {...select} />
      ))}
      <Button text={t('browse.apply')} />
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
  const t = useTranslations();
  return (
    <>
      {options.map(({ value, text, count }) => (
        <option value={value} selected={value === chosen}>
          {count === null ? text : t('browse.choiceCount', { choice: text, count })}
        </option>
      ))}
    </>
  );
}

/** Those with something to choose from. */
function selectsOf(t: Translations, search: BrowseSearch, facets: Facets): readonly FilterSelectProps[] {
  const { language, place, version, edition } = search;
  const languages = optionsOf(t, { choices: facets.language, chosen: language, nameOf: t.languageName });
  const versions = optionsOf(t, { choices: facets.version, chosen: version, nameOf: (text) => text }).sort(
    newestVersionFirst,
  );
  const editions = optionsOf(t, {
    choices: facets.edition,
    chosen: edition,
    nameOf: (name) => EDITION_NAMES[name as Edition] ?? name,
  });
  const places = placeGroups(t, facets.country, place);
  return [
    {
      name: 'language',
      label: t('browse.language'),
      any: t('browse.anyLanguage'),
      chosen: language,
      groups: [{ label: null, options: languages }],
    },
    { name: 'country', label: t('browse.countryOrRegion'), any: t('browse.anywhere'), chosen: place, groups: places },
    {
      name: 'version',
      label: t('browse.version'),
      any: t('browse.anyVersion'),
      chosen: version,
      groups: [{ label: null, options: versions }],
    },
    {
      name: 'edition',
      label: t('browse.edition'),
      any: t('browse.anyEdition'),
      chosen: edition,
      groups: [{ label: null, options: editions }],
    },
  ].filter(({ groups }) => groups.some(({ options }) => options.length > 0));
}

interface OptionsSource {
  readonly choices: FacetChoices;
  readonly chosen: string | null;
  readonly nameOf: (value: string) => string;
}

function optionsOf(t: Translations, { choices, chosen, nameOf }: OptionsSource): Option[] {
  const values = new Set([...choices.values, ...(chosen ? [chosen] : [])]);
  return [...values]
    .map((value) => ({ value, text: nameOf(value), count: countOf(choices, value) }))
    .sort((one, other) => one.text.localeCompare(other.text, t.locale));
}

function newestVersionFirst(one: Option, other: Option): number {
  return other.text.localeCompare(one.text, 'en', { numeric: true });
}

/** Regions with listings, then their countries. */
function placeGroups(t: Translations, choices: FacetChoices, chosen: string | null): FilterSelectProps['groups'] {
  const country = chosen?.length === 2 ? chosen : null;
  const countries = optionsOf(t, { choices, chosen: country, nameOf: t.countryName });
  const regions = REGIONS.filter(
    ({ slug, countries: codes }) => slug === chosen || codes.some((code) => choices.values.includes(code)),
  );
  const options = regions.map(({ slug }) => ({
    value: slug,
    text: regionName(t, slug),
    count: countIn(choices, slug),
  }));
  return [
    { label: t('browse.regions'), options },
    { label: t('browse.countries'), options: countries },
  ].filter((group) => group.options.length > 0);
}

function countIn({ counts }: FacetChoices, region: string): number | null {
  return counts && countriesIn(region).reduce((sum, code) => sum + (counts.get(code) ?? 0), 0);
}
