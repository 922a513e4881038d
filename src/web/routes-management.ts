// The pages of managing a listing.
import type { Hono } from 'hono';
import { allowed, signedIn, type WebEnv } from './context.ts';
import { showAudit } from './pages/audit.tsx';
import { answerFromPage, showInvitation } from './pages/invitation.tsx';
import * as managerActs from './pages/manager-acts.tsx';
import { inviteFromPage, showManagers } from './pages/managers.tsx';

export function managementPages(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id/audit', allowed(showAudit));
  peoplesPages(web);
}

function peoplesPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/managers';
  web.get(path, allowed(showManagers)).post(allowed(inviteFromPage));
  web.post(`${path}/withdraw`, allowed(managerActs.withdrawInvitation));
  web.get(`${path}/leave`, allowed(managerActs.askLeave)).post(allowed(managerActs.leave));
  web.get(`${path}/hand-over`, allowed(managerActs.askHandOver)).post(allowed(managerActs.offerOwnership));
  web
    .get(`${path}/:person/remove`, allowed(managerActs.askRemoveManager))
    .post(allowed(managerActs.removeManager));
  web.get('/invitations/:key', showInvitation).post(signedIn(answerFromPage));
}
