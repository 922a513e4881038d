// GET /staff/site: what staff can change of the site, and how it is now.
import type { Child } from 'hono/jsx';
import { formatExactTime } from '../../../../core/format-time.ts';
import type { SiteView } from '../../../../site/site.ts';
import { formatCount } from '../../../components/figures.tsx';
import { showPage } from '../../../components/layout.tsx';
import type { WebContext } from '../../../context.ts';

export function showSiteOverview(context: WebContext) {
  const { site } = context.var.app;
  return showPage(context, {
    title: 'Site',
    staff: 'site',
    content: (
      <div class="stack">
        <div>
          <h1>Site</h1>
          <p class="dim">
            Make this site your own. You can preview every change before you publish it, and undo it later.
          </p>
        </div>
        <ul class="list site-parts">
          <Part href="/staff/site/brand" title="Brand" state={describeBrand(site)} />
          <Part href="/staff/site/home" title="Home page" state={site.home ? 'Your own texts' : 'Default texts'} />
          <Part href="/staff/site/pages" title="Pages" state={describePages(site)} />
          <Part
            href="/staff/site/footer"
            title="Footer links"
            state={site.footerLinks.length > 0 ? formatCount(site.footerLinks.length, 'link') : 'None'}
          />
          <Part href="/staff/site/announcement" title="Announcement" state={describeAnnouncement(site)} />
          <Part
            href="/staff/site/settings"
            title="Site settings"
            state="Approval, contact, vote checks, limits, and the plans’ names and weights"
          />
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

function describeBrand({ brand: { displayName, logo, icon, accent } }: SiteView): Child {
  const parts = [logo && 'a logo', icon && 'an icon', accent && `the color ${accent}`].filter(Boolean);
  if (!displayName && parts.length === 0) return 'Default name, color and icon';
  return (
    <>
      {displayName ? <bdi>{displayName}</bdi> : 'Default name'}
      {parts.length > 0 && `, with ${parts.join(', ')}`}
    </>
  );
}

function describePages({ ownPages }: SiteView): string {
  if (ownPages.length === 0) return 'None';
  const drafts = ownPages.filter(({ isPublished }) => !isPublished).length;
  return `${formatCount(ownPages.length, 'page')}${drafts > 0 ? `, ${formatCount(drafts, 'draft')} among them` : ''}`;
}

function describeAnnouncement({ announcement }: SiteView): Child {
  if (!announcement) return 'None';
  const { text, from, until } = announcement;
  const times = [
    from && `from ${formatExactTime(new Date(from))}`,
    until && `until ${formatExactTime(new Date(until))}`,
  ];
  const span = times.filter(Boolean).join(' ');
  return (
    <>
      “<bdi>{text}</bdi>”{span && `, ${span}`}
    </>
  );
}
