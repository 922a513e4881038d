// GET and POST /dashboard/:id/webhook: the endpoint's URL and health. For test, pause, secret and removal see
// webhook-actions.tsx.

import { useContext } from 'hono/jsx';
import { byPerson } from '../../../access/audit.ts';
import { CHAT_NAMES, describeFormat, isSignedFormat } from '../../../channels/registry.ts';
import { FAILURES_TO_DISABLE, URL_MAX_CHARACTERS } from '../../../core/limits.ts';
import { type HealthSummary, readHealth } from '../../../endpoints/health-summary.ts';
import { readWebhook, saveWebhook, type Webhook } from '../../../endpoints/webhook-settings.ts';
import type { Listing } from '../../../listings/listing.ts';
import type { Message } from '../../../messages/message.ts';
import { selectConsumerStatuses } from '../../../stream/lag-queries.ts';
import { readLatestEvents } from '../../../stream/streamed-events.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CheckCard } from '../../components/check-card.tsx';
import { describeResponse } from '../../components/diagnosis.tsx';
import { Facts } from '../../components/facts.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { Figures, formatNumber } from '../../components/figures.tsx';
import { formPage } from '../../components/form-page.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { HealthPill, Pill } from '../../components/pill.tsx';
import { HowToVerify } from '../../components/signing-secret.tsx';
import { StreamCard } from '../../components/stream-card.tsx';
import { TestCard } from '../../components/test-card.tsx';
import { Time } from '../../components/time.tsx';
import { readVoterIdFacts, VoterIdsCard } from '../../components/voter-ids-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { BLANK_FORM, FormContext, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';

export async function showWebhook(context: WebContext, dashboard: DashboardContext) {
  return webhookPage(context, dashboard, BLANK_FORM);
}

export async function submitWebhook(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const reject = (message: Message | string) =>
    webhookPage(context, dashboard, rejected(form, { field: 'url', message }));
  const url = form.text('url').trim();
  if (url === '') return reject('Enter the address of your endpoint.');
  if (url.length > URL_MAX_CHARACTERS)
    return reject(`Use at most ${formatNumber(URL_MAX_CHARACTERS)} characters for the address.`);
  const saved = await saveWebhook(context.var.app, { listingId: listing.id, url, by: byPerson(person) });
  if (!saved.ok) return reject(saved.sentence);
  return redirectWithFlash(context, `/dashboard/${listing.id}/webhook`, {
    tone: 'good',
    message: 'Saved. New votes will be sent to this endpoint.',
    ...(saved.secret && { secret: { of: 'webhook', value: saved.secret } }),
  });
}

async function webhookPage(context: WebContext, { listing }: DashboardContext, state: FormState) {
  const { db, config, trial } = context.var.app;
  const [webhook, health, consumers] = await Promise.all([
    readWebhook(db, listing.id),
    readHealth(db, listing.id),
    selectConsumerStatuses(db, listing.id),
  ]);
  const events = await readLatestEvents(db, listing.id, consumers);
  const isSigned = webhook !== null && isSignedFormat(webhook.format);
  const voterIds = await readVoterIdFacts(context, listing, webhook);
  const { secret, test, check } = context.var.flash;
  const isSecretShown = secret?.of === 'webhook';
  return formPage(context, state, {
    title: 'Webhook',
    dashboard: { listing, tab: 'webhook' },
    code: true,
    scripts: ['copy'],
    content: (
      <>
        <h1>Webhook</h1>
        {isSecretShown && (
          <FreshSecret title="Your signing secret" value={secret.value} label="the signing secret">
            Copy it now and store it with your endpoint’s configuration. It won’t be shown again.
          </FreshSecret>
        )}
        <div class="split">
          <div class="stack">
            {webhook && <StateNotice listing={listing} webhook={webhook} />}
            <UrlForm listing={listing} webhook={webhook} allowsLocalhost={trial.isActive()} />
            {webhook && <TestCard listing={listing} test={test ?? null} />}
            {webhook && health && <HealthCard listing={listing} health={health} />}
            {isSigned && webhook.hasSecret && <CheckCard listing={listing} check={check ?? null} />}
            {isSigned && <HowToVerify serviceName={config.serviceName} />}
            <StreamCard listing={listing} consumers={consumers} events={events} />
          </div>
          <aside class="stack" aria-label="Options and secret">
            {!webhook && <NextSteps />}
            <VoterIdsCard facts={voterIds} />
            {webhook && isSignedFormat(webhook.format) && <AnnulmentEventsCard listing={listing} webhook={webhook} />}
            {webhook && <SecretAndRemoval listing={listing} webhook={webhook} isSecretShown={isSecretShown} />}
          </aside>
        </div>
      </>
    ),
  });
}

function StateNotice({ listing, webhook }: { listing: Listing; webhook: Webhook }) {
  if (webhook.state === 'enabled') return null;
  if (webhook.state === 'paused') {
    return (
      <div class="doctor idle">
        <b>The webhook is paused.</b>
        <p>Votes are held and will be sent in order when you resume it.</p>
        <PostButton action={`/dashboard/${listing.id}/webhook/resume`} text="Resume" look="go small" />
      </div>
    );
  }
  return (
    <div class="doctor bad">
      <b>The webhook was disabled after {FAILURES_TO_DISABLE} failures in a row.</b>
      <p>
        Fix your endpoint, send a test event, then save the URL again to enable the webhook and reset the failure count.
        Votes cast in the meantime are not sent automatically. You can redeliver them from the{' '}
        <a href={`/dashboard/${listing.id}/deliveries?state=failed`}>delivery log</a> for 90 days.
      </p>
    </div>
  );
}

