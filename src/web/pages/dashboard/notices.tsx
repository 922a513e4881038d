// GET /dashboard/:id/notices: all notices about a listing, and whether this person gets them by email. POST …/dismiss
// dismisses notices for this person only; POST …/mails enables or disables the emails.
import { insertDismissals, setNoticeMails, wantsNoticeMails } from '../../../notices/notice-queries.ts';
import { listNotices } from '../../../notices/notices.ts';
import { PostButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { NoticeCard } from '../../components/notice-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

const noticesPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/notices`;

export async function showNotices(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const { app, t } = context.var;
  const { db, outbox } = app;
  const [notices, wantsMails] = await Promise.all([
    listNotices(db, { personId: person.id, listingId: listing.id, withDismissed: true }, context.var.site),
    wantsNoticeMails(db, person.id, listing.id),
  ]);
  const path = noticesPath(dashboard);
  return showPage(context, {
    title: t('notices.notices'),
    dashboard: { listing, tab: 'notices' },
    content: (
      <div class="narrow-page stack">
        <div class="row between">
          <h1>{t('notices.notices')}</h1>
          {notices.some(({ dismissed }) => !dismissed) && (
            <PostButton action={`${path}/dismiss`} values={{ id: 'all' }} text={t('notices.dismissAll')} look="small" />
          )}
        </div>
        {notices.length === 0 && <EmptyState title={t('notices.none')} text={t('notices.noneText')} />}
        {notices.map((notice) => (
          <NoticeCard notice={notice} back={path} dismissed={notice.dismissed} />
        ))}
        {outbox ? (
          <MailSwitch
            action={`${path}/mails`}
            mails={wantsMails}
            words={wantsMails ? t('notices.mailsOn') : t('notices.mailsOff')}
          />
        ) : (
          <p class="dim note">{t('notices.noMails')}</p>
        )}
      </div>
    ),
  });
}

export async function submitDismissNotices(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const back = localPath(form.text('back'), noticesPath(dashboard));
  const ids = form.all('id');
  const isAll = ids.includes('all');
  const known = ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
  for (const id of isAll ? [null] : known)
    await insertDismissals(context.var.app.db, { personId: person.id, listingId: listing.id, id });
  return redirectWithFlash(context, back);
}

export async function submitNoticeMails(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const mails = (await readForm(context)).text('mails') === 'on';
  await setNoticeMails(context.var.app.db, { personId: person.id, listingId: listing.id, mails });
  return redirectWithSuccess(
    context,
    noticesPath(dashboard),
    context.var.t(mails ? 'notices.mailsTurnedOn' : 'notices.mailsTurnedOff'),
  );
}
