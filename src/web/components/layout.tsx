// The frame of every page: head, top bar, message of the previous page, content, footer.
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import { isEnglish } from '../../core/format-time.ts';
import type { Translations } from '../../messages/translations.ts';
import type { StaffTab } from '../area-pages.ts';
import { assetUrl } from '../assets.ts';
import type { WebContext } from '../context.ts';
import { localizeLinks, requestedPath } from '../language-path.ts';
import { withNext } from '../local-path.ts';
import { readTheme } from '../theme.ts';
import { TranslationsContext, useTranslations } from '../translations.ts';
import { AccountMenu } from './account-menu.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { ApprovalCount, ApprovalCountContext } from './approval-count.tsx';
import { ButtonLink, unseen } from './button.tsx';
import { FlagCountContext } from './flag-count.tsx';
import { FlashMessage } from './flash-message.tsx';
import { HeadLink } from './head-link.tsx';
import { AccountFrame, type AccountTab, DashboardFrame, type DashboardPlace, StaffFrame } from './page-frame.tsx';
import { MetadataTags, type PageMetadata } from './page-metadata.tsx';
import { PlanNamesContext } from './plan-names.ts';
import { ReportCountContext } from './report-count.tsx';
import { BrandHead, BrandLink } from './site-brand.tsx';
import { SiteFooter } from './site-footer.tsx';
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
export async function showPage(context: WebContext, page: Page): Promise<Response> {
  const { t, pathLanguage } = context.var;
  context.header('Cache-Control', 'private, no-store');
  context.header('Content-Language', t.language);
  // With Accept-Encoding, because the compression would copy the whole response to add it.
  context.header('Vary', 'Accept-Encoding, Accept-Language, Cookie', { append: true });
  // As a primitive string, which is sent at once; Hono's escaped strings are objects, which are streamed.
  const text = String(await renderPage(context, page));
  // Links on a page whose address has a language keep it.
  return context.html(pathLanguage ? localizeLinks(text, pathLanguage) : text, page.status ?? 200);
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
        <Layout context={context} page={withFrame(page, context.var)} />
      </TimeFormatContext.Provider>
    </TranslationsContext.Provider>
  )}`;
}

function withFrame(page: Page, { t, app: { config, site } }: WebContext['var']): Page {
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
      title: t('layout.staffTitle', { title }),
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
  const { t, times, person, site, app } = context.var;
  const { trial } = app;
  const { displayName } = site;
  const theme = readTheme(context);
  const titled = page.title === displayName ? displayName : `${page.title} · ${displayName}`;
  return (
    <html
      lang={t.language}
      dir={t.direction === 'rtl' ? 'rtl' : undefined}
      data-theme={theme === 'system' ? undefined : theme}
      data-time-zone={times.timeZone}
      data-hours={times.hourCycle}
      data-zone-by={times.source}
      {...scriptTexts(t)}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <title>{titled}</title>
        {page.description && <meta name="description" content={page.description} />}
        {page.metadata && (
          <MetadataTags context={context} metadata={page.metadata} title={page.title} description={page.description} />
        )}
        <HeadLink rel="preload" href={assetUrl('inter.woff2')} as="font" type="font/woff2" crossorigin="" />
        <link rel="stylesheet" href={assetUrl('site.css')} />
        {page.scripts?.includes('vote-challenge') && <link rel="stylesheet" href={assetUrl('altcha.css')} />}
        <BrandHead site={site} />
        {page.refreshSeconds && (
          <noscript>
            <meta http-equiv="refresh" content={String(page.refreshSeconds)} />
          </noscript>
        )}
        {page.feeds?.map(({ href, type, title }) => (
          <HeadLink rel="alternate" type={type} title={title} href={href} />
        ))}
        <TimesScript context={context} />
        {[...(person ? (['menu'] as const) : []), ...(page.scripts ?? [])].map((name) => (
          <script type="module" src={assetUrl(`${name}.js`)} />
        ))}
      </head>
      <body class={page.code ? 'with-code' : undefined}>
        <a class="skip" href="#content">
          {t('layout.skipToContent')}
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
        <SiteFooter context={context} />
      </body>
    </html>
  );
}

/** What the pages' script needs to write times in another language than English, which it knows. */
function scriptTexts(t: Translations) {
  if (isEnglish(t.locale)) return {};
  return {
    'data-locale': t.locale,
    'data-just-now': t('time.justNow'),
    'data-ago': t('time.ago', { duration: '{}' }),
    'data-in': t('time.in', { duration: '{}' }),
  };
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
  const { person, t } = context.var;
  return (
    <header class="top">
      <div class="wrap">
        <BrandLink site={context.var.site} theme={readTheme(context)} />
        <nav class="main-nav" aria-label={t('layout.main')}>
          <NavLink href="/bots" current={section === 'bots'} text={t('layout.bots')} />
          <NavLink href="/servers" current={section === 'servers'} text={t('layout.servers')} />
          <NavLink href="/docs" current={section === 'docs'} text={t('layout.docs')} />
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
  const t = useTranslations();
  return (
    <a href="/dashboard" aria-current={current ? 'page' : undefined}>
      {t('layout.dashboard')}
      {notices > 0 && (
        <>
          {' '}
          <span class="count">
            {t.rich('layout.notices', {
              count: notices,
              shown: notices > 99 ? '99+' : t.number(notices),
              unseen,
            })}
          </span>
        </>
      )}
    </a>
  );
}

function StaffLink({ current }: { current: boolean }) {
  const t = useTranslations();
  return (
    <a href="/staff" aria-current={current ? 'page' : undefined}>
      {t('layout.staff')}
      <ApprovalCount />
    </a>
  );
}

function SignInLinks({ context }: { context: WebContext }) {
  const t = useTranslations();
  const { pathname, search } = requestedPath(context.req);
  const known = new URLSearchParams(search).get('next');
  const inside = context.req.method === 'GET' && !/^\/sign-/.test(pathname) ? pathname + search : known;
  return (
    <>
      <a class="quiet" href={withNext('/sign-in', inside ?? '/')}>
        {t('layout.signIn')}
      </a>
      <ButtonLink text={t('layout.signUp')} href={withNext('/sign-up', inside ?? '/')} look="small" />
    </>
  );
}
