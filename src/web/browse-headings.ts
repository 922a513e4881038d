// What a list is called: headings, titles and breadcrumbs of all bots, a game's servers, and categories.
import { type Category, categoryKind, findCategory } from '../listings/categories.ts';
import type { Translations } from '../messages/translations.ts';
import { aboutCategory, categoryListName, categoryName, type ListNameForm } from './category-texts.ts';
import type { Crumb } from './components/breadcrumbs.tsx';
import { gameName, listPath } from './components/listing-labels.ts';
import type { ListScope } from './search-url.ts';

export function categoryOf(scope: ListScope): Category | null {
  const kind = categoryKind(scope);
  return kind && scope.category ? findCategory(kind, scope.category) : null;
}

/** `Bots`, `Music bots`, `Game servers`, `Hytale servers`, `Minecraft skyblock servers`. */
export function headingOf(t: Translations, scope: ListScope): string {
  return listName(t, scope, 'heading');
}

/** The same, for use inside a sentence. */
export function pluralOf(t: Translations, scope: ListScope): string {
  return listName(t, scope, 'sentence');
}

function listName(t: Translations, scope: ListScope, form: ListNameForm): string {
  const category = categoryOf(scope);
  if (category) return categoryListName(t, category, form);
  if (scope.type === 'bot') return t('categoryPages.bots', { form });
  if (!scope.game) return t('categoryPages.gameServers', { form });
  return t('categoryPages.serversOfGame', { game: gameName(scope.game) });
}

/** What the list contains, for its head and for search engines. */
export function describeList(t: Translations, scope: ListScope, displayName: string): string {
  const category = categoryOf(scope);
  if (category) return aboutCategory(t, category);
  return t('browse.description', { list: headingOf(t, scope), site: displayName });
}

/** From the list of the type down to this one; a single one needs no breadcrumbs. */
export function crumbsOf(t: Translations, scope: ListScope): readonly Crumb[] {
  const { type, game } = scope;
  const category = categoryOf(scope);
  const whole = { type, game: null };
  return [
    { text: headingOf(t, { ...whole, category: null }), path: listPath(whole) },
    ...(game ? [{ text: gameName(game), path: listPath({ type, game }) }] : []),
    ...(category ? [{ text: categoryName(t, category), path: listPath(scope) }] : []),
  ];
}
