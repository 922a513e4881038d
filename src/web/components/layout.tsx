// The frame of every page: head, top bar, message of the previous page, content, footer.
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { StaffTab } from '../area-pages.ts';
import { assetUrl } from '../assets.ts';
import type { WebContext } from '../context.ts';
import { withNext } from '../local-path.ts';
import { readTheme } from '../theme.ts';
import { TranslationsContext } from '../translations.ts';
import { AccountMenu } from './account-menu.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { ApprovalCount, ApprovalCountContext } from './approval-count.tsx';
import { ButtonLink } from './button.tsx';
import { FlagCountContext } from './flag-count.tsx';
import { FlashMessage } from './flash-message.tsx';
import { AccountFrame, type AccountTab, DashboardFrame, type DashboardPlace, StaffFrame } from './page-frame.tsx';
import { MetadataTags, type PageMetadata } from './page-metadata.tsx';
import { PlanNamesContext } from './plan-names.ts';
import { ReportCountContext } from './report-count.tsx';
import { BrandHead, BrandLink } from './site-brand.tsx';
import { SiteLinks } from './site-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TimeFormatContext } from './time.tsx';
import { TrialEndedNotice } from './trial-ended-notice.tsx';

export type PageScript =
  | 'copy'
  | 'countdown'
  | 'gallery'
  | 'live-updates'
  | 'menu'
  | 'passkey'
  | 'preview'
  | 'print'
  | 'progress'
  | 'remind'
  | 'share'
  | 'vote-captcha'
  | 'vote-challenge';

export interface Page {
  readonly title: string;
  readonly description?: string;
  /** The entry of the main navigation that is highlighted. */
  readonly section?: 'bots' | 'servers' | 'docs' | 'dashboard' | 'account' | 'staff';
  /** The tabs around the content; they also determine the section and the end of the title. */
  readonly dashboard?: DashboardPlace;
  readonly staff?: StaffTab;
  readonly account?: AccountTab;
  readonly feeds?: readonly { readonly href: string; readonly type: string; readonly title: string }[];
  /** For public pages: tags for search engines and link previews. */
  readonly metadata?: PageMetadata;
  readonly scripts?: readonly PageScript[];
  /** Loads the font for code, which the dashboard needs and public pages do not. */
  readonly code?: boolean;
  /** Reloads the page at this interval without JavaScript; with it, events update the page. */
  readonly refreshSeconds?: number;
  /** For pages that already show how trial mode ended. */
  readonly hidesTrialNotice?: boolean;
  readonly status?: 200 | 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly content: Child;
}

/** Responds with a whole page. Pages depend on the visitor and may show secrets, so they must not be cached. */
export function showPage(context: WebContext, page: Page): Response | Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  return context.html(renderPage(context, page), page.status ?? 200);
}

/** A page with one card below its heading. */
export function showNarrowPage(
  context: WebContext,
  { content, ...page }: Pick<Page, 'title' | 'status' | 'section' | 'content'>,
) {
  return showPage(context, { ...page, content: <NarrowCard title={page.title}>{content}</NarrowCard> });
}

export function NarrowCard({ title, children }: { title: string; children?: Child }) {
  return (
    <div class="narrow-page stack">
      <h1>{title}</h1>
      <section class="card stack close">{children}</section>
    </div>
  );
}

/** A whole page as text. */
export function renderPage(context: WebContext, page: Page) {
  return html`<!doctype html>${(
    <TranslationsContext.Provider value={context.var.t}>
      <TimeFormatContext.Provider value={context.var.times}>
        <Layout context={context} page={withFrame(page, context.var.app)} />
      </TimeFormatContext.Provider>
    </TranslationsContext.Provider>
  )}`;
}

function withFrame(page: Page, { config, site }: Pick<WebContext['var']['app'], 'config' | 'site'>): Page {
  const { title, content, dashboard, staff, account } = page;
  if (dashboard)
    return {
      ...page,
      title: `${title} · ${dashboard.listing.name}`,
      section: 'dashboard',
      content: (
        <DashboardFrame {...dashboard} config={config} site={site}>
          {content}
        </DashboardFrame>
      ),
    };
  if (staff)
    return {
      ...page,
      title: `${title} · Staff`,
      section: 'staff',
      content: (
        <StaffFrame tab={staff} config={config}>
          {content}
        </StaffFrame>
      ),
    };
  if (account) return { ...page, section: 'account', content: <AccountFrame tab={account}>{content}</AccountFrame> };
  return page;
}

