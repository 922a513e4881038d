// GET and POST /dashboard/:id/tokens: the API tokens of a listing. GET and POST …/:token/{rotate,revoke} ask for
// confirmation, because the old secret stops working at once.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { type Scope, scopesFor } from '../../../access/scopes.ts';
import { type ListedToken, selectTokens } from '../../../access/token-queries.ts';
import {
  createToken,
  MAX_ACTIVE_TOKENS,
  revokeToken,
  rotateToken,
  TOKEN_NAME_MAX_CHARACTERS,
  type TokenRefusal,
  tokenSchema,
} from '../../../access/tokens.ts';
import type { Listing } from '../../../listings/listing.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Choices, ErrorSummary, Field } from '../../components/field.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { BoldName } from '../../components/name.tsx';
import { Time } from '../../components/time.tsx';
import { expiryPast, readTokenLimits, TokenLimitFacts, TokenLimitFields } from '../../components/token-limits.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm, zodFieldErrors } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

const SCOPE_HINTS = {
  'votes:read': 'team.votesReadHint',
  'webhooks:write': 'team.webhooksWriteHint',
  'stats:write': 'team.statsWriteHint',
  'changelog:write': 'team.changelogWriteHint',
} as const satisfies Record<Scope, MessageKey>;

function explainRefusal(t: Translations, reason: TokenRefusal['reason']): FieldError {
  switch (reason) {
    case 'unknown_listing':
      return { field: 'name', message: t('team.listingDeletedBefore') };
    case 'name_invalid':
      return { field: 'name', message: t('team.tokenNameInvalid', { max: TOKEN_NAME_MAX_CHARACTERS }) };
    case 'no_scopes':
      return { field: 'scopes', message: t('team.tokenWithoutPermission') };
    case 'too_many':
      return { field: 'name', message: t('team.tooManyTokens', { max: MAX_ACTIVE_TOKENS }) };
    case 'expiry_past':
      return expiryPast(t);
    case 'scope_unknown':
      return { field: 'scopes', message: t('team.permissionUnknown') };
    case 'scope_not_allowed':
      return { field: 'scopes', message: t('team.permissionForBots') };
  }
}

export function showTokens(context: WebContext, dashboard: DashboardContext) {
  const name = context.req.query('for') === 'live-stream' ? context.var.t('team.liveStream') : '';
  return tokensPage(context, dashboard, prefilled({ name, scopes: 'votes:read' }));
}

export async function submitToken(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const read = tokenSchema.safeParse({ name: form.text('name'), scopes: form.all('scopes') });
  const { app, t } = context.var;
  const limits = readTokenLimits(t, form);
  if (!read.success || !limits.ok) {
    const errors = [...(read.success ? [] : zodFieldErrors(read.error)), ...(limits.ok ? [] : limits.errors)];
    return tokensPage(context, dashboard, rejected(form, errors));
  }
  const request = { ...read.data, limits: limits.limits, listingId: listing.id, by: byPerson(person) };
  const created = await createToken(app.db, request);
  if (!created.ok) return tokensPage(context, dashboard, rejected(form, explainRefusal(t, created.reason)));
  return redirectWithFlash(context, `/dashboard/${listing.id}/tokens`, {
    secret: { of: 'token', value: created.token },
  });
}

async function tokensPage(context: WebContext, { listing }: DashboardContext, state: FormState) {
  const tokens = await selectTokens(context.var.app.db, listing.id);
  const { flash, t } = context.var;
  const { secret } = flash;
  return formPage(context, state, {
    title: t('team.apiTokens'),
    dashboard: { listing, tab: 'tokens' },
    code: true,
    scripts: ['copy'],
    content: (
      <div class="stack">
        <h1>{t('team.apiTokens')}</h1>
        {secret?.of === 'token' && (
          <FreshSecret title={t('team.yourToken')} value={secret.value} label={t('team.theToken')}>
            {t.rich('team.yourTokenText', { code: (text) => <code>{text}</code> })}
          </FreshSecret>
        )}
        <div class="split">
          <TokenList listing={listing} tokens={tokens} />
          <TokenForm listing={listing} />
        </div>
      </div>
    ),
  });
}

