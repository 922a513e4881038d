// The pages of managing a listing.
import type { Hono } from 'hono';
import { allowed, allowedOnBot, signedIn, type WebEnv } from './context.ts';
import { showAudit } from './pages/audit.tsx';
import * as editor from './pages/changelog-editor.tsx';
import { askDeleteEntry, deleteEntryFromPage, showEntries } from './pages/changelog-entries.tsx';
import { answerFromPage, showInvitation } from './pages/invitation.tsx';
import * as managerActs from './pages/manager-acts.tsx';
import { inviteFromPage, showManagers } from './pages/managers.tsx';
import { chooseMailsFromPage, dismissFromPage, showNotices } from './pages/notices.tsx';
import * as settingsActs from './pages/settings-acts.tsx';
import { askRotateToken, rotateTokenFromPage } from './pages/token-rotation.tsx';
import { NOTES_FORM } from './request-body.ts';

export function managementPages(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id/audit', allowed(showAudit));
  web.get('/dashboard/:id/notices', allowed(showNotices));
  web.post('/dashboard/:id/notices/dismiss', allowed(dismissFromPage));
  web.post('/dashboard/:id/notices/mails', allowed(chooseMailsFromPage));
  peoplesPages(web);
  web.post('/dashboard/:id/settings/pause', allowed(settingsActs.pauseListing));
  web.post('/dashboard/:id/settings/resume', allowed(settingsActs.resumeListing));
  web
    .get('/dashboard/:id/settings/delete', allowed(settingsActs.askDelete))
    .post(allowed(settingsActs.deleteFromPage));
  changelogPages(web);
  web.get('/dashboard/:id/tokens/:token/rotate', allowed(askRotateToken)).post(allowed(rotateTokenFromPage));
}

function changelogPages(web: Hono<WebEnv>): void {
  const path = '/dashboard/:id/changelog';
  web.get(path, allowedOnBot(showEntries));
  web.get(`${path}/new`, allowedOnBot(editor.showNewEntry)).post(allowedOnBot(editor.saveEntry, NOTES_FORM));
  web.get(`${path}/edit`, allowedOnBot(editor.showEntry)).post(allowedOnBot(editor.saveEntry, NOTES_FORM));
  web.post(`${path}/preview`, allowedOnBot(editor.previewNotes, NOTES_FORM));
  web.get(`${path}/delete`, allowedOnBot(askDeleteEntry)).post(allowedOnBot(deleteEntryFromPage));
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