function Layout({ context, page }: { context: WebContext; page: Page }) {
  const { times, person, site, app } = context.var;
  const { trial } = app;
  const { displayName } = site;
  const theme = readTheme(context);
  const titled = page.title === displayName ? displayName : `${page.title} · ${displayName}`;
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      data-time-zone={times.timeZone}
      data-hours={times.hourCycle}
      data-zone-by={times.source}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <title>{titled}</title>
        {page.description && <meta name="description" content={page.description} />}
        {page.metadata && (
          <MetadataTags site={site} metadata={page.metadata} title={page.title} description={page.description} />
        )}
        <link rel="preload" href={assetUrl('inter.woff2')} as="font" type="font/woff2" crossorigin="" />
        <link rel="stylesheet" href={assetUrl('site.css')} />
        {page.scripts?.includes('vote-challenge') && <link rel="stylesheet" href={assetUrl('altcha.css')} />}
        <BrandHead site={site} />
        {page.refreshSeconds && (
          <noscript>
            <meta http-equiv="refresh" content={String(page.refreshSeconds)} />
          </noscript>
        )}
        {page.feeds?.map(({ href, type, title }) => (
          <link rel="alternate" type={type} title={title} href={href} />
        ))}
        <TimesScript context={context} />
        {[...(person ? (['menu'] as const) : []), ...(page.scripts ?? [])].map((name) => (
          <script type="module" src={assetUrl(`${name}.js`)} />
        ))}
      </head>
      <body class={page.code ? 'with-code' : undefined}>
        <a class="skip" href="#content">
          Skip to content
        </a>
        {context.var.previewBar}
        <AnnouncementBar context={context} />
        <PlanNamesContext.Provider value={site.planNames}>
          <ApprovalCountContext.Provider value={context.var.waitingCount}>
            <FlagCountContext.Provider value={context.var.flagCount}>
              <ReportCountContext.Provider value={context.var.openCases}>
                <TopBar context={context} section={page.section} />
                <main id="content" class="wrap" tabindex={-1}>
                  <FlashMessage flash={context.var.flash} />
                  {page.section === 'staff' && !page.hidesTrialNotice && <TrialEndedNotice closing={trial.ended} />}
                  {page.content}
                </main>
              </ReportCountContext.Provider>
            </FlagCountContext.Provider>
          </ApprovalCountContext.Provider>
        </PlanNamesContext.Provider>
        <Foot context={context} />
      </body>
    </html>
  );
}

/**
 * On the first visit it writes the times anew in the visitor's time zone: before the page is shown, so that nothing
 * moves. The response to a form may be streamed, and must not wait for its end.
 */
function TimesScript({ context }: { context: WebContext }) {
  const waits = context.var.times.source === 'unknown' && context.req.method === 'GET';
  return <script type="module" src={assetUrl('times.js')} blocking={waits ? 'render' : undefined} />;
}

function TopBar({ context, section }: { context: WebContext; section: Page['section'] }) {
  const { person } = context.var;
  return (
    <header class="top">
      <div class="wrap">
        <BrandLink site={context.var.site} theme={readTheme(context)} />
        <nav class="main-nav" aria-label="Main">
          <NavLink href="/bots" current={section === 'bots'} text="Bots" />
          <NavLink href="/servers" current={section === 'servers'} text="Servers" />
          <NavLink href="/docs" current={section === 'docs'} text="Docs" />
          {person && <DashboardLink current={section === 'dashboard'} notices={context.var.noticeCount} />}
          {(person?.role === 'staff' || person?.isStaffWithoutTwoStep) && <StaffLink current={section === 'staff'} />}
        </nav>
        <div class="who">
          {person ? <AccountMenu context={context} name={person.name} /> : <SignInLinks context={context} />}
        </div>
      </div>
    </header>
  );
}

function NavLink({ href, current, text }: { href: string; current: boolean; text: string }) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {text}
    </a>
  );
}

function DashboardLink({ current, notices }: { current: boolean; notices: number }) {
  return (
    <a href="/dashboard" aria-current={current ? 'page' : undefined}>
      Dashboard
      {notices > 0 && (
        <>
          {' '}
          <span class="count">
            {notices > 99 ? '99+' : notices}
            <span class="unseen"> {notices === 1 ? 'notice' : 'notices'}</span>
          </span>
        </>
      )}
    </a>
  );
}

function StaffLink({ current }: { current: boolean }) {
  return (
    <a href="/staff" aria-current={current ? 'page' : undefined}>
      Staff
      <ApprovalCount />
    </a>
  );
}

function SignInLinks({ context }: { context: WebContext }) {
  const url = new URL(context.req.url);
  const known = url.searchParams.get('next');
  const inside = context.req.method === 'GET' && !/^\/sign-/.test(url.pathname) ? url.pathname + url.search : known;
  return (
    <>
      <a class="quiet" href={withNext('/sign-in', inside ?? '/')}>
        Sign in
      </a>
      <ButtonLink text="Sign up" href={withNext('/sign-up', inside ?? '/')} look="small" />
    </>
  );
}

function Foot({ context }: { context: WebContext }) {
  const { site, person } = context.var;
  return (
    <footer class="foot">
      <div class="wrap">
        {site.displayName === 'Plaudit' ? (
          <span>Plaudit is free software for bots and game servers.</span>
        ) : (
          <span>
            <bdi>{site.displayName}</bdi> runs on Plaudit, free software for bots and game servers.
          </span>
        )}
        <nav class="row" aria-label="This service">
          <a href="/leaderboard">Top voters</a>
          <a href="/docs">Documentation</a>
          <a href="/docs/api">API reference</a>
          <a href="/llms.txt">llms.txt</a>
          <SiteLinks site={site} />
        </nav>
        {!person && <ThemeSwitch context={context} />}
      </div>
    </footer>
  );
}
