// The routes of staff pages.
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../access/person.ts';
import { ID_PATTERN } from '../core/ids.ts';
import { findListingForStaff, type ListingWithOwner } from '../listings/staff-queries.ts';
import { allowed, type WebContext, type WebEnv } from './context.ts';
import { showApprovalQueue, submitQueueMails } from './pages/staff/approval-queue.tsx';
import { showStaffAudit } from './pages/staff/audit-log.tsx';
import { showStaffChangelogs } from './pages/staff/changelogs.tsx';
import { showStaffListing } from './pages/staff/listing.tsx';
import * as listingActions from './pages/staff/listing-actions.tsx';
import { showStaffListings } from './pages/staff/listings.tsx';
import { showMailQueue } from './pages/staff/mail-queue.tsx';
import { showStaffPeople } from './pages/staff/people.tsx';
import { showStaffPerson } from './pages/staff/person.tsx';
import * as personActions from './pages/staff/person-actions.tsx';
import * as start from './pages/staff/setup-steps.tsx';
import { showSystemHealth } from './pages/staff/system-health.tsx';

type Answered = Response | Promise<Response>;

export function addStaffRoutes(web: Hono<WebEnv>): void {
  web.get('/staff', allowed('installation.set_up', start.showSetupSteps));
  web.post('/staff/start/backups', allowed('installation.set_up', start.submitBackupsConfirmed));
  web.post('/staff/start/test-mail', allowed('installation.set_up', start.submitTestMail));
  web.get('/staff/queue', allowed('listing.moderate', showApprovalQueue));
  web.post('/staff/queue-mails', allowed('listing.moderate', submitQueueMails));
  web.get('/staff/changelogs', allowed('listing.view_all', showStaffChangelogs));
  web.get('/staff/audit', allowed('audit.view_all', showStaffAudit));
  web.get('/staff/mail', allowed('installation.view', showMailQueue));
  web.get('/staff/health', allowed('installation.view', showSystemHealth));
  addListingRoutes(web);
  addPeopleRoutes(web);
}

function addListingRoutes(web: Hono<WebEnv>): void {
  const path = '/staff/listings/:id';
  web.get('/staff/listings', allowed('listing.view_all', showStaffListings));
  web.get(path, allowed('listing.view_all', withListing(showStaffListing)));
  web.post(`${path}/approve`, allowed('listing.moderate', withListing(listingActions.submitApproveListing)));
  web
    .get(`${path}/refuse`, allowed('listing.moderate', withListing(listingActions.confirmRefuseListing)))
    .post(allowed('listing.moderate', withListing(listingActions.submitRefuseListing)));
  web
    .get(`${path}/hide`, allowed('listing.moderate', withListing(listingActions.confirmHideListing)))
    .post(allowed('listing.moderate', withListing(listingActions.submitHideListing)));
  web.post(`${path}/show`, allowed('listing.moderate', withListing(listingActions.submitUnhideListing)));
  web.post(`${path}/plan`, allowed('listing.change_plan', withListing(listingActions.submitPlan)));
  web
    .get(`${path}/delete`, allowed('listing.delete_any', withListing(listingActions.confirmDeleteListingAsStaff)))
    .post(allowed('listing.delete_any', withListing(listingActions.submitDeleteListingAsStaff)));
}

function addPeopleRoutes(web: Hono<WebEnv>): void {
  const path = '/staff/people/:person';
  web.get('/staff/people', allowed('people.view', showStaffPeople));
  web.get(path, allowed('people.view', showStaffPerson));
  web
    .get(`${path}/suspend`, allowed('people.manage', personActions.confirmSuspend))
    .post(allowed('people.manage', personActions.submitSuspend));
  web.post(`${path}/reinstate`, allowed('people.manage', personActions.submitReinstate));
  web.post(`${path}/reset-link`, allowed('people.manage', personActions.submitResetLink));
  web
    .get(`${path}/role`, allowed('people.manage', personActions.confirmChangeRole))
    .post(allowed('people.manage', personActions.submitChangeRole));
}

/** Finds the listing named by `:id`, whatever its state. */
function withListing(handler: (context: WebContext, person: Person, listing: ListingWithOwner) => Answered) {
  return async (context: WebContext, person: Person) => {
    const id = context.req.param('id') ?? '';
    const listing = ID_PATTERN.test(id) ? await findListingForStaff(context.var.app.db, id) : null;
    if (!listing) throw new HTTPException(404);
    return handler(context, person, listing);
  };
}
