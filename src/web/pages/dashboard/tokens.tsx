// GET and POST /dashboard/:id/tokens, and …/tokens/:token/revoke, which asks first.
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { Choices, ErrorSummary, Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { type ApiToken, SCOPES, type Scope } from '../../integration-parts.ts';
import { EMPTY_FORM, type Form, readForm, zodFieldErrors } from '../../read-form.ts';
import type { FieldError, Listing } from '../../web-parts.ts';

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'votes:read': 'Ask whether somebody voted, list votes and read statistics.',
  'webhooks:write': 'Change the webhook, read the log, redeliver, and manage tokens.',
  'stats:write': 'Report the number of servers the bot is on.',
  'changelog:write': 'Publish, replace and delete release notes.',
};

const tokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name, so that you know it again.')
    .max(80, 'Use at most 80 characters.'),
  scopes: z.array(z.enum(SCOPES)).min(1, 'Choose at least one thing the token may do.'),
});

export function showTokens(context: WebContext, place: DashboardContext) {
  return tokensPage(context, place, EMPTY_FORM, []);
}

export async function submitToken(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const form = await readForm(context);
  const input = tokenSchema.safeParse({ name: form.text('name'), scopes: form.all('scopes') });
  if (!input.success) return tokensPage(context, place, form, zodFieldErrors(input.error));
  const made = await context.var.parts.tokens.create({ ...input.data, listingId: listing.id, person });
  if (!made.ok) return tokensPage(context, place, form, made.errors);
  return redirectWithFlash(context, `/dashboard/${listing.id}/tokens`, {
    secret: { of: 'token', value: made.token },
  });
}

export async function confirmRevokeToken(context: WebContext, { listing }: DashboardContext) {
  const token = await tokenInPath(context, listing);
  const base = `/dashboard/${listing.id}/tokens`;
  return showPage(context, {
    title: 'Revoke the token',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Revoke this token?"
        action={`${base}/${token.id}/revoke`}
        button="Revoke it"
        back={base}
      >
        <p>
          <b>
            <bdi>{token.name}</bdi>
          </b>{' '}
          stops working at once, wherever it is used. This cannot be undone.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitRevokeToken(context: WebContext, { listing, person }: DashboardContext) {
  const token = await tokenInPath(context, listing);
  await context.var.parts.tokens.revoke(listing.id, token.id, person);
  return redirectWithFlash(context, `/dashboard/${listing.id}/tokens`, {
    tone: 'good',
    message: 'The token is revoked.',
  });
}

/** Only a token of this very listing: the path names both. */
export async function tokenInPath(context: WebContext, listing: Listing): Promise<ApiToken> {
  const tokens = await context.var.parts.tokens.list(listing.id);
  const token = tokens.find((one) => one.id === context.req.param('token'));
  if (!token) throw new HTTPException(404);
  return token;
}

async function tokensPage(
  context: WebContext,
  { listing }: DashboardContext,
  form: Form,
  errors: readonly FieldError[],
) {
  const tokens = await context.var.parts.tokens.list(listing.id);
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
          {secret?.of === 'token' && <FreshToken token={secret.value} />}
          <div class="split">
            <TokenList listing={listing} tokens={tokens} />
            <TokenForm listing={listing} form={form} errors={errors} />
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}

function FreshToken({ token }: { token: string }) {
  return (
    <section class="card fresh" aria-labelledby="fresh-title" tabindex={-1} autofocus>
      <h2 id="fresh-title">Your token</h2>
      <p>
        Copy it now; it is not shown again. Send it as <code>Authorization: Bearer</code> with each request.
      </p>
      <CopyField value={token} label="the token" wide />
    </section>
  );
}

function TokenList({ listing, tokens }: { listing: Listing; tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) {
    return (
      <div class="card empty">
        <span class="empty-mark" aria-hidden="true" />
        <h2>No tokens yet</h2>
        <p class="dim">With a token your own programs ask about votes and manage this listing.</p>
      </div>
    );
  }
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
              made <Time at={createdAt} />,{' '}
              {lastUsedAt ? <LastUsed at={lastUsedAt} use={lastUsedFor} /> : 'never used'}
            </p>
          </div>
          <div class="row">
            <a class="btn small" href={`/dashboard/${listing.id}/tokens/${id}/rotate`}>
              New secret <span class="unseen">for {name}</span>
            </a>
            <a class="btn small danger" href={`/dashboard/${listing.id}/tokens/${id}/revoke`}>
              Revoke <span class="unseen">{name}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Written once a minute at most: of several uses within a minute it is the first. */
function LastUsed({ at, use }: { at: Date; use: string | null }) {
  return (
    <>
      last used <Time at={at} />
      {use && (
        <>
          {' '}
          for <code>{use}</code>
        </>
      )}
    </>
  );
}

function TokenForm(props: { listing: Listing; form: Form; errors: readonly FieldError[] }) {
  const { listing, form, errors } = props;
  // §5.4: what a game server's token cannot carry is not offered.
  const offered = SCOPES.filter(
    (scope) => listing.type === 'bot' || scope === 'votes:read' || scope === 'webhooks:write',
  );
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/tokens`} novalidate>
      <h2>Make a token</h2>
      <ErrorSummary errors={errors} />
      <Field
        name="name"
        label="Name"
        value={form.text('name')}
        errors={errors}
        hint="Where it will be used."
      />
      <Choices
        name="scopes"
        legend="It may"
        kind="checkbox"
        choices={offered.map((scope) => ({ value: scope, text: scope, hint: SCOPE_WORDS[scope] }))}
        chosen={form === EMPTY_FORM ? ['votes:read'] : form.all('scopes')}
        errors={errors}
      />
      <div>
        <button class="btn go" type="submit">
          Make the token
        </button>
      </div>
    </form>
  );
}
