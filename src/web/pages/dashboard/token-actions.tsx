// GET and POST /dashboard/:id/tokens/:token/{rotate,revoke}: both ask for confirmation, because the old secret stops working at once.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { type ListedToken, selectTokens } from '../../../access/token-queries.ts';
import { revokeToken, rotateToken } from '../../../access/tokens.ts';
import { ConfirmCard } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';

const tokensPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/tokens`;

/** Only a token of the listing in the same path. */
async function tokenInPath(context: WebContext, { listing }: DashboardContext): Promise<ListedToken> {
  const tokens = await selectTokens(context.var.app.db, listing.id);
  const token = tokens.find(({ id }) => id === context.req.param('token'));
  if (!token) throw new HTTPException(404);
  return token;
}

export async function confirmRotateToken(context: WebContext, dashboard: DashboardContext) {
  const token = await tokenInPath(context, dashboard);
  return showPage(context, {
    title: 'Rotate the token',
    section: 'dashboard',
    content: (
      <ConfirmCard
        title="Rotate this token?"
        action={`${tokensPath(dashboard)}/${token.id}/rotate`}
        button="Rotate token"
        back={tokensPath(dashboard)}
      >
        <p>
          <b>
            <bdi>{token.name}</bdi>
          </b>{' '}
          gets a new secret and keeps its name and permissions. The old secret stops working at once wherever it is
          used, so be ready to replace it. To switch without downtime, create a second token first.
        </p>
      </ConfirmCard>
    ),
  });
}

export async function submitRotateToken(context: WebContext, dashboard: DashboardContext) {
  const { id } = await tokenInPath(context, dashboard);
  const { listing, person } = dashboard;
  const rotated = await rotateToken(context.var.app.db, { listingId: listing.id, id, by: byPerson(person) });
  if (!rotated.ok) throw new HTTPException(404);
  return redirectWithFlash(context, tokensPath(dashboard), { secret: { of: 'token', value: rotated.token } });
}

export async function confirmRevokeToken(context: WebContext, dashboard: DashboardContext) {
  const token = await tokenInPath(context, dashboard);
  return showPage(context, {
    title: 'Revoke the token',
    section: 'dashboard',
    content: (
      <ConfirmCard
        title="Revoke this token?"
        action={`${tokensPath(dashboard)}/${token.id}/revoke`}
        button="Revoke token"
        back={tokensPath(dashboard)}
      >
        <p>
          <b>
            <bdi>{token.name}</bdi>
          </b>{' '}
          stops working at once, wherever it is used. This cannot be undone.
        </p>
      </ConfirmCard>
    ),
  });
}

export async function submitRevokeToken(context: WebContext, dashboard: DashboardContext) {
  const { id } = await tokenInPath(context, dashboard);
  await revokeToken(context.var.app.db, dashboard.listing.id, id, byPerson(dashboard.person));
  return redirectWithSuccess(context, tokensPath(dashboard), 'The token was revoked.');
}
