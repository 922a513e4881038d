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
  const { db, outbox } = context.var.app;
  const [notices, wantsMails] = await Promise.all([
    listNotices(db, { personId: person.id, listingId: listing.id, withDismissed: true }, context.var.site),
    wantsNoticeMails(db, person.id, listing.id),
  ]);
  const path = noticesPath(dashboard);
  return showPage(context, {
    title: 'Notices',
    dashboard: { listing, tab: 'notices' },
    content: (
      <div class="narrow-page stack">
        <div class="row between">
          <h1>Notices</h1>
          {notices.some(({ dismissed }) => !dismissed) && (
            <PostButton action={`${path}/dismiss`} values={{ id: 'all' }} text="Dismiss all" look="small" />
          )}
        </div>
        {notices.length === 0 && (
          <EmptyState
            title="No notices"
            text="A notice appears here when deliveries keep failing or staff makes a decision about this listing."
          />
        )}
        {notices.map((notice) => (
          <NoticeCard notice={notice} back={path} dismissed={notice.dismissed} />
        ))}
        {outbox ? (
          <MailSwitch
            action={`${path}/mails`}
            mails={wantsMails}
            words={
              wantsMails
                ? 'Notices about this listing are also sent to your confirmed email address.'
                : 'Notices about this listing are only shown here.'
            }
          />
        ) : (
          <p class="dim note">This service does not send email, so notices are only shown here.</p>
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
    mails ? 'You will get emails about this listing.' : 'You will no longer get emails about this listing.',
  );
}
