// /dashboard/:id/listener/remove, which asks first, and unrewarded.csv: the players who went without.

import { ConfirmPage } from '../../components/confirm-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { unrewardedCsv } from '../../unrewarded-csv.ts';

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/listener`;

export function confirmRemoveListener(context: WebContext, place: DashboardContext) {
  return showPage(context, {
    title: 'Remove the vote listener',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Remove the vote listener?"
        action={`${pathOf(place)}/remove`}
        button="Remove the vote listener"
        back={pathOf(place)}
      >
        <p>
          Its host and its token or key are deleted, and what waits is not sent any more. Votes keep counting,
          but nobody is rewarded in the game.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitRemoveListener(context: WebContext, place: DashboardContext) {
  await context.var.parts.listener.remove(place.listing.id, place.person);
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'The vote listener is removed.',
  });
}

export async function downloadUnrewarded(context: WebContext, { listing }: DashboardContext) {
  const votes = await context.var.parts.listener.unrewarded(listing.id);
  return context.body(unrewardedCsv(votes), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="unrewarded-${listing.id}.csv"`,
    'Cache-Control': 'private, no-store',
  });
}
