// The pages of staff, in the catalogue.
import { BOT, NASTY } from '../sample-data.ts';
import { press, shownWith } from './catalogue-page.ts';
import { STAFF_AT_REST, STAFFED } from './scenes.ts';

const refused = `/staff/listings/${BOT.id}`;
const pending = `/staff/listings/${NASTY.id}`;

export const STAFF_PAGES = [
  ...shownWith(STAFFED, {
    'staff-start': '/staff',
    'staff-queue': '/staff/queue',
    'staff-listings': '/staff/listings',
    'staff-listing-refused': refused,
    'staff-listing-pending': pending,
    'staff-refuse': `${pending}/refuse`,
    'staff-refuse-without-reason': { path: `${pending}/refuse`, status: 422, act: press('Refuse it') },
    'staff-hide': `${pending}/hide`,
    'staff-delete': `${pending}/delete`,
    'staff-changelogs': '/staff/changelogs',
    'staff-people': '/staff/people',
    'staff-person': '/staff/people/usr_manager',
    'staff-person-link': { path: '/staff/people/usr_manager', act: press('Make a reset link') },
    'staff-person-suspended': '/staff/people/usr_suspended',
    'staff-suspend': '/staff/people/usr_manager/suspend',
    'staff-role': '/staff/people/usr_manager/role',
    'staff-audit': '/staff/audit',
    'staff-health': '/staff/health',
    'staff-mail': '/staff/mail',
    'staff-parts': {
      path: '/staff/parts',
      // Parts bring the headings and names of the pages they belong to.
      rules: { 'heading-order': { enabled: false }, 'landmark-unique': { enabled: false } },
    },
    'listing-seen-by-staff': `/listings/${NASTY.id}`,
  }),
  ...shownWith(STAFF_AT_REST, {
    'staff-start-done': '/staff',
    'staff-queue-empty': '/staff/queue',
  }),
];
