// Below /dashboard/:id/managers: revoking an invitation, removing a manager, leaving, and transferring ownership. The
// last three ask for confirmation.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { withdrawInvitation } from '../../../access/invitations.ts';
import { removeManager } from '../../../access/managers.ts';
import { selectTeam } from '../../../access/queries.ts';
import { sendOwnershipOffer } from '../../../access/send-invitation.ts';
import { selectActiveTokensOf } from '../../../access/token-queries.ts';
import { Choices } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { BoldName } from '../../components/name.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { invitationFlash, managersPath } from './managers.tsx';

export async function submitRevokeInvitation(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const id = (await readForm(context)).text('id');
  const request = { listingId: listing.id, owner: person, id };
  const isRevoked = await withdrawInvitation(context.var.app.db, request);
  return redirectWithFlash(
    context,
    managersPath(dashboard),
    isRevoked
      ? { tone: 'good', message: 'The invitation was revoked. Its link no longer works.' }
      : { tone: 'bad', message: 'The invitation was already accepted or declined, or it has expired.' },
  );
}

export async function confirmRemoveManager(context: WebContext, dashboard: DashboardContext) {
  const manager = await findManager(context, dashboard, context.req.param('person'));
  const tokens = await selectActiveTokensOf(context.var.app.db, dashboard.listing.id, manager.id);
  return confirmPage(context, {
    title: 'Remove the manager',
    section: 'dashboard',
    question: 'Remove this manager?',
    action: `${managersPath(dashboard)}/${manager.id}/remove`,
    button: 'Remove manager',
    back: managersPath(dashboard),
    text: (
      <p>
        <BoldName name={manager.name} /> will lose access to this dashboard immediately. Other API tokens keep working:
        revoke any that this person may have copied, and rotate the signing secret if they saw it.
      </p>
    ),
    fields: tokens.length > 0 && <RevokeTokensField count={tokens.length} />,
  });
}

/** Chosen at first, because whoever created a token has seen its secret. */
function RevokeTokensField({ count }: { count: number }) {
  const text =
    count === 1 ? 'Revoke the token that this person created' : `Revoke the ${count} tokens that this person created`;
  const hint = `Programs that use ${count === 1 ? 'it' : 'them'} stop working immediately.`;
  const choices = [{ value: 'revoke', text, hint }];
  return <Choices name="tokens" legend="API tokens" kind="checkbox" choices={choices} chosen={['revoke']} />;
}

export async function submitRemoveManager(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const manager = await findManager(context, dashboard, context.req.param('person'));
  const revokesTokens = (await readForm(context)).text('tokens') === 'revoke';
  const removal = { listingId: listing.id, personId: manager.id, by: byPerson(person), revokesTokens };
  await removeManager(context.var.app.db, removal);
  return redirectWithSuccess(context, managersPath(dashboard), 'The manager was removed.');
}

export function confirmLeave(context: WebContext, dashboard: DashboardContext) {
  return confirmPage(context, {
    title: 'Leave the listing',
    section: 'dashboard',
    question: 'Leave this listing?',
    action: `${managersPath(dashboard)}/leave`,
    button: 'Leave',
    back: managersPath(dashboard),
    text: (
      <p>
        You will no longer manage <bdi>{dashboard.listing.name}</bdi>. To regain access, you need a new invitation from
        the owner.
      </p>
    ),
  });
}

export async function submitLeave(context: WebContext, { listing, person }: DashboardContext) {
  await removeManager(context.var.app.db, { listingId: listing.id, personId: person.id, by: byPerson(person) });
  return redirectWithSuccess(context, '/dashboard', 'You left the listing.');
}

export async function confirmTransfer(context: WebContext, dashboard: DashboardContext) {
  const manager = await findManager(context, dashboard, context.req.query('to'));
  return confirmPage(context, {
    title: 'Transfer ownership',
    section: 'dashboard',
    question: 'Transfer ownership?',
    action: `${managersPath(dashboard)}/hand-over`,
    button: 'Transfer ownership',
    back: managersPath(dashboard),
    text: (
      <p>
        <BoldName name={manager.name} /> has seven days to accept ownership of <bdi>{dashboard.listing.name}</bdi>.
        After that, only the new owner can invite and remove managers, and transfer or delete the listing. You stay on
        as a manager until the new owner removes you.
      </p>
    ),
    fields: <input type="hidden" name="to" value={manager.id} />,
  });
}

export async function submitTransfer(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const manager = await findManager(context, dashboard, (await readForm(context)).text('to'));
  const request = { listing, owner: person, personId: manager.id };
  const offered = await sendOwnershipOffer(context.var.app, request);
  const flash = offered.ok
    ? invitationFlash(offered)
    : ({ tone: 'bad', message: context.var.t.text(offered.message) } as const);
  return redirectWithFlash(context, managersPath(dashboard), flash);
}

async function findManager(context: WebContext, { listing }: DashboardContext, id?: string) {
  const { managers } = await selectTeam(context.var.app.db, listing.id);
  const manager = managers.find((one) => one.id === id);
  if (!manager) throw new HTTPException(404);
  return manager;
}
