// The routes of public pages and files.
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { serveAsset, servePushWorker } from './assets.ts';
import { allowed, botInPath, type WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { serveIcon } from './pages/dashboard/icon.tsx';
import { showApiReference } from './pages/public/api-reference.tsx';
import { serveBadge } from './pages/public/badges.ts';
import { showListings } from './pages/public/browse.tsx';
import { serveCalendarFeed } from './pages/public/calendar.ts';
import { showChangelog } from './pages/public/changelog.tsx';
import { serveChangelogFeed } from './pages/public/changelog-feeds.ts';
import { confirmRemoveEntry, submitRemoveEntry, submitRestoreEntry } from './pages/public/changelog-removal.tsx';
import { serveVoteChallenge } from './pages/public/check-voter.ts';
import { serveLlmsTxt, showDocsIndex, showGuide } from './pages/public/docs.tsx';
import { redirectToDownloads, serveDownload, showDownloads } from './pages/public/downloads.tsx';
import { showEmbed } from './pages/public/embed.tsx';
import { showHome } from './pages/public/home.tsx';
import { showRising, showUpdated } from './pages/public/latest.tsx';
import { showListing } from './pages/public/listing.tsx';
import { serveBanner, servePicture } from './pages/public/listing-images.ts';
import { serveOembed } from './pages/public/oembed.ts';
import { servePreviewImage } from './pages/public/preview-image.ts';
import { serveQrImage } from './pages/public/qr-image.ts';
import { serveListingSitemap, servePageSitemap, serveRobots, serveSitemapIndex } from './pages/public/sitemap.ts';
import { serveTextImage } from './pages/public/text-image.ts';
import { showVote, submitVote } from './pages/public/vote.tsx';
import { redirectToChangePassword, serveSecurityTxt } from './pages/public/well-known.ts';
import { serveWidgetImage, serveWidgetPage } from './pages/public/widget.ts';
import { limitSearches } from './search-rate-limit.tsx';

/** Files that need no session; browsers and programs request them, also from other sites. */
export function addFileRoutes(web: Hono<WebEnv>): void {
  const { get } = pageRoutes(web);
  get('/assets/:hash/:name', 'site.view', serveAsset);
  get('/listings/:id/icon/:file', 'listing.view', serveIcon);
  get('/listings/:id/banner/:file', 'listing.view', serveBanner);
  get('/listings/:id/pictures/:file', 'listing.view', servePicture);
  get('/calendar/:file', 'calendar.read', serveCalendarFeed);
  get('/push.js', 'site.view', servePushWorker);
  get('/listings/:id/badges/:badge', 'listing.view', serveBadge);
  get('/listings/:id/preview.png', 'listing.view', servePreviewImage);
  get('/listings/:id/qr.svg', 'listing.view', serveQrImage);
  web.get('/listings/:id/widget.svg', compress(), allowed('listing.view', serveWidgetImage));
  web.get('/listings/:id/widget', compress(), allowed('listing.view', serveWidgetPage));
  get('/oembed', 'site.view', serveOembed);
  get('/images/:scope/:signature/:name', 'site.view', serveTextImage);
  get('/sdk/:file', 'site.view', serveDownload);
  get('/robots.txt', 'site.view', serveRobots);
  get('/.well-known/security.txt', 'site.view', serveSecurityTxt);
  get('/.well-known/change-password', 'site.view', redirectToChangePassword);
  web.get('/sitemap.xml', compress(), allowed('site.view', serveSitemapIndex));
  get('/sitemap/pages.xml', 'site.view', servePageSitemap);
  web.get('/sitemap/listings.xml', compress(), allowed('site.view', serveListingSitemap));
}

/** `/docs/api` comes before `/docs/:guide`, which would match it. */
export function addPublicRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/', 'site.view', showHome);
  get('/rising', 'site.view', showRising);
  get('/updated', 'site.view', showUpdated);
  get('/bots', 'site.view', limitSearches(showListings('bot')));
  get('/bots/category/:category', 'site.view', limitSearches(showListings('bot')));
  get('/servers', 'site.view', limitSearches(showListings('game')));
  get('/servers/:game', 'site.view', limitSearches(showListings('game')));
  get('/servers/:game/category/:category', 'site.view', limitSearches(showListings('game')));
  get('/listings/:id', 'listing.view', showListing);
  get('/listings/:id/embed', 'listing.view', showEmbed);
  get('/listings/:id/vote', 'listing.view', showVote);
  post('/listings/:id/vote', 'vote.cast', submitVote);
  get('/listings/:id/vote/challenge', 'vote.cast', serveVoteChallenge);

  get('/listings/:id/changelog', 'listing.view', showChangelog);
  get('/listings/:id/changelog.atom', 'listing.view', serveChangelogFeed('atom'));
  get('/listings/:id/changelog.json', 'listing.view', serveChangelogFeed('json'));
  form('/listings/:id/changelog/remove', 'changelog.moderate', [confirmRemoveEntry, submitRemoveEntry], {
    listing: botInPath,
  });
  post('/listings/:id/changelog/restore', 'changelog.moderate', submitRestoreEntry, { listing: botInPath });

  get('/docs', 'site.view', showDocsIndex);
  get('/docs/api', 'site.view', showApiReference);
  get('/docs/:guide', 'site.view', showGuide);
  get('/llms.txt', 'site.view', serveLlmsTxt);
  get('/sdk', 'site.view', redirectToDownloads);
  get('/sdk/', 'site.view', showDownloads);
}
