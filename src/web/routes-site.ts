// The routes of the site's brand: its files, the pages that staff wrote, and the staff pages that change them.
import type { Hono } from 'hono';
import { confirmed } from './confirm-identity.tsx';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { submitDismissAnnouncement } from './pages/public/announcement.ts';
import { showOwnPage } from './pages/public/own-page.tsx';
import * as files from './pages/public/site-files.ts';
import * as announcement from './pages/staff/site/announcement.tsx';
import * as brand from './pages/staff/site/brand.tsx';
import * as footer from './pages/staff/site/footer-links.tsx';
import { showSiteHistory, submitRestoreVersion } from './pages/staff/site/history.tsx';
import * as home from './pages/staff/site/home-text.tsx';
import { showSiteOverview } from './pages/staff/site/overview.tsx';
import * as pages from './pages/staff/site/own-pages.tsx';
import { previewVersion, submitPublish } from './pages/staff/site/preview.tsx';
import { showSettingsForm, submitSettingsForm } from './pages/staff/site/settings.tsx';
import { OWN_PAGE_FORM, UPLOAD_FORM } from './request-body.ts';

/** Files that need no session. */
export function addSiteFileRoutes(web: Hono<WebEnv>): void {
  const { get } = pageRoutes(web);
  get('/favicon.ico', 'site.view', files.serveFavicon);
  get('/site.webmanifest', 'site.view', files.serveManifest);
  get('/site/images/:hash/:file', 'site.view', files.serveBrandImage);
  get('/site/preview/:file', 'site.view', files.serveSitePreview);
  get('/site/:file', 'site.view', files.serveBrandStylesheet);
}

export function addSiteRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const base = '/staff/site';
  get('/pages/:slug', 'site.view', showOwnPage);
  post('/announcement/dismiss', 'site.view', submitDismissAnnouncement);
  get(base, 'site.manage', showSiteOverview);
  form(`${base}/brand`, 'site.manage', [brand.showBrandForm, brand.submitBrandForm]);
  post(`${base}/brand/image`, 'site.manage', brand.submitBrandImage, { limit: UPLOAD_FORM });
  form(`${base}/home`, 'site.manage', [home.showHomeForm, home.submitHomeForm]);
  form(`${base}/footer`, 'site.manage', [footer.showFooterForm, footer.submitFooterForm]);
  form(`${base}/announcement`, 'site.manage', [announcement.showAnnouncementForm, announcement.submitAnnouncementForm]);
  const long = { limit: OWN_PAGE_FORM };
  get(`${base}/pages`, 'site.manage', pages.showOwnPages);
  form(`${base}/pages/new`, 'site.manage', [pages.showNewOwnPage, pages.submitNewOwnPage], long);
  form(`${base}/pages/:slug`, 'site.manage', [pages.showOwnPageForm, pages.submitOwnPageForm], long);
  form(`${base}/settings`, 'site.manage', [showSettingsForm, confirmed(submitSettingsForm)]);
  get(`${base}/history`, 'site.manage', showSiteHistory);
  post(`${base}/preview`, 'site.manage', previewVersion);
  post(`${base}/publish`, 'site.manage', submitPublish, long);
  post(`${base}/restore`, 'site.manage', confirmed(submitRestoreVersion));
}
