// GET and POST /dashboard/:id/tokens/:token/limits: when a token expires, and which addresses may use it.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { describeRange } from '../../../access/token-limits.ts';
import type { ListedToken } from '../../../access/token-queries.ts';
import { changeTokenLimits } from '../../../access/tokens.ts';
import { DAY_SECONDS } from '../../../core/limits.ts';
import { FormCard, formPage } from '../../components/form-page.tsx';
import { ExactTime } from '../../components/time.tsx';
import { expiryPast, readTokenLimits, TokenLimitFields } from '../../components/token-limits.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { tokenInPath, tokensPath } from './tokens.tsx';

export async function showTokenLimits(context: WebContext, dashboard: DashboardContext) {
  const token = await tokenInPath(context, dashboard);
  const { expiresAt, allowedRanges } = token;
  const stored = {
    expires: expiresAt ? new Date(expiresAt.getTime() - DAY_SECONDS * 1000).toISOString().slice(0, 10) : '',
    addresses: allowedRanges?.map(describeRange).join(', ') ?? '',
  };
  return limitsPage(context, dashboard, { token, state: prefilled(stored) });
}

export async function submitTokenLimits(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const token = await tokenInPath(context, dashboard);
  const { app, t } = context.var;
  const form = await readForm(context);
  const read = readTokenLimits(t, form);
  if (!read.ok) return limitsPage(context, dashboard, { token, state: rejected(form, read.errors) });
  const change = { listingId: listing.id, id: token.id, limits: read.limits, by: byPerson(person) };
  const changed = await changeTokenLimits(app.db, change);
  if (changed.ok) return redirectWithSuccess(context, tokensPath(dashboard), t('team.limitsSaved'));
  if (changed.reason === 'unknown_token') throw new HTTPException(404);
  return limitsPage(context, dashboard, { token, state: rejected(form, expiryPast(t)) });
}

async function limitsPage(
  context: WebContext,
  dashboard: DashboardContext,
  { token, state }: { readonly token: ListedToken; readonly state: FormState },
) {
  const { t } = context.var;
  return formPage(context, state, {
    title: t('team.tokenLimitsTitle'),
    section: 'dashboard',
    content: (
      <FormCard
        title={t('team.tokenLimits')}
        intro={
          <p class="dim">
            {t.rich('team.tokenLimitsText', {
              name: <bdi>{token.name}</bdi>,
              time: <ExactTime at={token.createdAt} />,
            })}
          </p>
        }
        action={`${tokensPath(dashboard)}/${token.id}/limits`}
        button={t('team.saveLimits')}
        back={tokensPath(dashboard)}
      >
        <TokenLimitFields />
      </FormCard>
    ),
  });
}
