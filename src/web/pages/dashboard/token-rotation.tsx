// GET and POST /dashboard/:id/tokens/:token/rotate: a new secret for a token, asked first, because the old one ends at once.
import { HTTPException } from 'hono/http-exception';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { tokenInPath } from './tokens.tsx';

export async function confirmRotateToken(context: WebContext, { listing }: DashboardContext) {
  const token = await tokenInPath(context, listing);
  const base = `/dashboard/${listing.id}/tokens`;
  return showPage(context, {
    title: 'Give the token a new secret',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Give this token a new secret?"
        action={`${base}/${token.id}/rotate`}
        button="Make a new secret"
        keep="Keep the one there is"
        back={base}
      >
        <p>
          <b>
            <bdi>{token.name}</bdi>
          </b>{' '}
          keeps its name and what it may do. The old secret stops working at once, wherever it is used, so
          have the place at hand where the new one belongs. To change over without a gap, make a second token
          first.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitRotateToken(context: WebContext, { listing, person }: DashboardContext) {
  const { id } = await tokenInPath(context, listing);
  const token = await context.var.parts.tokens.rotate(listing.id, id, person);
  if (token === null) throw new HTTPException(404);
  return redirectWithFlash(context, `/dashboard/${listing.id}/tokens`, {
    secret: { of: 'token', value: token },
  });
}
