// GET /dashboard/:id/notices: what the owner and the managers were told of, and whether one gets mails; POST …/dismiss puts
// notices away, for oneself alone; POST …/mails chooses.

import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { MailSwitch } from '../../components/mail-switch.tsx';
import { NoticeCard } from '../../components/notice-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

export async function showNotices(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { notices } = context.var.parts;
  const [found, mails] = await Promise.all([
    notices.list({ personId: person.id, listingId: listing.id, withDismissed: true }),
    notices.wantsMails(person.id, listing.id),
  ]);
  const here = pathOf(place);
  return showPage(context, {
    title: `Notices · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="notices">
        <div class="narrow-page stack">
          <div class="row between">
            <h1>Notices</h1>
            {found.some(({ dismissed }) => !dismissed) && (
              <form method="post" action={`${here}/dismiss`}>
                <input type="hidden" name="id" value="all" />
                <button class="btn small" type="submit">
                  Put all away
                </button>
              </form>
            )}
          </div>
          {found.length === 0 && (
            <EmptyState
              title="Nothing to report"
              text="When votes cannot be delivered again and again, or staff decides something about this listing, it is said here."
            />
          )}
          {found.map((notice) => (
            <NoticeCard notice={notice} back={here} dismissed={notice.dismissed} />
          ))}
          <Mails here={here} mails={mails} canMail={notices.canMail} />
        </div>
      </DashboardFrame>
    ),
  });
}

function pathOf({ listing }: DashboardContext): string {
  return `/dashboard/${listing.id}/notices`;
}

function Mails({ here, mails, canMail }: { here: string; mails: boolean; canMail: boolean }) {
  if (!canMail) return <p class="dim note">This service sends no mail: notices stand here alone.</p>;
  return (
    <MailSwitch
      action={`${here}/mails`}
      mails={mails}
      words={
        mails
          ? 'You get notices of this listing by mail too, at your confirmed address.'
          : 'You get no mails about this listing. Notices stand here all the same.'
      }
    />
  );
}

export async function submitDismissNotices(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const form = await readForm(context);
  const typed = form.text('id');
  const back = localPath(form.text('back'), pathOf(place));
  if (typed !== 'all' && !/^\d{1,15}$/.test(typed)) return redirectWithFlash(context, back);
  const id = typed === 'all' ? null : Number(typed);
  await context.var.parts.notices.dismiss({ personId: person.id, listingId: listing.id, id });
  return redirectWithFlash(context, back);
}

export async function submitNoticeMails(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const mails = (await readForm(context)).text('mails') === 'on';
  await context.var.parts.notices.chooseMails({ personId: person.id, listingId: listing.id, mails });
  const message = mails ? 'You get mails about this listing.' : 'You get no more mails about this listing.';
  return redirectWithFlash(context, pathOf(place), { tone: 'good', message });
}
