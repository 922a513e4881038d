// GET and POST /dashboard/:id/webhook: where votes go, and whether they arrive. Its smaller acts: webhook-acts.tsx.
import { CHAT_NAMES, describeFormat, isSignedFormat } from '../../../channels/registry.ts';
import { FAILURES_TO_DISABLE } from '../../../core/limits.ts';
import { CheckCard } from '../../components/check-card.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { HealthPill } from '../../components/pill.tsx';
import { HowToVerify, NewSecret } from '../../components/signing-secret.tsx';
import { TestCard } from '../../components/test-card.tsx';
import { Time } from '../../components/time.tsx';
import { VoterIdsCard, voterIdFacts } from '../../components/voter-ids-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { Health, Webhook } from '../../integration-parts.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import type { FieldError, Listing } from '../../web-parts.ts';

export async function showWebhook(context: WebContext, place: DashboardContext) {
  return webhookPage(context, place, EMPTY_FORM, []);
}

export async function submitWebhook(context: WebContext, place: DashboardContext) {
  const { webhook } = context.var.parts;
  const form = await readForm(context);
  const again = (message: string) => webhookPage(context, place, form, [{ field: 'url', message }]);
  const url = form.text('url');
  const saved = await webhook.saveWebhook({ listingId: place.listing.id, url, person: place.person });
  if (!saved.ok) return again(saved.sentence);
  return redirectWithFlash(context, `/dashboard/${place.listing.id}/webhook`, {
    tone: 'good',
    message: 'Saved. New votes go there from now on.',
    ...(saved.secret && { secret: { of: 'webhook', value: saved.secret } }),
  });
}

async function webhookPage(
  context: WebContext,
  place: DashboardContext,
  form: Form,
  errors: readonly FieldError[],
) {
  const { listing } = place;
  const { webhook: parts, site, trial } = context.var.parts;
  const [webhook, health] = await Promise.all([parts.readWebhook(listing.id), parts.readHealth(listing.id)]);
  const idFacts = await voterIdFacts(context, listing, webhook);
  const { secret, test, check } = context.var.flash;
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Vote webhook · ${listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: ['copy'],
    status: errors.length > 0 ? 422 : 200,
    content: (
      <DashboardFrame listing={listing} tab="webhook">
        <h1>Vote webhook</h1>
        {secret?.of === 'webhook' && <NewSecret secret={secret.value} />}
        <div class="split">
          <div class="stack">
            {webhook && <Switched listing={listing} webhook={webhook} />}
            <UrlForm
              listing={listing}
              webhook={webhook}
              form={form}
              errors={errors}
              local={trial.isActive()}
            />
            {webhook && health && <HealthSummary listing={listing} health={health} />}
            {webhook && isSignedFormat(webhook.format) && webhook.hasSecret && (
              <CheckCard listing={listing} check={check ?? null} />
            )}
            {webhook && isSignedFormat(webhook.format) && <HowToVerify serviceName={site.serviceName} />}
          </div>
          <aside class="stack" aria-label="Test and secret">
            {webhook ? <TestCard listing={listing} test={test ?? null} /> : <WhatComes />}
            <VoterIdsCard facts={idFacts} />
            {webhook && <Keeping listing={listing} webhook={webhook} />}
          </aside>
        </div>
      </DashboardFrame>
    ),
  });
}

function Switched({ listing, webhook }: { listing: Listing; webhook: Webhook }) {
  if (webhook.state === 'enabled') return null;
  if (webhook.state === 'paused') {
    return (
      <div class="doctor idle">
        <b>The webhook is paused.</b>
        <p>Votes are kept and sent in order when you resume.</p>
        <form method="post" action={`/dashboard/${listing.id}/webhook/resume`}>
          <button class="btn go small" type="submit">
            Resume
          </button>
        </form>
      </div>
    );
  }
  return (
    <div class="doctor">
      <b>The webhook was switched off after {FAILURES_TO_DISABLE} failures in a row.</b>
      <p>
        Mend your endpoint, send a test event, then save the address again: new votes are sent from then on,
        and the count starts at zero. Votes cast meanwhile are not pushed by themselves; you find them in the{' '}
        <a href={`/dashboard/${listing.id}/deliveries?state=undelivered`}>log</a> and can send each again for
        90 days.
      </p>
    </div>
  );
}

