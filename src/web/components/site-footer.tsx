// The footer of every page: links, the language, and the color scheme.
import type { WebContext } from '../context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLinks } from './site-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteFooter({ context }: { context: WebContext }) {
  const { t, site, person } = context.var;
  return (
    <footer class="foot">
      <div class="wrap">
        {site.displayName === 'Plaudit' ? (
          <span>{t('layout.freeSoftware')}</span>
        ) : (
          <span>{t.rich('layout.runsOnPlaudit', { name: <bdi>{site.displayName}</bdi> })}</span>
        )}
        <nav class="row" aria-label={t('layout.thisService')}>
          <a href="/leaderboard">{t('layout.topVoters')}</a>
          <a href="/docs">{t('layout.documentation')}</a>
          <a href="/docs/api">{t('layout.apiReference')}</a>
          <a href="/llms.txt">llms.txt</a>
          <SiteLinks site={site} />
        </nav>
        <div class="row">
          <LanguageSwitch context={context} />
          {!person && <ThemeSwitch context={context} />}
        </div>
      </div>
    </footer>
  );
}
