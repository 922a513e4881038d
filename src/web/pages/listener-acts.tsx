// /dashboard/:id/listener/remove, which asks first, and unrewarded.csv: the players who went without.
import type { Place, WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { Confirm } from '../parts/confirm.tsx';
import { showPage } from '../parts/layout.tsx';
import { unrewardedCsv } from '../unrewarded-csv.ts';

const pathOf = ({ listing }: Place) => `/dashboard/${listing.id}/listener`;

export function askRemoveListener(context: WebContext, place: Place) {
  return showPage(context, {
    title: 'Remove the vote listener',
    section: 'dashboard',
    content: (
      <Confirm
        title="Remove the vote listener?"
        action={`${pathOf(place)}/remove`}
        button="Remove the vote listener"
        back={pathOf(place)}
      >
        <p>
          Its host and its token or key are deleted, and what waits is not sent any more. Votes keep counting,
          but nobody is rewarded in the game.
        </p>
      </Confirm>
    ),
  });
}

export async function removeListener(context: WebContext, place: Place) {
  await context.var.parts.listener.remove(place.listing.id, place.person);
  return goTo(context, pathOf(place), { tone: 'good', message: 'The vote listener is removed.' });
}

export async function downloadUnrewarded(context: WebContext, { listing }: Place) {
  const votes = await context.var.parts.listener.unrewarded(listing.id);
  return context.body(unrewardedCsv(votes), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="unrewarded-${listing.id}.csv"`,
    'Cache-Control': 'private, no-store',
  });
}