interface UrlFormProps {
  readonly listing: Listing;
  readonly webhook: Webhook | null;
  readonly allowsLocalhost: boolean;
}

function UrlForm({ listing, webhook, allowsLocalhost }: UrlFormProps) {
  const { form } = useContext(FormContext);
  const isChat = webhook !== null && !isSignedFormat(webhook.format);
  const isDisabled = webhook?.state === 'disabled';
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/webhook`} novalidate>
      <ErrorSummary />
      {isChat && (
        <p>
          Votes are posted to a {describeFormat(webhook.format).name} channel: <code>{webhook.urlShown}</code>
        </p>
      )}
      <Field
        name="url"
        label={isChat ? 'New URL' : 'Endpoint URL'}
        type="url"
        inputmode="url"
        value={form.text('url') || (isChat ? '' : (webhook?.urlShown ?? ''))}
        placeholder="https://bot.example/votes"
        hint={`An HTTPS URL that accepts POST requests. With a ${CHAT_NAMES} webhook URL, votes are posted to the channel as formatted messages.`}
      />
      {allowsLocalhost && (
        <p class="hint">
          Because this service runs on your own computer, you can also use local URLs such as http://localhost:8080.
        </p>
      )}
      <div>
        <Button text={isDisabled ? 'Save and enable' : 'Save'} look="go" />
      </div>
    </form>
  );
}

function HealthCard({ listing, health }: { listing: Listing; health: HealthSummary }) {
  const { last24Hours: day, lastDeliveredAt, lastFailure } = health;
  const figures = [
    { value: day.delivered, label: 'Delivered in 24 h' },
    { value: day.retrying, label: 'Retrying' },
    { value: day.failed + day.undelivered, label: 'Failed' },
  ];
  return (
    <Card title="Health" beside={<HealthPill health={health} />}>
      <Figures figures={figures} />
      <Facts
        facts={[
          ['Last vote delivered', lastDeliveredAt ? <Time at={lastDeliveredAt} /> : 'Never'],
          [
            'Last failure',
            lastFailure ? (
              <span>
                <Time at={lastFailure.at} />, {describeResponse(lastFailure)}
              </span>
            ) : (
              'None'
            ),
          ],
        ]}
      />
      {health.status === 'no_deliveries_yet' && <p class="dim note">Test events are not included.</p>}
      <a href={`/dashboard/${listing.id}/deliveries`}>Open the delivery log</a>
    </Card>
  );
}

function NextSteps() {
  return (
    <section class="card">
      <h2>What happens next</h2>
      <ol class="path">
        <li>
          You get a signing secret, which is shown only once. Your endpoint uses it to verify that votes are real.
        </li>
        <li>You send a test event and see how your endpoint responds.</li>
        <li>Each vote arrives within seconds. Failed deliveries are retried up to five times.</li>
      </ol>
    </section>
  );
}

/** Switches the events of annulled votes on or off. */
function AnnulmentEventsCard({ listing, webhook }: { listing: Listing; webhook: Webhook }) {
  const isOn = webhook.annulmentEvents;
  return (
    <Card title="Annulled votes" beside={<Pill tone={isOn ? 'good' : 'idle'}>{isOn ? 'On' : 'Off'}</Pill>}>
      <p class="dim note">
        When staff annuls votes, your endpoint can get an event <code>vote.annulled</code> for each, and{' '}
        <code>vote.restored</code> if they are restored. Turn this on only if your endpoint handles these events.
      </p>
      <PostButton
        action={`/dashboard/${listing.id}/webhook/annulments`}
        values={{ wanted: isOn ? 'off' : 'on' }}
        text={isOn ? 'Turn off' : 'Turn on'}
        look="small"
      />
    </Card>
  );
}

interface SecretAndRemovalProps {
  readonly listing: Listing;
  readonly webhook: Webhook;
  readonly isSecretShown: boolean;
}

function SecretAndRemoval({ listing, webhook, isSecretShown }: SecretAndRemovalProps) {
  const base = `/dashboard/${listing.id}/webhook`;
  const isSignable = isSignedFormat(webhook.format);
  const whenToRotate = isSecretShown
    ? 'If the secret is lost or leaked later, rotate it.'
    : 'The secret was shown when it was created. If it was lost or leaked, rotate it.';
  return (
    <Card title={isSignable ? 'Secret and removal' : 'Pause or remove'}>
      {isSignable && (
        <p class="dim note">
          {webhook.hasSecret
            ? `${whenToRotate} X-Webhook-Signature switches to the new secret immediately. The Standard Webhooks header is signed with both secrets for 24 hours.`
            : 'Deliveries are not signed. Create a secret so that your endpoint can tell real votes from forged ones.'}
        </p>
      )}
      <div class="row">
        {isSignable && (
          <ButtonLink
            text={webhook.hasSecret ? 'Rotate secret' : 'Create secret'}
            href={`${base}/rotate`}
            look="small"
          />
        )}
        {webhook.state === 'enabled' && <PostButton action={`${base}/pause`} text="Pause" look="small" />}
        <ButtonLink text="Remove" href={`${base}/remove`} look="small danger" />
      </div>
    </Card>
  );
}
