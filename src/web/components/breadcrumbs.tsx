// Where a page is in the site: links to the pages above it, for people and as structured data.
import type { Config } from '../../config.ts';
import type { StructuredData } from '../structured-data.ts';
import { useTranslations } from '../translations.ts';

export interface Crumb {
  readonly text: string;
  readonly path: string;
}

/** The last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations();
  return (
    <nav class="crumbs" aria-label={t('browse.breadcrumb')}>
      <ol>
        {crumbs.map(({ text, path }, index) => (
          <li>{index < crumbs.length - 1 ? <a href={path}>{text}</a> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

export function breadcrumbData(crumbs: readonly Crumb[], { baseUrl }: Pick<Config, 'baseUrl'>): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${baseUrl}${path}`,
    })),
  };
}
