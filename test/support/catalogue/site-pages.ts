// The catalogue’s pages of a branded site, and the staff pages that brand it.
import { BOT } from '../seed/sample-site.ts';
import { brandSite, brandSiteWithHostileTexts } from '../seed/site-brand.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const VISITED: SiteOptions = { as: null, arrange: brandSite };
const BRANDED: SiteOptions = { as: 'staff', arrange: brandSite };
const HOSTILE: SiteOptions = { as: 'staff', arrange: brandSiteWithHostileTexts };
const PLAIN: SiteOptions = { as: 'staff' };
const OVERRIDDEN: SiteOptions = {
  as: 'staff',
  environment: {
    LISTING_APPROVAL: 'on',
    CONTACT: 'votes@mail.example',
    VOTES_PER_NETWORK: 'off',
    PLAN_WEIGHTS: 'free=1,verified=1,enterprise=5',
  },
};

const site = '/staff/site';

export const SITE_PAGES = [
  ...pagesOf(VISITED, {
    'branded-home': '/',
    'branded-listing': `/listings/${BOT.id}`,
    'branded-sign-in': '/sign-in',
    'own-page': '/pages/rules',
  }),
  ...pagesOf(BRANDED, {
    'staff-site': site,
    'staff-site-brand': `${site}/brand`,
    'staff-site-brand-refused': { path: `${site}/brand`, status: 422, act: press('Preview', { accent: '#ffe94d' }) },
    'staff-site-brand-preview': {
      path: `${site}/brand`,
      act: press('Preview', { accent: '#c2410c', displayName: 'Sample Preview' }),
    },
    'staff-site-home': `${site}/home`,
    'staff-site-footer': `${site}/footer`,
    'staff-site-footer-refused': {
      path: `${site}/footer`,
      status: 422,
      act: press('Preview', { label3: 'Bad', url3: 'javascript:alert(1)' }),
    },
    'staff-site-announcement': `${site}/announcement`,
    'staff-site-pages': `${site}/pages`,
    'staff-site-page-new': `${site}/pages/new`,
    'staff-site-page': `${site}/pages/rules`,
    'staff-site-page-preview': { path: `${site}/pages/imprint`, act: press('Preview') },
    'staff-site-settings': `${site}/settings`,
    'staff-site-history': `${site}/history?part=brand`,
    'own-page-draft': '/pages/imprint',
  }),
  ...pagesOf(HOSTILE, {
    'hostile-brand-home': '/',
    'hostile-brand-page': '/pages/hostile',
    'staff-site-hostile': site,
    'staff-site-history-hostile': `${site}/history?part=page%2Fhostile`,
  }),
  ...pagesOf(PLAIN, {
    'staff-site-plain': site,
    'staff-site-pages-empty': `${site}/pages`,
    'staff-site-history-empty': `${site}/history?part=footer`,
  }),
  ...pagesOf(OVERRIDDEN, {
    'staff-site-settings-overridden': `${site}/settings`,
  }),
];
