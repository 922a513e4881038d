// The pages of managing a listing.
import type { Hono } from 'hono';
import { allowed, type WebEnv } from './context.ts';
import { showInvitation, submitInvitationResponse } from './pages/account/invitation.tsx';
import { showAuditLog } from './pages/dashboard/audit.tsx';
import * as editor from './pages/dashboard/changelog-editor.tsx';
import { confirmDeleteEntry, showEntries, submitDeleteEntry } from './pages/dashboard/changelog-entries.tsx';
import * as managerActs from './pages/dashboard/manager-actions.tsx';
import { showManagers, submitInvitation } from './pages/dashboard/managers.tsx';
import { showNotices, submitDismissNotices, submitNoticeMails } from './pages/dashboard/notices.tsx';
import * as settingsActions from './pages/dashboard/settings.tsx';
import { confirmRotateToken, submitRotateToken } from './pages/dashboard/tokens.tsx';
import { NOTES_FORM } from './request-body.ts';

export function addManagementRoutes(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id/audit', allowed('audit.view', showAuditLog));
  web.get('/dashboard/:id/notices', allowed('notices.manage', showNotices));
  web.post('/dashboard/:id/notices/dismiss', allowed('notices.manage', submitDismissNotices));
  web.post('/dashboard/:id/notices/mails', allowed('notices.manage', submitNoticeMails));
  peoplesPages(web);
  web.post('/dashboard/:id/settings/pause', allowed('listing.edit', settingsActions.submitPauseListing));
  web.post('/dashboard/:id/settings/resume', allowed('listing.edit', settingsActions.submitResumeListing));
  web
    .get('/dashboard/:id/settings/delete', allowed('listing.delete', settingsActions.confirmDeleteListing))
    .post(allowed('listing.delete', settingsActions.submitDeleteListing));
  changelogPages(web);
  web
    .get('/dashboard/:id/tokens/:token/rotate', allowed('tokens.manage', confirmRotateToken))
    .post(allowed('tokens.manage', submitRotateToken));
}

function changelogPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/changelog';
  web.get(path, allowed('changelog.write', showEntries));
  web
    .get(`${path}/new`, allowed('changelog.write', editor.showNewEntry))
    .post(allowed('changelog.write', editor.submitEntry, { limit: NOTES_FORM }));
  web
    .get(`${path}/edit`, allowed('changelog.write', editor.showEditEntry))
    .post(allowed('changelog.write', editor.submitEntry, { limit: NOTES_FORM }));
  web.post(`${path}/preview`, allowed('changelog.write', editor.submitEntryPreview, { limit: NOTES_FORM }));
  web
    .get(`${path}/delete`, allowed('changelog.write', confirmDeleteEntry))
    .post(allowed('changelog.write', submitDeleteEntry));
}

function peoplesPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/managers';
  web.get(path, allowed('managers.view', showManagers)).post(allowed('managers.manage', submitInvitation));
  web.post(`${path}/withdraw`, allowed('managers.manage', managerActs.submitRevokeInvitation));
  web
    .get(`${path}/leave`, allowed('managers.leave', managerActs.confirmLeave))
    .post(allowed('managers.leave', managerActs.submitLeave));
  web
    .get(`${path}/hand-over`, allowed('managers.manage', managerActs.confirmTransfer))
    .post(allowed('managers.manage', managerActs.submitTransfer));
  web
    .get(`${path}/:person/remove`, allowed('managers.manage', managerActs.confirmRemoveManager))
    .post(allowed('managers.manage', managerActs.submitRemoveManager));
  web
    .get('/invitations/:key', allowed('invitation.view', showInvitation))
    .post(allowed('invitation.reply', submitInvitationResponse));
}
