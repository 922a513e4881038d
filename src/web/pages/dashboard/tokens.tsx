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
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Choices, ErrorSummary, Field } from '../../components/field.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { BoldName } from '../../components/name.tsx';
import { Time } from '../../components/time.tsx';
import { EXPIRY_PAST, readTokenLimits, TokenLimitFacts, TokenLimitFields } from '../../components/token-limits.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { readForm, zodFieldErrors } from '../../read-form.ts';

const SCOPE_HINTS: Readonly<Record<Scope, string>> = {
  'votes:read': 'Check whether a user voted, list votes and read statistics.',
  'webhooks:write': 'Change the webhook, read the delivery log, redeliver, and manage tokens.',
  'stats:write': 'Report the bot’s server count.',
  'changelog:write': 'Publish, replace and delete release notes.',
};

const REFUSALS: Readonly<Record<TokenRefusal['reason'], FieldError>> = {
  unknown_listing: { field: 'name', message: 'This listing was deleted.' },
  name_invalid: { field: 'name', message: `Use 1 to ${TOKEN_NAME_MAX_CHARACTERS} characters for the name.` },
  no_scopes: { field: 'scopes', message: 'Choose at least one permission.' },
  too_many: {
    field: 'name',
    message: `A listing can have at most ${MAX_ACTIVE_TOKENS} tokens. Revoke one that you no longer need.`,
  },
  expiry_past: EXPIRY_PAST,
  scope_unknown: { field: 'scopes', message: 'This permission does not exist.' },
  scope_not_allowed: { field: 'scopes', message: 'This permission is available for bots only.' },
};

export function showTokens(context: WebContext, dashboard: DashboardContext) {
  const name = context.req.query('for') === 'live-stream' ? 'Live stream' : '';
  return tokensPage(context, dashboard, prefilled({ name, scopes: 'votes:read' }));
}

export async function submitToken(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const read = tokenSchema.safeParse({ name: form.text('name'), scopes: form.all('scopes') });
  const limits = readTokenLimits(form);
  if (!read.success || !limits.ok) {
    const errors = [...(read.success ? [] : zodFieldErrors(read.error)), ...(limits.ok ? [] : limits.errors)];
    return tokensPage(context, dashboard, rejected(form, errors));
  }
  const request = { ...read.data, limits: limits.limits, listingId: listing.id, by: byPerson(person) };
  const created = await createToken(context.var.app.db, request);
  if (!created.ok) return tokensPage(context, dashboard, rejected(form, REFUSALS[created.reason]));
  return redirectWithFlash(context, `/dashboard/${listing.id}/tokens`, {
    secret: { of: 'token', value: created.token },
  });
}

async function tokensPage(context: WebContext, { listing }: DashboardContext, state: FormState) {
  const tokens = await selectTokens(context.var.app.db, listing.id);
  const { secret } = context.var.flash;
  return formPage(context, state, {
    title: 'API tokens',
    dashboard: { listing, tab: 'tokens' },
    code: true,
    scripts: ['copy'],
    content: (
      <div class="stack">
        <h1>API tokens</h1>
        {secret?.of === 'token' && (
          <FreshSecret title="Your token" value={secret.value} label="the token">
            Copy it now. It won’t be shown again. Send it with each request as <code>Authorization: Bearer</code>.
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
  if (tokens.length === 0) {
    return (
      <EmptyState title="No tokens yet" text="With a token, your own code can check votes and manage this listing." />
    );
  }
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
              Created <Time at={createdAt} />,{' '}
              {lastUsedAt ? <LastUsed at={lastUsedAt} operation={lastUsedFor} /> : 'never used'}
            </p>
            <TokenLimitFacts {...token} />
          </div>
          <div class="row">
            <ButtonLink text="Limits" unseen={name} href={`${base}/${id}/limits`} look="small" />
            <ButtonLink text="Rotate" unseen={name} href={`${base}/${id}/rotate`} look="small" />
            <ButtonLink text="Revoke" unseen={name} href={`${base}/${id}/revoke`} look="small danger" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The time is recorded at most once a minute, with the first operation of that minute. */
function LastUsed({ at, operation }: { at: Date; operation: string | null }) {
  return (
    <>
      last used <Time at={at} />
      {operation && (
        <>
          {' '}
          for <code>{operation}</code>
        </>
      )}
    </>
  );
}

function TokenForm({ listing }: { listing: Listing }) {
  const choices = scopesFor(listing.type).map((scope) => ({ value: scope, text: scope, hint: SCOPE_HINTS[scope] }));
  return (
    <form class="card stack close" id="create" method="post" action={`/dashboard/${listing.id}/tokens`} novalidate>
      <h2>Create a token</h2>
      <ErrorSummary />
      <Field name="name" label="Name" hint="Where you will use it." />
      <Choices name="scopes" legend="Permissions" kind="checkbox" choices={choices} />
      <TokenLimitFields />
      <div>
        <Button text="Create token" look="go" />
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
  return confirmPage(context, {
    title: 'Rotate the token',
    section: 'dashboard',
    question: 'Rotate this token?',
    action: `${tokensPath(dashboard)}/${token.id}/rotate`,
    button: 'Rotate token',
    back: tokensPath(dashboard),
    text: (
      <p>
        <BoldName name={token.name} /> will get a new secret and keep its name and permissions. The old secret stops
        working immediately, so be ready to replace it everywhere it is used. To switch without downtime, create a
        second token first.
      </p>
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
  return confirmPage(context, {
    title: 'Revoke the token',
    section: 'dashboard',
    question: 'Revoke this token?',
    action: `${tokensPath(dashboard)}/${token.id}/revoke`,
    button: 'Revoke token',
    back: tokensPath(dashboard),
    text: (
      <p>
        <BoldName name={token.name} /> will stop working immediately, everywhere it is used. This cannot be undone.
      </p>
    ),
  });
}

export async function submitRevokeToken(context: WebContext, dashboard: DashboardContext) {
  const { id } = await tokenInPath(context, dashboard);
  await revokeToken(context.var.app.db, dashboard.listing.id, id, byPerson(dashboard.person));
  return redirectWithSuccess(context, tokensPath(dashboard), 'The token was revoked.');
}
