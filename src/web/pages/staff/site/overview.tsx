// GET /staff/site: what staff can change of the site, and how it is now.
import type { Child } from 'hono/jsx';
import { formatExactTime } from '../../../../core/format-time.ts';
import type { Translations } from '../../../../messages/translations.ts';
import type { SiteView } from '../../../../site/site.ts';
import { showPage } from '../../../components/layout.tsx';
import type { WebContext } from '../../../context.ts';
import { joinWords } from '../../../join-words.ts';

export function showSiteOverview(context: WebContext) {
  const { app, t } = context.var;
  const { site } = app;
  const links = site.footerLinks.length;
  return showPage(context, {
    title: t('site.title'),
    staff: 'site',
    content: (
      <div class="stack">
        <div>
          <h1>{t('site.title')}</h1>
          <p class="dim">{t('site.intro')}</p>
        </div>
        <ul class="list site-parts">
          <Part href="/staff/site/brand" title={t('site.brand')} state={describeBrand(t, site)} />
          <Part
            href="/staff/site/home"
            title={t('site.home')}
            state={site.home ? t('site.homeOwn') : t('site.homeDefault')}
          />
          <Part href="/staff/site/pages" title={t('site.pages')} state={describePages(t, site)} />
          <Part
            href="/staff/site/footer"
            title={t('site.footer')}
            state={links > 0 ? t('site.footerCount', { count: links }) : t('site.none')}
          />
          <Part href="/staff/site/announcement" title={t('site.announcement')} state={describeAnnouncement(t, site)} />
          <Part href="/staff/site/settings" title={t('siteSettings.title')} state={t('site.settingsNow')} />
        </ul>
      </div>
    ),
  });
}

function Part({ href, title, state }: { href: string; title: string; state: Child }) {
  return (
    <li class="card">
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p class="dim">{state}</p>
    </li>
  );
}

function describeBrand(t: Translations, { brand: { displayName, logo, icon, accent } }: SiteView): Child {
  const parts = [
    ...(logo ? [t('site.brandLogo')] : []),
    ...(icon ? [t('site.brandIcon')] : []),
    ...(accent ? [t('site.brandColor', { color: accent })] : []),
  ];
  if (!displayName && parts.length === 0) return t('site.brandDefault');
  const name = displayName ? <bdi>{displayName}</bdi> : t('site.brandDefaultName');
  return parts.length === 0 ? name : t.rich('site.brandWith', { name, parts: joinWords(t, parts) });
}

function describePages(t: Translations, { ownPages }: SiteView): string {
  const pages = ownPages.length;
  const drafts = ownPages.filter(({ isPublished }) => !isPublished).length;
  if (pages === 0) return t('site.none');
  return drafts === 0 ? t('site.pageCount', { pages }) : t('site.pageCountWithDrafts', { pages, drafts });
}

function describeAnnouncement(t: Translations, { announcement }: SiteView): Child {
  if (!announcement) return t('site.none');
  const { text, from, until } = announcement;
  return t.rich('site.announcementNow', {
    times: from && until ? 'both' : from ? 'from' : until ? 'until' : 'none',
    text: <bdi>{text}</bdi>,
    from: from && formatExactTime(new Date(from)),
    until: until && formatExactTime(new Date(until)),
  });
}
