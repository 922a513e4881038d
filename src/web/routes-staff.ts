// The pages of staff. For everybody else they are not there: 404, not 403, signed in or not (decision P74).
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../core/ids.ts';
import { findListingForStaff, type ListingWithOwner } from '../listings/staff-queries.ts';
import { staffOnly, type WebContext, type WebEnv } from './context.ts';
import { showApprovalQueue, submitQueueMails } from './pages/staff/approval-queue.tsx';
import { showStaffAudit } from './pages/staff/audit-log.tsx';
import { showStaffChangelogs } from './pages/staff/changelogs.tsx';
import { showStaffListing } from './pages/staff/listing.tsx';
import * as acts from './pages/staff/listing-actions.tsx';
import { showStaffListings } from './pages/staff/listings.tsx';
import { showStaffPeople } from './pages/staff/people.tsx';
import { showStaffPerson } from './pages/staff/person.tsx';
import * as peopleActs from './pages/staff/person-actions.tsx';
import * as start from './pages/staff/setup-steps.tsx';
import { showSpecimens } from './pages/staff/specimens.tsx';
import { showSystemHealth } from './pages/staff/system-health.tsx';
import type { Person } from './web-parts.ts';

type Answered = Response | Promise<Response>;

export function addStaffRoutes(web: Hono<WebEnv>): void {
  web.get('/staff', staffOnly(start.showSetupSteps));
  web.post('/staff/start/backups', staffOnly(start.submitBackupsConfirmed));
  web.post('/staff/start/test-mail', staffOnly(start.submitTestMail));
  web.get('/staff/queue', staffOnly(showApprovalQueue));
  web.post('/staff/queue-mails', staffOnly(submitQueueMails));
  web.get('/staff/changelogs', staffOnly(showStaffChangelogs));
  web.get('/staff/audit', staffOnly(showStaffAudit));
  web.get('/staff/health', staffOnly(showSystemHealth));
  web.get('/staff/parts', staffOnly(showSpecimens));
  listingsPages(web);
  peoplesPages(web);
}

function listingsPages(web: Hono<WebEnv>): void {
  const path = '/staff/listings/:id';
  web.get('/staff/listings', staffOnly(showStaffListings));
  web.get(path, aboutListing(showStaffListing));
  web.post(`${path}/approve`, aboutListing(acts.submitApproveListing));
  web
    .get(`${path}/refuse`, aboutListing(acts.confirmRefuseListing))
    .post(aboutListing(acts.submitRefuseListing));
  web.get(`${path}/hide`, aboutListing(acts.confirmHideListing)).post(aboutListing(acts.submitHideListing));
  web.post(`${path}/show`, aboutListing(acts.submitUnhideListing));
  web.post(`${path}/plan`, aboutListing(acts.submitPlan));
  web
    .get(`${path}/delete`, aboutListing(acts.confirmDeleteListingAsStaff))
    .post(aboutListing(acts.submitDeleteListingAsStaff));
}

function peoplesPages(web: Hono<WebEnv>): void {
  const path = '/staff/people/:person';
  web.get('/staff/people', staffOnly(showStaffPeople));
  web.get(path, staffOnly(showStaffPerson));
  web.get(`${path}/suspend`, staffOnly(peopleActs.confirmSuspend)).post(staffOnly(peopleActs.submitSuspend));
  web.post(`${path}/reinstate`, staffOnly(peopleActs.submitReinstate));
  web.post(`${path}/reset-link`, staffOnly(peopleActs.submitResetLink));
  web
    .get(`${path}/role`, staffOnly(peopleActs.confirmChangeRole))
    .post(staffOnly(peopleActs.submitChangeRole));
}

function aboutListing(handler: (context: WebContext, person: Person, listing: ListingWithOwner) => Answered) {
  return staffOnly(async (context, person) => {
    const id = context.req.param('id') ?? '';
    const listing = ID_PATTERN.test(id) ? await findListingForStaff(context.var.app.db, id) : null;
    if (!listing) throw new HTTPException(404);
    return handler(context, person, listing);
  });
}