function UrlForm(props: {
  listing: Listing;
  webhook: Webhook | null;
  form: Form;
  errors: readonly FieldError[];
  local: boolean;
}) {
  const { listing, webhook, form, errors, local } = props;
  const secretUrl = webhook !== null && !isSignedFormat(webhook.format);
  const disabled = webhook?.state === 'disabled';
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/webhook`} novalidate>
      <ErrorSummary errors={errors} />
      {secretUrl && (
        <p>
          Votes go to a {describeFormat(webhook.format).name} channel: <code>{webhook.urlShown}</code>
        </p>
      )}
      <Field
        name="url"
        label={secretUrl ? 'New address' : 'Endpoint address'}
        type="url"
        inputmode="url"
        value={form.text('url') || (secretUrl ? '' : (webhook?.urlShown ?? ''))}
        errors={errors}
        placeholder="https://bot.example/votes"
        hint={`An https address that takes POST. A ${CHAT_NAMES} channel webhook gets a ready-made message instead.`}
      />
      {local && (
        <p class="hint">
          This service runs on your own machine, so addresses such as http://localhost:8080 may be used too.
        </p>
      )}
      <div>
        <button class="btn go" type="submit">
          {disabled ? 'Save and switch on again' : 'Save'}
        </button>
      </div>
    </form>
  );
}

function HealthSummary({ listing, health }: { listing: Listing; health: Health }) {
  const { last24Hours: day } = health;
  const figures = [
    { value: day.delivered, label: 'delivered in 24 h' },
    { value: day.retrying, label: 'being retried' },
    { value: day.failed, label: 'failed' },
    { value: day.undelivered, label: 'undelivered' },
  ];
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Health</h2>
        <HealthPill health={health} />
      </div>
      <Figures figures={figures} />
      <dl class="facts-list">
        <dt>Last delivered</dt>
        <dd>{health.lastDeliveredAt ? <Time at={health.lastDeliveredAt} /> : 'not yet'}</dd>
        <dt>Last failure</dt>
        <dd>{health.lastFailure ? <LastFailure failure={health.lastFailure} /> : 'none'}</dd>
      </dl>
      <a href={`/dashboard/${listing.id}/deliveries`}>Open the delivery log</a>
    </section>
  );
}

function LastFailure({ failure }: { failure: NonNullable<Health['lastFailure']> }) {
  const answer =
    failure.httpStatus === null ? failure.code.replaceAll('_', ' ') : `HTTP ${failure.httpStatus}`;
  return (
    <span>
      <Time at={failure.at} />, {answer}
    </span>
  );
}

function WhatComes() {
  return (
    <section class="card">
      <h2>What happens then</h2>
      <ol class="path">
        <li>You get a signing secret, shown once. With it your endpoint knows that a vote is real.</li>
        <li>You send a test event and see how your endpoint answers.</li>
        <li>Every vote comes within seconds; failures are tried again up to five times.</li>
      </ol>
    </section>
  );
}

function Keeping({ listing, webhook }: { listing: Listing; webhook: Webhook }) {
  const base = `/dashboard/${listing.id}/webhook`;
  return (
    <section class="card stack close">
      <h2>Keeping it</h2>
      {isSignedFormat(webhook.format) && (
        <p class="dim note">
          {webhook.hasSecret
            ? 'The secret was shown when it was made. If it leaked or got lost, make a new one: X-Webhook-Signature changes at once, the Standard Webhooks header carries both for 24 hours.'
            : 'Deliveries are not signed. Make a secret, so that your endpoint can tell real votes from forged ones.'}
        </p>
      )}
      <div class="row">
        {isSignedFormat(webhook.format) && (
          <a class="btn small" href={`${base}/rotate`}>
            {webhook.hasSecret ? 'Make a new secret' : 'Make a secret'}
          </a>
        )}
        {webhook.state === 'enabled' && (
          <form method="post" action={`${base}/pause`}>
            <button class="btn small" type="submit">
              Pause
            </button>
          </form>
        )}
        <a class="btn small danger" href={`${base}/remove`}>
          Remove
        </a>
      </div>
    </section>
  );
}
