// GET and POST /dashboard/:id/tokens: the API tokens of a listing. Rotating and revoking: token-actions.tsx.
import { byPerson } from '../../../access/audit.ts';
import { type Scope, scopesFor } from '../../../access/scopes.ts';
import { type ListedToken, selectTokens } from '../../../access/token-queries.ts';
import { createToken, TOKEN_NAME_MAX_CHARACTERS, type TokenRefusal, tokenSchema } from '../../../access/tokens.ts';
import type { FieldError } from '../../../core/field-error.ts';
import type { Listing } from '../../../listings/listing.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Choices, ErrorSummary, Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { EMPTY_FORM, type Form, readForm, zodFieldErrors } from '../../read-form.ts';

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
    message: 'A listing can have at most 25 tokens. Revoke one that you no longer use.',
  },
  scope_unknown: { field: 'scopes', message: 'This permission does not exist.' },
  scope_not_allowed: { field: 'scopes', message: 'This permission is available for bots only.' },
};

export function showTokens(context: WebContext, dashboard: DashboardContext) {
  return tokensPage(context, dashboard, EMPTY_FORM, []);
}

export async function submitToken(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const read = tokenSchema.safeParse({ name: form.text('name'), scopes: form.all('scopes') });
  if (!read.success) return tokensPage(context, dashboard, form, zodFieldErrors(read.error));
  const request = { ...read.data, listingId: listing.id, by: byPerson(person) };
  const created = await createToken(context.var.app.db, request);
  if (!created.ok) return tokensPage(context, dashboard, form, [REFUSALS[created.reason]]);
  return redirectWithFlash(context, `/dashboard/${listing.id}/tokens`, {
    secret: { of: 'token', value: created.token },
  });
}

async function tokensPage(
  context: WebContext,
  { listing }: DashboardContext,
  form: Form,
  errors: readonly FieldError[],
) {
  const tokens = await selectTokens(context.var.app.db, listing.id);
  const { secret } = context.var.flash;
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}API tokens · ${listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: ['copy'],
    status: errors.length > 0 ? 422 : 200,
    content: (
      <DashboardFrame listing={listing} tab="tokens">
        <div class="stack">
          <h1>API tokens</h1>
          {secret?.of === 'token' && <NewToken token={secret.value} />}
          <div class="split">
            <TokenList listing={listing} tokens={tokens} />
            <TokenForm listing={listing} form={form} errors={errors} />
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}

function NewToken({ token }: { token: string }) {
  return (
    <section class="card fresh" aria-labelledby="fresh-title" tabindex={-1} autofocus>
      <h2 id="fresh-title">Your token</h2>
      <p>
        Copy it now; it won’t be shown again. Send it with each request as <code>Authorization: Bearer</code>.
      </p>
      <CopyField value={token} label="the token" wide />
    </section>
  );
}

function TokenList({ listing, tokens }: { listing: Listing; tokens: readonly ListedToken[] }) {
  if (tokens.length === 0) {
    return (
      <EmptyState
        title="No tokens yet"
        text="With a token, your own programs can check votes and manage this listing."
      />
    );
  }
  const base = `/dashboard/${listing.id}/tokens`;
  return (
    <ul class="list">
      {tokens.map(({ id, name, scopes, createdAt, lastUsedAt, lastUsedFor }) => (
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
          </div>
          <div class="row">
            <ButtonLink text="Rotate" unseen={name} href={`${base}/${id}/rotate`} look="small" />
            <ButtonLink text="Revoke" unseen={name} href={`${base}/${id}/revoke`} look="small danger" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Recorded once a minute at most, with the first operation of that minute. */
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

function TokenForm(props: { listing: Listing; form: Form; errors: readonly FieldError[] }) {
  const { listing, form, errors } = props;
  const choices = scopesFor(listing.type).map((scope) => ({
    value: scope,
    text: scope,
    hint: SCOPE_HINTS[scope],
  }));
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/tokens`} novalidate>
      <h2>Create a token</h2>
      <ErrorSummary errors={errors} />
      <Field name="name" label="Name" value={form.text('name')} errors={errors} hint="Where you will use it." />
      <Choices
        name="scopes"
        legend="Permissions"
        kind="checkbox"
        choices={choices}
        chosen={form === EMPTY_FORM ? ['votes:read'] : form.all('scopes')}
        errors={errors}
      />
      <div>
        <Button text="Create token" look="go" />
      </div>
    </form>
  );
}
