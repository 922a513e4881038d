// The tiles of the home page: the games and the most used categories of bots, each with its icon and its number.
import type { CategoryKind } from '../../listings/categories.ts';
import { namedCategories } from '../category-texts.ts';
import type { KindCounts } from '../site-counts.ts';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { gameName, listPath } from './listing-labels.ts';

const MOST_CATEGORIES = 4;

export function CategoryTiles({ counts }: { counts: readonly KindCounts[] }) {
  const t = useTranslations();
  const isEmpty = counts.every(({ listings }) => listings === 0);
  return (
    <section class="stack close" aria-labelledby="categories">
      <h2 id="categories" class="unseen">
        {t('home.categories')}
      </h2>
      <ul class="tiles">
        {counts.map((of) => (
          <KindTile of={of} isCounted={!isEmpty} />
        ))}
      </ul>
    </section>
  );
}

interface KindTileProps {
  readonly of: KindCounts;
  /** False on a site without listings, where all numbers would be zero. */
  readonly isCounted: boolean;
}

/** A type or game with its most used categories; those without listings are only shown if there are no others. */
function KindTile({ of: { kind, listings, categories }, isCounted }: KindTileProps) {
  const t = useTranslations();
  const sorted = namedCategories(t, kind).toSorted(
    (one, other) => (categories.get(other.slug) ?? 0) - (categories.get(one.slug) ?? 0),
  );
  const used = sorted.filter(({ slug }) => (categories.get(slug) ?? 0) > 0);
  return (
    <li class="card tile">
      <h3 class="with-glyph tile-name">
        <Glyph name={kind} />
        <a href={pathOf(kind, null)}>{kind === 'bot' ? t('home.discordBots') : gameName(kind)}</a>
      </h3>
      {isCounted && (
        <p class="dim note">{t('browse.results', { type: kind === 'bot' ? 'bot' : 'game', count: listings })}</p>
      )}
      <ul class="tile-links">
        {(used.length > 0 ? used : sorted).slice(0, MOST_CATEGORIES).map(({ slug, name }) => (
          <li>
            <a href={pathOf(kind, slug)}>
              <Glyph name={slug} />
              {name}
              <CategoryCount count={categories.get(slug) ?? 0} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function CategoryCount({ count }: { count: number }) {
  const t = useTranslations();
  return count === 0 ? null : <span class="dim">{t.rich('browse.listings', { count, unseen })}</span>;
}

function pathOf(kind: CategoryKind, category: string | null): string {
  return listPath(kind === 'bot' ? { type: 'bot', game: null, category } : { type: 'game', game: kind, category });
}
