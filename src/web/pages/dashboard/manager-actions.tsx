// Below /dashboard/:id/managers: taking back an invitation, removing a manager, leaving, handing over. The last three ask first.
import { HTTPException } from 'hono/http-exception';
import { ConfirmFormPage } from '../../components/confirm-form.tsx';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { TeamMember } from '../../management-parts.ts';
import { readForm } from '../../read-form.ts';
import { invitationFlash, managersPath } from './managers.tsx';

export async function submitRevokeInvitation(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const id = (await readForm(context)).text('id');
  const withdrawn = await context.var.parts.managers.withdraw({ listingId: listing.id, person, id });
  return redirectWithFlash(
    context,
    managersPath(place),
    withdrawn
      ? { tone: 'good', message: 'The invitation is taken back. Its link does not work any more.' }
      : { tone: 'bad', message: 'The invitation was answered or ended in the meantime.' },
  );
}

export async function confirmRemoveManager(context: WebContext, place: DashboardContext) {
  const manager = await managerOf(context, place, context.req.param('person'));
  return showPage(context, {
    title: 'Remove the manager',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Remove this manager?"
        action={`${managersPath(place)}/${manager.id}/remove`}
        button="Remove"
        keep="Keep"
        back={managersPath(place)}
      >
        <p>
          <b>
            <bdi>{manager.name}</bdi>
          </b>{' '}
          loses access to this dashboard at once. Tokens that were made stay: revoke those the person may have
          copied, and make a new signing secret if it was seen.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitRemoveManager(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const manager = await managerOf(context, place, context.req.param('person'));
  await context.var.parts.managers.remove({ listingId: listing.id, personId: manager.id, person });
  return redirectWithFlash(context, managersPath(place), {
    tone: 'good',
    message: 'The manager is removed.',
  });
}

export function confirmLeave(context: WebContext, place: DashboardContext) {
  return showPage(context, {
    title: 'Leave the listing',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Leave this listing?"
        action={`${managersPath(place)}/leave`}
        button="Leave"
        keep="Stay"
        back={managersPath(place)}
      >
        <p>
          You manage <bdi>{place.listing.name}</bdi> no longer. To come back, its owner has to invite you
          again.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitLeave(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  await context.var.parts.managers.remove({ listingId: listing.id, personId: person.id, person });
  return redirectWithFlash(context, '/dashboard', { tone: 'good', message: 'You left the listing.' });
}

export async function confirmTransfer(context: WebContext, place: DashboardContext) {
  const manager = await managerOf(context, place, context.req.query('to'));
  return showPage(context, {
    title: 'Hand the listing over',
    section: 'dashboard',
    content: (
      <ConfirmFormPage
        title="Hand this listing over?"
        action={`${managersPath(place)}/hand-over`}
        button="Offer the ownership"
        back={managersPath(place)}
        errors={[]}
        text={
          <p>
            <b>
              <bdi>{manager.name}</bdi>
            </b>{' '}
            is asked to take over <bdi>{place.listing.name}</bdi>, and has seven days to agree. Then only the
            new owner can invite and remove managers, delete the listing or hand it over; you stay as manager,
            for as long as the new owner wants.
          </p>
        }
      >
        <input type="hidden" name="to" value={manager.id} />
      </ConfirmFormPage>
    ),
  });
}

export async function submitTransfer(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const manager = await managerOf(context, place, (await readForm(context)).text('to'));
  const offered = await context.var.parts.managers.offer({ listing, person, personId: manager.id });
  if (!offered.ok)
    return redirectWithFlash(context, managersPath(place), { tone: 'bad', message: offered.sentence });
  return redirectWithFlash(context, managersPath(place), invitationFlash(offered.email, offered.link));
}

async function managerOf(
  context: WebContext,
  { listing }: DashboardContext,
  id?: string,
): Promise<TeamMember> {
  const { managers } = await context.var.parts.managers.team(listing.id);
  const manager = managers.find((one) => one.id === id);
  if (!manager) throw new HTTPException(404);
  return manager;
}