function TokenList({ listing, tokens }: { listing: Listing; tokens: readonly ListedToken[] }) {
  const t = useTranslations();
  if (tokens.length === 0) return <EmptyState title={t('team.noTokens')} text={t('team.noTokensText')} />;
  const base = `/dashboard/${listing.id}/tokens`;
  return (
    <ul class="list">
      {tokens.map(({ id, name, scopes, createdAt, lastUsedAt, lastUsedFor, ...token }) => (
        <li class="card token">
          <div class="item-words">
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <div class="row facts">
              {scopes.map((scope) => (
                <code class="tag">{scope}</code>
              ))}
            </div>
            <p class="dim note">
              <TokenUse createdAt={createdAt} lastUsedAt={lastUsedAt} lastUsedFor={lastUsedFor} />
            </p>
            <TokenLimitFacts {...token} />
          </div>
          <div class="row">
            <ButtonLink text={t('team.limits')} unseen={name} href={`${base}/${id}/limits`} look="small" />
            <ButtonLink text={t('team.rotate')} unseen={name} href={`${base}/${id}/rotate`} look="small" />
            <ButtonLink text={t('team.revoke')} unseen={name} href={`${base}/${id}/revoke`} look="small danger" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The time is recorded at most once a minute, with the first operation of that minute. */
function TokenUse(token: Pick<ListedToken, 'createdAt' | 'lastUsedAt' | 'lastUsedFor'>) {
  const t = useTranslations();
  const created = <Time at={token.createdAt} />;
  if (!token.lastUsedAt) return <>{t.rich('team.tokenUnused', { created })}</>;
  const used = <Time at={token.lastUsedAt} />;
  if (!token.lastUsedFor) return <>{t.rich('team.tokenUsed', { created, used })}</>;
  return <>{t.rich('team.tokenUsedFor', { created, used, operation: <code>{token.lastUsedFor}</code> })}</>;
}

function TokenForm({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const scopes = scopesFor(listing.type);
  const choices = scopes.map((scope) => ({ value: scope, text: scope, hint: t(SCOPE_HINTS[scope]) }));
  return (
    <form class="card stack close" id="create" method="post" action={`/dashboard/${listing.id}/tokens`} novalidate>
      <h2>{t('team.createTokenTitle')}</h2>
      <ErrorSummary />
      <Field name="name" label={t('team.tokenName')} hint={t('team.tokenNameHint')} />
      <Choices name="scopes" legend={t('team.permissions')} kind="checkbox" choices={choices} />
      <TokenLimitFields />
      <div>
        <Button text={t('team.createToken')} look="go" />
      </div>
    </form>
  );
}

export const tokensPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/tokens`;

/** The token in the path, which must belong to the listing in the path. */
export async function tokenInPath(context: WebContext, { listing }: DashboardContext): Promise<ListedToken> {
  const tokens = await selectTokens(context.var.app.db, listing.id);
  const token = tokens.find(({ id }) => id === context.req.param('token'));
  if (!token) throw new HTTPException(404);
  return token;
}

export async function confirmRotateToken(context: WebContext, dashboard: DashboardContext) {
  const token = await tokenInPath(context, dashboard);
  const { t } = context.var;
  return confirmPage(context, {
    title: t('team.rotateTokenTitle'),
    section: 'dashboard',
    question: t('team.rotateTokenQuestion'),
    action: `${tokensPath(dashboard)}/${token.id}/rotate`,
    button: t('team.rotateToken'),
    back: tokensPath(dashboard),
    text: <p>{t.rich('team.rotateTokenText', { name: <BoldName name={token.name} /> })}</p>,
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
  const { t } = context.var;
  return confirmPage(context, {
    title: t('team.revokeTokenTitle'),
    section: 'dashboard',
    question: t('team.revokeTokenQuestion'),
    action: `${tokensPath(dashboard)}/${token.id}/revoke`,
    button: t('team.revokeToken'),
    back: tokensPath(dashboard),
    text: <p>{t.rich('team.revokeTokenText', { name: <BoldName name={token.name} /> })}</p>,
  });
}

export async function submitRevokeToken(context: WebContext, dashboard: DashboardContext) {
  const { id } = await tokenInPath(context, dashboard);
  await revokeToken(context.var.app.db, dashboard.listing.id, id, byPerson(dashboard.person));
  return redirectWithSuccess(context, tokensPath(dashboard), context.var.t('team.tokenRevoked'));
}
