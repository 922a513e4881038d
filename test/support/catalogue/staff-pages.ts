// The catalogue's staff pages.
import {
  leaseStaffChat,
  postponeAlerts,
  raiseStaffAlert,
  setAlertMails,
} from '../../../src/mail/staff-alert-queries.ts';
import { addHostileListing, addNotices, setListingState, suspendAccount } from '../seed/arrangements.ts';
import { addLookAlikes, SQUAT_ID } from '../seed/look-alikes.ts';
import { HOSTILE_LISTING } from '../seed/people-and-listings.ts';
import { BOT, MANAGER, MINECRAFT, STAFF, STRANGER } from '../seed/sample-site.ts';
import { ANNULMENT_ID, addAnnulment, addFlag, FLAG_ID } from '../seed/suspicion.ts';
import type { SiteOptions } from '../site.ts';
import { specimenPages } from '../specimens/gallery.tsx';
import { pagesOf, press } from './catalogue-page.ts';

const refused = `/staff/listings/${BOT.id}`;
const pending = `/staff/listings/${HOSTILE_LISTING.id}`;
const REASON = 'The link leads to another site. Correct it, and we will review the listing again.';

/** Listings wait for approval, one was rejected, and an account is suspended. */
const BUSY: SiteOptions = {
  as: 'staff',
  environment: { LISTING_APPROVAL: 'on', SMTP_URL: 'smtp://127.0.0.1:9', REQUIRE_CONFIRMED_EMAIL: 'on' },
  async arrange(app) {
    await addHostileListing(app);
    await setListingState(app, HOSTILE_LISTING.id, 'pending');
    await setListingState(app, BOT.id, 'refused', `${REASON} ${'x'.repeat(300)}`);
    await suspendAccount(app, STRANGER.id);
    await addNotices(app, STAFF.id, 120);
  },
};
/** Votes are flagged, and others were annulled. */
const SUSPICIOUS: SiteOptions = {
  as: 'staff',
  async arrange(app) {
    await addAnnulment(app);
    await addFlag(app);
  },
};
const SLACK = `https://hooks.slack.com/services/T12345678/B12345678/${'s'.repeat(24)}`;
/** The chat channel of staff is gone, and one kind of emails is turned off. */
const ALERTED: SiteOptions = {
  as: 'staff',
  environment: { STAFF_WEBHOOK: SLACK, SMTP_URL: 'smtp://127.0.0.1:9' },
  async arrange({ db }) {
    await raiseStaffAlert(db, { kind: 'flag', path: '/staff/flags/1' });
    const token = await leaseStaffChat(db, 60);
    await postponeAlerts(db, token ?? '', { code: 'slack_webhook_removed', delaySeconds: 900 });
    await setAlertMails(db, STAFF.id, { kind: 'claim', mails: false });
  },
};
/** Others imitate the bot and the server, which are proven; one waits for approval, and was rejected before. */
const IMITATED: SiteOptions = {
  as: 'staff',
  environment: { LISTING_APPROVAL: 'on' },
  async arrange(app) {
    await addHostileListing(app);
    await addLookAlikes(app);
  },
};
const votes = `/staff/listings/${MINECRAFT.id}/votes`;
const annul = `/staff/listings/${MINECRAFT.id}/annul`;
const GALLERY: SiteOptions = { as: 'staff', extraPages: specimenPages };
const CALM: SiteOptions = { as: 'staff' };
/** What the operator sees first: nothing is set up, and nobody can vote. */
const NEW: SiteOptions = {
  as: 'staff',
  environment: { REQUIRE_CONFIRMED_EMAIL: 'on' },
  arrange: ({ db }) => db.deleteFrom('listing').execute(),
};

export const STAFF_PAGES = [
  ...pagesOf(BUSY, {
    'staff-start': '/staff',
    'staff-queue': '/staff/queue',
    'staff-listings': '/staff/listings',
    'staff-listing-refused': refused,
    'staff-listing-pending': pending,
    'staff-refuse': `${pending}/refuse`,
    'staff-refuse-without-reason': { path: `${pending}/refuse`, status: 422, act: press('Reject listing') },
    'staff-hide': `${pending}/hide`,
    'staff-delete': `${pending}/delete`,
    'staff-changelogs': '/staff/changelogs',
    'staff-people': '/staff/people',
    'staff-person': `/staff/people/${MANAGER.id}`,
    'staff-person-link': { path: `/staff/people/${MANAGER.id}`, act: press('Create reset link') },
    'staff-person-suspended': `/staff/people/${STRANGER.id}`,
    'staff-suspend': `/staff/people/${MANAGER.id}/suspend`,
    'staff-role': `/staff/people/${MANAGER.id}/role`,
    'staff-audit': '/staff/audit',
    'staff-health': '/staff/health',
    'staff-mail': '/staff/mail',
    'listing-seen-by-staff': `/listings/${HOSTILE_LISTING.id}`,
  }),
  ...pagesOf(SUSPICIOUS, {
    'staff-flags': '/staff/flags',
    'staff-flag': `/staff/flags/${FLAG_ID}`,
    'staff-votes': `${votes}?flag=${FLAG_ID}`,
    'staff-votes-invalid': { path: `${votes}?younger=x`, status: 422 },
    'staff-annul': `${annul}?flag=${FLAG_ID}`,
    'staff-annul-nothing': `${annul}?younger=1&until=2020-01-01`,
    'staff-annul-without-reason': { path: `${annul}?flag=${FLAG_ID}`, status: 422, act: press('Annul 60') },
    'staff-annulments': '/staff/annulments',
    'staff-annulment': `/staff/annulments/${ANNULMENT_ID}`,
  }),
  ...pagesOf(IMITATED, {
    'staff-lookalikes': '/staff/lookalikes',
    'staff-queue-lookalike': '/staff/queue',
    'staff-listing-lookalike': `/staff/listings/${SQUAT_ID}`,
  }),
  ...pagesOf(ALERTED, {
    'staff-alerts': '/staff/alerts',
    'staff-health-alerted': '/staff/health',
  }),
  ...pagesOf(GALLERY, {
    specimens: {
      path: '/specimens',
      // The headings and landmarks of single components do not form a page.
      rules: { 'heading-order': { enabled: false }, 'landmark-unique': { enabled: false } },
    },
  }),
  ...pagesOf(CALM, {
    'staff-start-done': '/staff',
    'staff-lookalikes-empty': '/staff/lookalikes',
    'staff-alerts-not-set': '/staff/alerts',
    'staff-queue-empty': '/staff/queue',
    'staff-flags-empty': '/staff/flags',
    'staff-annulments-empty': '/staff/annulments',
  }),
  ...pagesOf(NEW, {
    'staff-start-new': '/staff',
    'staff-start-decided': { path: '/staff', act: press('Not needed Let people sign in with Discord') },
    'staff-manual': '/staff/manual/operate',
  }),
];
