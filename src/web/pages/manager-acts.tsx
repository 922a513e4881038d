// Below /dashboard/:id/managers: taking back an invitation, removing a manager, leaving, handing over. The last three ask first.
import { HTTPException } from 'hono/http-exception';
import type { Place, WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import type { TeamMember } from '../management-parts.ts';
import { Confirm } from '../parts/confirm.tsx';
import { ConfirmForm } from '../parts/confirm-form.tsx';
import { showPage } from '../parts/layout.tsx';
import { readForm } from '../read-form.ts';
import { ownersOnly, pathOf, told } from './managers.tsx';

export async function withdrawInvitation(context: WebContext, place: Place) {
  ownersOnly(place);
  const { listing, person } = place;
  const id = (await readForm(context)).text('id');
  const withdrawn = await context.var.parts.managers.withdraw({ listingId: listing.id, person, id });
  return goTo(
    context,
    pathOf(place),
    withdrawn
      ? { tone: 'good', message: 'The invitation is taken back. Its link does not work any more.' }
      : { tone: 'bad', message: 'The invitation was answered or ended in the meantime.' },
  );
}

export async function askRemoveManager(context: WebContext, place: Place) {
  ownersOnly(place);
  const manager = await managerOf(context, place, context.req.param('person'));
  return showPage(context, {
    title: 'Remove the manager',
    section: 'dashboard',
    content: (
      <Confirm
        title="Remove this manager?"
        action={`${pathOf(place)}/${manager.id}/remove`}
        button="Remove"
        keep="Keep"
        back={pathOf(place)}
      >
        <p>
          <b>
            <bdi>{manager.name}</bdi>
          </b>{' '}
          loses access to this dashboard at once. Tokens that were made stay: revoke those the person may have
          copied, and make a new signing secret if it was seen.
        </p>
      </Confirm>
    ),
  });
}

export async function removeManager(context: WebContext, place: Place) {
  ownersOnly(place);
  const { listing, person } = place;
  const manager = await managerOf(context, place, context.req.param('person'));
  await context.var.parts.managers.remove({ listingId: listing.id, personId: manager.id, person });
  return goTo(context, pathOf(place), { tone: 'good', message: 'The manager is removed.' });
}

export function askLeave(context: WebContext, place: Place) {
  managersOnly(place);
  return showPage(context, {
    title: 'Leave the listing',
    section: 'dashboard',
    content: (
      <Confirm
        title="Leave this listing?"
        action={`${pathOf(place)}/leave`}
        button="Leave"
        keep="Stay"
        back={pathOf(place)}
      >
        <p>
          You manage <bdi>{place.listing.name}</bdi> no longer. To come back, its owner has to invite you
          again.
        </p>
      </Confirm>
    ),
  });
}

export async function leave(context: WebContext, place: Place) {
  managersOnly(place);
  const { listing, person } = place;
  await context.var.parts.managers.remove({ listingId: listing.id, personId: person.id, person });
  return goTo(context, '/dashboard', { tone: 'good', message: 'You left the listing.' });
}

export async function askHandOver(context: WebContext, place: Place) {
  ownersOnly(place);
  const manager = await managerOf(context, place, context.req.query('to'));
  return showPage(context, {
    title: 'Hand the listing over',
    section: 'dashboard',
    content: (
      <ConfirmForm
        title="Hand this listing over?"
        action={`${pathOf(place)}/hand-over`}
        button="Offer the ownership"
        back={pathOf(place)}
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
      </ConfirmForm>
    ),
  });
}

export async function offerOwnership(context: WebContext, place: Place) {
  ownersOnly(place);
  const { listing, person } = place;
  const manager = await managerOf(context, place, (await readForm(context)).text('to'));
  const offered = await context.var.parts.managers.offer({ listing, person, personId: manager.id });
  if (!offered.ok) return goTo(context, pathOf(place), { tone: 'bad', message: offered.sentence });
  return goTo(context, pathOf(place), told(offered.email, offered.link));
}

/** The owner cannot leave: somebody has to own the listing. */
function managersOnly({ access }: Place): void {
  if (access !== 'manager') throw new HTTPException(403);
}

async function managerOf(context: WebContext, { listing }: Place, id?: string): Promise<TeamMember> {
  const { managers } = await context.var.parts.managers.team(listing.id);
  const manager = managers.find((one) => one.id === id);
  if (!manager) throw new HTTPException(404);
  return manager;
}
