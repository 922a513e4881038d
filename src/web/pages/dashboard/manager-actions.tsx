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
import { useTranslations } from '../../translations.ts';
import { invitationFlash, managersPath } from './managers.tsx';

export async function submitRevokeInvitation(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const id = (await readForm(context)).text('id');
  const request = { listingId: listing.id, owner: person, id };
  const { app, t } = context.var;
  const isRevoked = await withdrawInvitation(app.db, request);
  return redirectWithFlash(
    context,
    managersPath(dashboard),
    isRevoked
      ? { tone: 'good', message: t('team.invitationRevoked') }
      : { tone: 'bad', message: t('team.invitationAnswered') },
  );
}

export async function confirmRemoveManager(context: WebContext, dashboard: DashboardContext) {
  const manager = await findManager(context, dashboard, context.req.param('person'));
  const { app, t } = context.var;
  const tokens = await selectActiveTokensOf(app.db, dashboard.listing.id, manager.id);
  return confirmPage(context, {
    title: t('team.removeManagerTitle'),
    section: 'dashboard',
    question: t('team.removeManagerQuestion'),
    action: `${managersPath(dashboard)}/${manager.id}/remove`,
    button: t('team.removeManager'),
    back: managersPath(dashboard),
    text: <p>{t.rich('team.removeManagerText', { name: <BoldName name={manager.name} /> })}</p>,
    fields: tokens.length > 0 && <RevokeTokensField count={tokens.length} />,
  });
}

/** Chosen at first, because whoever created a token has seen its secret. */
function RevokeTokensField({ count }: { count: number }) {
  const t = useTranslations();
  const [text, hint] = [t('team.revokeTokens', { count }), t('team.revokeTokensHint', { count })];
  const choices = [{ value: 'revoke', text, hint }];
  return <Choices name="tokens" legend={t('team.apiTokens')} kind="checkbox" choices={choices} chosen={['revoke']} />;
}

export async function submitRemoveManager(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const manager = await findManager(context, dashboard, context.req.param('person'));
  const revokesTokens = (await readForm(context)).text('tokens') === 'revoke';
  const removal = { listingId: listing.id, personId: manager.id, by: byPerson(person), revokesTokens };
  await removeManager(context.var.app.db, removal);
  return redirectWithSuccess(context, managersPath(dashboard), context.var.t('team.managerRemoved'));
}

export function confirmLeave(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('team.leaveTitle'),
    section: 'dashboard',
    question: t('team.leaveQuestion'),
    action: `${managersPath(dashboard)}/leave`,
    button: t('team.leave'),
    back: managersPath(dashboard),
    text: <p>{t.rich('team.leaveText', { listing: <bdi>{dashboard.listing.name}</bdi> })}</p>,
  });
}

export async function submitLeave(context: WebContext, { listing, person }: DashboardContext) {
  await removeManager(context.var.app.db, { listingId: listing.id, personId: person.id, by: byPerson(person) });
  return redirectWithSuccess(context, '/dashboard', context.var.t('team.youLeft'));
}

export async function confirmTransfer(context: WebContext, dashboard: DashboardContext) {
  const manager = await findManager(context, dashboard, context.req.query('to'));
  const { t } = context.var;
  return confirmPage(context, {
    title: t('team.transferOwnership'),
    section: 'dashboard',
    question: t('team.transferQuestion'),
    action: `${managersPath(dashboard)}/hand-over`,
    button: t('team.transferOwnership'),
    back: managersPath(dashboard),
    text: (
      <p>
        {t.rich('team.transferConsequences', {
          name: <BoldName name={manager.name} />,
          listing: <bdi>{dashboard.listing.name}</bdi>,
        })}
      </p>
    ),
    fields: <input type="hidden" name="to" value={manager.id} />,
  });
}

export async function submitTransfer(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const manager = await findManager(context, dashboard, (await readForm(context)).text('to'));
  const request = { listing, owner: person, personId: manager.id, t: context.var.t };
  const offered = await sendOwnershipOffer(context.var.app, request);
  const flash = offered.ok
    ? invitationFlash(context.var.t, offered)
    : ({ tone: 'bad', message: context.var.t.text(offered.message) } as const);
  return redirectWithFlash(context, managersPath(dashboard), flash);
}

async function findManager(context: WebContext, { listing }: DashboardContext, id?: string) {
  const { managers } = await selectTeam(context.var.app.db, listing.id);
  const manager = managers.find((one) => one.id === id);
  if (!manager) throw new HTTPException(404);
  return manager;
}
