// The routes of staff pages.
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Person } from '../access/person.ts';
import { ID_PATTERN } from '../core/ids.ts';
import { findListingForStaff, type ListingWithOwner } from '../listings/staff-queries.ts';
import { confirmed } from './confirm-identity.tsx';
import type { WebContext, WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import * as alerts from './pages/staff/alerts.tsx';
import * as annulments from './pages/staff/annulments.tsx';
import { showApprovalQueue, submitQueueMails } from './pages/staff/approval-queue.tsx';
import { showStaffAudit } from './pages/staff/audit-log.tsx';
import { showStaffChangelogs } from './pages/staff/changelogs.tsx';
import { showFlag, submitDismissFlag } from './pages/staff/flag.tsx';
import { showFlags } from './pages/staff/flags.tsx';
import { showStaffListing } from './pages/staff/listing.tsx';
import * as listingActions from './pages/staff/listing-actions.tsx';
import { showStaffListings } from './pages/staff/listings.tsx';
import { showLookAlikes, submitDismissLookAlike } from './pages/staff/look-alikes.tsx';
import { showMailQueue } from './pages/staff/mail-queue.tsx';
import { showManual } from './pages/staff/manual.tsx';
import { showStaffPeople } from './pages/staff/people.tsx';
import { showStaffPerson } from './pages/staff/person.tsx';
import * as personActions from './pages/staff/person-actions.tsx';
import * as start from './pages/staff/setup-step-actions.tsx';
import { showSetupSteps } from './pages/staff/setup-steps.tsx';
import { showSystemHealth } from './pages/staff/system-health.tsx';
import * as votes from './pages/staff/votes.tsx';
import { seeOther } from './redirect.ts';

type Answered = Response | Promise<Response>;

export function addStaffRoutes(web: Hono<WebEnv>): void {
  const { get, post } = pageRoutes(web);
  get('/staff', 'installation.set_up', showSetupSteps);
  get('/staff/manual', 'installation.view', (context) => seeOther(context, '/staff/manual/operate'));
  get('/staff/manual/:page', 'installation.view', showManual);
  post('/staff/start/decide', 'installation.set_up', start.submitStepDecision);
  post('/staff/start/backups', 'installation.set_up', start.submitBackupsConfirmed);
  post('/staff/start/test-mail', 'installation.set_up', start.submitTestMail);
  get('/staff/queue', 'listing.moderate', showApprovalQueue);
  post('/staff/queue-mails', 'listing.moderate', submitQueueMails);
  get('/staff/alerts', 'installation.view', alerts.showAlerts);
  post('/staff/alerts/mails', 'installation.view', alerts.submitAlertMails);
  post('/staff/alerts/test', 'installation.view', alerts.submitTestAlert);
  get('/staff/changelogs', 'listing.view_all', showStaffChangelogs);
  get('/staff/audit', 'audit.view_all', showStaffAudit);
  get('/staff/mail', 'installation.view', showMailQueue);
  get('/staff/health', 'installation.view', showSystemHealth);
  addListingRoutes(web);
  addIntegrityRoutes(web);
  addPeopleRoutes(web);
}

function addListingRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/staff/listings/:id';
  get('/staff/listings', 'listing.view_all', showStaffListings);
  get('/staff/lookalikes', 'listing.moderate', showLookAlikes);
  post('/staff/lookalikes/:id/dismiss', 'listing.moderate', withListing(submitDismissLookAlike));
  get(path, 'listing.view_all', withListing(showStaffListing));
  post(`${path}/approve`, 'listing.moderate', withListing(listingActions.submitApproveListing));
  form(`${path}/refuse`, 'listing.moderate', [
    withListing(listingActions.confirmRefuseListing),
    withListing(listingActions.submitRefuseListing),
  ]);
  form(`${path}/hide`, 'listing.moderate', [
    withListing(listingActions.confirmHideListing),
    withListing(listingActions.submitHideListing),
  ]);
  post(`${path}/show`, 'listing.moderate', withListing(listingActions.submitUnhideListing));
  post(`${path}/plan`, 'listing.change_plan', withListing(listingActions.submitPlan));
  form(`${path}/delete`, 'listing.delete_any', [
    withListing(listingActions.confirmDeleteListingAsStaff),
    confirmed(withListing(listingActions.submitDeleteListingAsStaff)),
  ]);
}

/** Votes under suspicion, and annulled votes. */
function addIntegrityRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/staff/flags', 'votes.review', showFlags);
  get('/staff/flags/:flag', 'votes.review', showFlag);
  post('/staff/flags/:flag/dismiss', 'votes.annul', submitDismissFlag);
  get('/staff/listings/:id/votes', 'votes.review', withListing(votes.showListingVotes));
  form('/staff/listings/:id/annul', 'votes.annul', [withListing(votes.showAnnul), withListing(votes.submitAnnul)]);
  get('/staff/annulments', 'votes.review', annulments.showAnnulments);
  get('/staff/annulments/:annulment', 'votes.review', annulments.showAnnulment);
  post('/staff/annulments/:annulment/restore', 'votes.annul', annulments.submitRestore);
}

function addPeopleRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/staff/people/:person';
  get('/staff/people', 'people.view', showStaffPeople);
  get(path, 'people.view', showStaffPerson);
  form(`${path}/suspend`, 'people.manage', [personActions.confirmSuspend, personActions.submitSuspend]);
  post(`${path}/reinstate`, 'people.manage', personActions.submitReinstate);
  post(`${path}/show-profile`, 'people.manage', personActions.submitShowProfile);
  post(`${path}/reset-link`, 'people.manage', confirmed(personActions.submitResetLink));
  form(`${path}/role`, 'people.manage', [personActions.confirmChangeRole, confirmed(personActions.submitChangeRole)]);
}

/** Finds the listing with the ID `:id`, whatever its state. */
function withListing(handler: (context: WebContext, person: Person, listing: ListingWithOwner) => Answered) {
  return async (context: WebContext, person: Person) => {
    const id = context.req.param('id') ?? '';
    const listing = ID_PATTERN.test(id) ? await findListingForStaff(context.var.app.db, id) : null;
    if (!listing) throw new HTTPException(404);
    return handler(context, person, listing);
  };
}
