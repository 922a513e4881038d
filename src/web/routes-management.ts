// The routes of pages for managing a listing.
import type { Hono } from 'hono';
import { confirmed } from './confirm-identity.tsx';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showInvitation, submitInvitationResponse } from './pages/account/invitation.tsx';
import { showAuditLog } from './pages/dashboard/audit.tsx';
import * as editor from './pages/dashboard/changelog-editor.tsx';
import { confirmDeleteEntry, showEntries, submitDeleteEntry } from './pages/dashboard/changelog-entries.tsx';
import * as managerActs from './pages/dashboard/manager-actions.tsx';
import { showManagers, submitInvitation } from './pages/dashboard/managers.tsx';
import { showNotices, submitDismissNotices, submitNoticeMails } from './pages/dashboard/notices.tsx';
import * as settingsActions from './pages/dashboard/settings.tsx';
import { showTokenLimits, submitTokenLimits } from './pages/dashboard/token-limits.tsx';
import { confirmRotateToken, submitRotateToken } from './pages/dashboard/tokens.tsx';
import { LONG_TEXT_FORM } from './request-body.ts';

export function addManagementRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/dashboard/:id/audit', 'audit.view', showAuditLog);
  get('/dashboard/:id/notices', 'notices.manage', showNotices);
  post('/dashboard/:id/notices/dismiss', 'notices.manage', submitDismissNotices);
  post('/dashboard/:id/notices/mails', 'notices.manage', submitNoticeMails);
  peoplesPages(web);
  post('/dashboard/:id/settings/pause', 'listing.edit', settingsActions.submitPauseListing);
  post('/dashboard/:id/settings/resume', 'listing.edit', settingsActions.submitResumeListing);
  form('/dashboard/:id/settings/delete', 'listing.delete', [
    settingsActions.confirmDeleteListing,
    confirmed(settingsActions.submitDeleteListing),
  ]);
  changelogPages(web);
  form('/dashboard/:id/tokens/:token/limits', 'tokens.manage', [showTokenLimits, confirmed(submitTokenLimits)]);
  form('/dashboard/:id/tokens/:token/rotate', 'tokens.manage', [confirmRotateToken, confirmed(submitRotateToken)]);
}

function changelogPages(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/dashboard/:id/changelog';
  get(path, 'changelog.write', showEntries);
  form(`${path}/new`, 'changelog.write', [editor.showNewEntry, editor.submitEntry], { limit: LONG_TEXT_FORM });
  form(`${path}/edit`, 'changelog.write', [editor.showEditEntry, editor.submitEntry], { limit: LONG_TEXT_FORM });
  post(`${path}/preview`, 'changelog.write', editor.submitEntryPreview, { limit: LONG_TEXT_FORM });
  form(`${path}/delete`, 'changelog.write', [confirmDeleteEntry, submitDeleteEntry]);
}

function peoplesPages(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/dashboard/:id/managers';
  get(path, 'managers.view', showManagers);
  post(path, 'managers.manage', submitInvitation);
  post(`${path}/withdraw`, 'managers.manage', managerActs.submitRevokeInvitation);
  form(`${path}/leave`, 'managers.leave', [managerActs.confirmLeave, managerActs.submitLeave]);
  form(`${path}/hand-over`, 'managers.manage', [managerActs.confirmTransfer, confirmed(managerActs.submitTransfer)]);
  form(`${path}/:person/remove`, 'managers.manage', [
    managerActs.confirmRemoveManager,
    managerActs.submitRemoveManager,
  ]);
  get('/invitations/:key', 'invitation.view', showInvitation);
  post('/invitations/:key', 'invitation.reply', submitInvitationResponse);
}
