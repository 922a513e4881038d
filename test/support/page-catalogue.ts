// Every page of the site, in each state that looks different: checked in a browser and saved as a screenshot. A test
// checks that no route is missing.
import { ACCOUNT_PAGES } from './catalogue/account-pages.ts';
import { BROWSE_PAGES } from './catalogue/browse-pages.ts';
import type { CataloguePage } from './catalogue/catalogue-page.ts';
import { DISPLAY_PAGES } from './catalogue/display-pages.ts';
import { IMPORT_PAGES } from './catalogue/import-pages.ts';
import { LANGUAGE_PAGES } from './catalogue/language-pages.ts';
import { LISTING_PAGES } from './catalogue/listing-pages.ts';
import { OWNER_PAGES } from './catalogue/owner-pages.ts';
import { OWNERSHIP_PAGES } from './catalogue/ownership-pages.ts';
import { PICTURE_PAGES } from './catalogue/picture-pages.ts';
import { PROFILE_REPORT_PAGES } from './catalogue/profile-report-pages.ts';
import { PUBLIC_PAGES } from './catalogue/public-pages.ts';
import { REPORT_PAGES } from './catalogue/report-pages.ts';
import { REVIEW_PAGES } from './catalogue/review-pages.ts';
import { SHARING_PAGES } from './catalogue/sharing-pages.ts';
import { SITE_PAGES } from './catalogue/site-pages.ts';
import { STAFF_PAGES } from './catalogue/staff-pages.ts';
import { VOTER_PAGES } from './catalogue/voter-pages.ts';

export type { CataloguePage };

export const CATALOGUE: readonly CataloguePage[] = [
  ...PUBLIC_PAGES,
  ...BROWSE_PAGES,
  ...ACCOUNT_PAGES,
  ...OWNER_PAGES,
  ...LISTING_PAGES,
  ...PICTURE_PAGES,
  ...LANGUAGE_PAGES,
  ...IMPORT_PAGES,
  ...STAFF_PAGES,
  ...OWNERSHIP_PAGES,
  ...REPORT_PAGES,
  ...PROFILE_REPORT_PAGES,
  ...VOTER_PAGES,
  ...REVIEW_PAGES,
  ...DISPLAY_PAGES,
  ...SHARING_PAGES,
  ...SITE_PAGES,
];
