// The heading of each page about the site, with the way back and the history of the part.
import type { SitePart } from '../../../../site/site-parts.ts';
import { withQuery } from '../../../local-path.ts';
import { useTranslations } from '../../../translations.ts';

export function historyPath(part: SitePart): string {
  return withQuery('/staff/site/history', { part });
}

interface SiteHeadingProps {
  readonly title: string;
  readonly part?: SitePart;
  /** Where the page belongs to; the overview by default. */
  readonly back?: { readonly href: string; readonly text: string };
}

export function SiteHeading({ title, part, back }: SiteHeadingProps) {
  const t = useTranslations();
  return (
    <div class="row between">
      <div>
        <a href={back?.href ?? '/staff/site'}>{back?.text ?? t('site.title')}</a>
        <h1>{title}</h1>
      </div>
      {part && <a href={historyPath(part)}>{t('site.history')}</a>}
    </div>
  );
}
