// The pages of managing a listing.
import type { Hono } from 'hono';
import { allowed, allowedOnBot, signedIn, type WebEnv } from './context.ts';
import { showInvitation, submitInvitationResponse } from './pages/account/invitation.tsx';
import { showAuditLog } from './pages/dashboard/audit.tsx';
import * as editor from './pages/dashboard/changelog-editor.tsx';
import { confirmDeleteEntry, showEntries, submitDeleteEntry } from './pages/dashboard/changelog-entries.tsx';
import * as managerActs from './pages/dashboard/manager-actions.tsx';
import { showManagers, submitInvitation } from './pages/dashboard/managers.tsx';
import { showNotices, submitDismissNotices, submitNoticeMails } from './pages/dashboard/notices.tsx';
import * as settingsActs from './pages/dashboard/settings-acts.tsx';
import { confirmRotateToken, submitRotateToken } from './pages/dashboard/token-rotation.tsx';
import { NOTES_FORM } from './request-body.ts';

export function addManagementRoutes(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id/audit', allowed(showAuditLog));
  web.get('/dashboard/:id/notices', allowed(showNotices));
  web.post('/dashboard/:id/notices/dismiss', allowed(submitDismissNotices));
  web.post('/dashboard/:id/notices/mails', allowed(submitNoticeMails));
  peoplesPages(web);
  web.post('/dashboard/:id/settings/pause', allowed(settingsActs.submitPauseListing));
  web.post('/dashboard/:id/settings/resume', allowed(settingsActs.submitResumeListing));
  web
    .get('/dashboard/:id/settings/delete', allowed(settingsActs.confirmDeleteListing))
    .post(allowed(settingsActs.submitDeleteListing));
  changelogPages(web);
  web
    .get('/dashboard/:id/tokens/:token/rotate', allowed(confirmRotateToken))
    .post(allowed(submitRotateToken));
}

function changelogPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/changelog';
  web.get(path, allowedOnBot(showEntries));
  web
    .get(`${path}/new`, allowedOnBot(editor.showNewEntry))
    .post(allowedOnBot(editor.submitEntry, NOTES_FORM));
  web
    .get(`${path}/edit`, allowedOnBot(editor.showEditEntry))
    .post(allowedOnBot(editor.submitEntry, NOTES_FORM));
  web.post(`${path}/preview`, allowedOnBot(editor.submitEntryPreview, NOTES_FORM));
  web.get(`${path}/delete`, allowedOnBot(confirmDeleteEntry)).post(allowedOnBot(submitDeleteEntry));
}

function peoplesPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/managers';
  web.get(path, allowed(showManagers)).post(allowed(submitInvitation));
  web.post(`${path}/withdraw`, allowed(managerActs.submitRevokeInvitation));
  web.get(`${path}/leave`, allowed(managerActs.confirmLeave)).post(allowed(managerActs.submitLeave));
  web
    .get(`${path}/hand-over`, allowed(managerActs.confirmTransfer))
    .post(allowed(managerActs.submitTransfer));
  web
    .get(`${path}/:person/remove`, allowed(managerActs.confirmRemoveManager))
    .post(allowed(managerActs.submitRemoveManager));
  web.get('/invitations/:key', showInvitation).post(signedIn(submitInvitationResponse));
}
