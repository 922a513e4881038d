// An empty list: says why it is empty (decision P141), and offers to remove one filter at a time.
import type { Translations } from '../../messages/translations.ts';
import { pluralOf } from '../browse-headings.ts';
import { type BrowseSearch, hasFilters, type ListScope, searchPath } from '../search-url.ts';
import { useTranslations } from '../translations.ts';
import { NO_LIST_FILTERS } from './browse-nav.tsx';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { browsePath, gameName, listPath } from './listing-labels.ts';

/** `nothing_listed`: there are no listings of this type, game and category at all. */
export type EmptyReason = 'nothing_listed' | 'no_match';

interface NoResultsProps {
  readonly search: BrowseSearch;
  /** Whether listings with similar names are shown below. */
  readonly hasSimilar: boolean;
  readonly reason: EmptyReason;
}

export function NoResults({ search, hasSimilar, reason }: NoResultsProps) {
  const t = useTranslations();
  const { type, query, tags, game } = search;
  const isListed = reason === 'no_match';
  const isBot = type === 'bot';
  return (
    <EmptyState
      title={isListed ? noMatchTitle(t, search) : t('browse.noneYet', { list: pluralOf(t, search) })}
      text={advice(t, search, { hasSimilar, reason })}
    >
      {!isListed && (
        <ButtonLink
          text={t(isBot ? 'browse.addYourBot' : 'browse.addYourServer')}
          href={`/dashboard/new${newListingQuery(search)}`}
          look="go"
        />
      )}
      {tags.length > 0 && (
        <ButtonLink text={t('browse.removeTags', { tags: tags.length })} href={searchPath(search, { tags: [] })} />
      )}
      {hasFilters(search) && <ButtonLink text={t('browse.removeFilters')} href={searchPath(search, NO_LIST_FILTERS)} />}
      <WiderLink search={search} />
      {game && !search.category && (
        <ButtonLink
          text={t(query || tags.length > 0 || hasFilters(search) ? 'browse.searchAllGames' : 'browse.showAllGames')}
          href={searchPath(search, { game: null })}
        />
      )}
      {query && (
        <ButtonLink
          text={t(isBot ? 'browse.searchServersInstead' : 'browse.searchBotsInstead')}
          href={searchPath(search, { type: isBot ? 'game' : 'bot', tags: [], game: null })}
        />
      )}
      {isListed && (
        <ButtonLink text={t(isBot ? 'browse.showAllBots' : 'browse.showAllServers')} href={browsePath(type)} />
      )}
    </EmptyState>
  );
}

/** Out of a category, to all of its game or type. */
function WiderLink({ search }: { search: BrowseSearch }) {
  const t = useTranslations();
  if (!search.category) return null;
  const { type, game } = search;
  const isSearch = search.query !== '' || search.tags.length > 0 || hasFilters(search);
  return isSearch ? (
    <ButtonLink
      text={game ? t('browse.searchAllServersOf', { game: gameName(game) }) : t('browse.searchAllBots')}
      href={searchPath(search, { category: null })}
    />
  ) : (
    <ButtonLink
      text={game ? t('browse.browseAllServersOf', { game: gameName(game) }) : t('browse.browseAllBots')}
      href={listPath({ type, game })}
    />
  );
}

function noMatchTitle(t: Translations, search: BrowseSearch): string {
  const { query, tags } = search;
  if (query || hasFilters(search)) return t('browse.noResults');
  return t('browse.noneTagged', { list: pluralOf(t, search), tags: tags.length });
}

function newListingQuery({ type, game, category }: ListScope): string {
  if (type === 'game' && !game) return '';
  const fields = new URLSearchParams({ kind: game ?? 'bot', ...(category && { categories: category }) });
  return `?${fields}`;
}

function advice(
  t: Translations,
  search: BrowseSearch,
  { hasSimilar, reason }: Pick<NoResultsProps, 'hasSimilar' | 'reason'>,
): string {
  if (hasSimilar) return t('browse.similarBelow');
  if (reason === 'nothing_listed')
    return search.category ? t('browse.beFirstOfCategory') : t('browse.beFirst', { type: search.type });
  if (!search.query) return t(hasFilters(search) ? 'browse.removeOrChooseFilter' : 'browse.otherTag');
  const isNarrow = search.tags.length > 0 || search.game || search.category || hasFilters(search);
  return t(isNarrow ? 'browse.fewerWordsOrFilters' : 'browse.fewerWords');
}
