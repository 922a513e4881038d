// The pages of staff. For everybody else they are not there: 404, not 403, signed in or not (decision P74).
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../core/ids.ts';
import { staffOnly, type WebContext, type WebEnv } from './context.ts';
import { showStaffAudit } from './pages/staff-audit.tsx';
import { showStaffChangelogs } from './pages/staff-changelogs.tsx';
import { showStaffHealth } from './pages/staff-health.tsx';
import { showStaffListing } from './pages/staff-listing.tsx';
import * as acts from './pages/staff-listing-acts.tsx';
import { showStaffListings } from './pages/staff-listings.tsx';
import { showParts } from './pages/staff-parts.tsx';
import { showPeople } from './pages/staff-people.tsx';
import { showStaffPerson } from './pages/staff-person.tsx';
import * as peopleActs from './pages/staff-person-acts.tsx';
import { chooseQueueMails, showQueue } from './pages/staff-queue.tsx';
import * as start from './pages/staff-start.tsx';
import type { OwnedListing } from './staff-parts.ts';
import type { Person } from './web-parts.ts';

type Answered = Response | Promise<Response>;

export function staffPages(web: Hono<WebEnv>): void {
  web.get('/staff', staffOnly(start.showStart));
  web.post('/staff/start/backups', staffOnly(start.confirmBackups));
  web.post('/staff/start/test-mail', staffOnly(start.sendTestMail));
  web.get('/staff/queue', staffOnly(showQueue));
  web.post('/staff/queue-mails', staffOnly(chooseQueueMails));
  web.get('/staff/changelogs', staffOnly(showStaffChangelogs));
  web.get('/staff/audit', staffOnly(showStaffAudit));
  web.get('/staff/health', staffOnly(showStaffHealth));
  web.get('/staff/parts', staffOnly(showParts));
  listingsPages(web);
  peoplesPages(web);
}

function listingsPages(web: Hono<WebEnv>): void {
  const path = '/staff/listings/:id';
  web.get('/staff/listings', staffOnly(showStaffListings));
  web.get(path, aboutListing(showStaffListing));
  web.post(`${path}/approve`, aboutListing(acts.approve));
  web.get(`${path}/refuse`, aboutListing(acts.askRefuse)).post(aboutListing(acts.refuse));
  web.get(`${path}/hide`, aboutListing(acts.askHide)).post(aboutListing(acts.hide));
  web.post(`${path}/show`, aboutListing(acts.show));
  web.post(`${path}/plan`, aboutListing(acts.savePlan));
  web.get(`${path}/delete`, aboutListing(acts.askDelete)).post(aboutListing(acts.deleteByName));
}

function peoplesPages(web: Hono<WebEnv>): void {
  const path = '/staff/people/:person';
  web.get('/staff/people', staffOnly(showPeople));
  web.get(path, staffOnly(showStaffPerson));
  web.get(`${path}/suspend`, staffOnly(peopleActs.askSuspend)).post(staffOnly(peopleActs.suspend));
  web.post(`${path}/reinstate`, staffOnly(peopleActs.reinstate));
  web.post(`${path}/reset-link`, staffOnly(peopleActs.makeResetLink));
  web.get(`${path}/role`, staffOnly(peopleActs.askRole)).post(staffOnly(peopleActs.changeRole));
}

function aboutListing(handler: (context: WebContext, person: Person, listing: OwnedListing) => Answered) {
  return staffOnly(async (context, person) => {
    const id = context.req.param('id') ?? '';
    const listing = ID_PATTERN.test(id) ? await context.var.parts.staff.listing(id) : null;
    if (!listing) throw new HTTPException(404);
    return handler(context, person, listing);
  });
}
