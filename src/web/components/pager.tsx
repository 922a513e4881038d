// Links between the pages of a list, which keep the filters.
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';

export function Pager(props: { page: number; pages: number; linkTo: (page: number) => string }) {
  const t = useTranslations();
  const { page, pages, linkTo } = props;
  if (pages <= 1) return null;
  return (
    <nav class="pager" aria-label={t('browse.pages')}>
      {page > 1 ? (
        <a class="btn small" rel="prev" href={linkTo(page - 1)}>
          {t('buttons.previous')}
        </a>
      ) : (
        <span />
      )}
      <span class="dim">{t('browse.page', { page, pages })}</span>
      {page < pages ? (
        <a class="btn small" rel="next" href={linkTo(page + 1)}>
          {t('buttons.next')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Falsy if there is no such page. */
type Link = string | 0 | null | undefined;

/** Links through a list whose pages have no numbers. */
export function NextPages({ first, next }: { first: Link; next: Link }) {
  const t = useTranslations();
  if (!first && !next) return null;
  return (
    <nav class="pager" aria-label={t('browse.pages')}>
      {first ? <ButtonLink text={t('browse.firstPage')} href={first} look="small" /> : <span />}
      {next && (
        <a class="btn small" rel="next" href={next}>
          {t('buttons.next')}
        </a>
      )}
    </nav>
  );
}

/** Links through a list that is sorted from newest to oldest. */
export function OlderPages({ newest, older }: { newest: Link; older: Link }) {
  const t = useTranslations();
  if (!newest && !older) return null;
  return (
    <nav class="pager" aria-label={t('browse.pages')}>
      {newest ? <ButtonLink text={t('browse.newest')} href={newest} look="small" /> : <span />}
      {older && (
        <a class="btn small" rel="next" href={older}>
          {t('browse.older')}
        </a>
      )}
    </nav>
  );
}
