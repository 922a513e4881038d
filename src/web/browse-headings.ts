// What a list is called: headings, titles and breadcrumbs of all bots, a game's servers, and categories.
import { type Category, categoryKind, findCategory } from '../listings/categories.ts';
import type { Crumb } from './components/breadcrumbs.tsx';
import { gameName, listPath } from './components/listing-labels.ts';
import type { ListScope } from './search-url.ts';

export function categoryOf(scope: ListScope): Category | null {
  const kind = categoryKind(scope);
  return kind && scope.category ? findCategory(kind, scope.category) : null;
}

/** `Bots`, `Music bots`, `Game servers`, `Hytale servers`, `Minecraft skyblock servers`. */
export function headingOf(scope: ListScope): string {
  const plural = pluralOf(scope);
  return plural.charAt(0).toUpperCase() + plural.slice(1);
}

/** The same, for use inside a sentence. */
export function pluralOf(scope: ListScope): string {
  const adjective = categoryOf(scope)?.adjective;
  if (scope.type === 'bot') return adjective ? `${adjective} bots` : 'bots';
  if (!scope.game) return 'game servers';
  return adjective ? `${gameName(scope.game)} ${adjective} servers` : `${gameName(scope.game)} servers`;
}

/** What the list contains, for its head and for search engines. */
export function describeList(scope: ListScope, displayName: string): string {
  const about = categoryOf(scope)?.about;
  if (about) return about;
  return `${headingOf(scope)} on ${displayName}, with votes and rankings.`;
}

/** From the list of the type down to this one; a single one needs no breadcrumbs. */
export function crumbsOf(scope: ListScope): readonly Crumb[] {
  const { type, game } = scope;
  const category = categoryOf(scope);
  const whole = { type, game: null };
  return [
    { text: headingOf({ ...whole, category: null }), path: listPath(whole) },
    ...(game ? [{ text: gameName(game), path: listPath({ type, game }) }] : []),
    ...(category ? [{ text: category.name, path: listPath(scope) }] : []),
  ];
}
