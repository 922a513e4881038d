// GET and POST /dashboard/:id/webhook: the endpoint's URL and health. For test, pause, secret and removal see
// webhook-actions.tsx.
import { useContext } from 'hono/jsx';
import { byPerson } from '../../../access/audit.ts';
import { CHAT_CHANNEL_NAMES, describeFormat, isSignedFormat } from '../../../channels/registry.ts';
import { FAILURES_TO_DISABLE, RETENTION_DAYS, URL_MAX_CHARACTERS } from '../../../core/limits.ts';
import { type HealthSummary, readHealth } from '../../../endpoints/health-summary.ts';
import { readWebhook, saveWebhook, type Webhook } from '../../../endpoints/webhook-settings.ts';
import type { Listing } from '../../../listings/listing.ts';
import { type Message, message } from '../../../messages/message.ts';
import { selectConsumerStatuses } from '../../../stream/lag-queries.ts';
import { readLatestEvents } from '../../../stream/streamed-events.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CheckCard } from '../../components/check-card.tsx';
import { describeResponse } from '../../components/diagnosis.tsx';
import { Facts } from '../../components/facts.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { Figures } from '../../components/figures.tsx';
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
import { useTranslations } from '../../translations.ts';

export async function showWebhook(context: WebContext, dashboard: DashboardContext) {
  return webhookPage(context, dashboard, BLANK_FORM);
}

export async function submitWebhook(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const reject = (problem: Message | string) =>
    webhookPage(context, dashboard, rejected(form, { field: 'url', message: problem }));
  const url = form.text('url').trim();
  if (url === '') return reject(message('webhook.urlMissing'));
  if (url.length > URL_MAX_CHARACTERS) return reject(message('webhook.urlTooLong', { max: URL_MAX_CHARACTERS }));
  const saved = await saveWebhook(context.var.app, { listingId: listing.id, url, by: byPerson(person) });
  if (!saved.ok) return reject(saved.sentence);
  return redirectWithFlash(context, `/dashboard/${listing.id}/webhook`, {
    tone: 'good',
    message: context.var.t('webhook.saved'),
    ...(saved.secret && { secret: { of: 'webhook', value: saved.secret } }),
  });
}

async function webhookPage(context: WebContext, { listing }: DashboardContext, state: FormState) {
  const { t } = context.var;
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
    title: t('webhook.webhook'),
    dashboard: { listing, tab: 'webhook' },
    code: true,
    scripts: ['copy'],
    content: (
      <>
        <h1>{t('webhook.webhook')}</h1>
        {isSecretShown && (
          <FreshSecret title={t('webhook.yourSecret')} value={secret.value} label={t('webhook.theSecret')}>
            {t('webhook.copySecretNow')}
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
          <aside class="stack" aria-label={t('webhook.optionsAndSecret')}>
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
  const t = useTranslations();
  if (webhook.state === 'enabled') return null;
  if (webhook.state === 'paused') {
    return (
      <div class="doctor idle">
        <b>{t('webhook.isPaused')}</b>
        <p>{t('webhook.isPausedText')}</p>
        <PostButton action={`/dashboard/${listing.id}/webhook/resume`} text={t('webhook.resume')} look="go small" />
      </div>
    );
  }
  return (
    <div class="doctor bad">
      <b>{t('webhook.isDisabled', { failures: FAILURES_TO_DISABLE })}</b>
      <p>
        {t.rich('webhook.isDisabledText', {
          link: (text) => <a href={`/dashboard/${listing.id}/deliveries?state=failed`}>{text}</a>,
          days: RETENTION_DAYS,
        })}
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
  const t = useTranslations();
  const { form } = useContext(FormContext);
  const isChat = webhook !== null && !isSignedFormat(webhook.format);
  const isDisabled = webhook?.state === 'disabled';
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/webhook`} novalidate>
      <ErrorSummary />
      {isChat && (
        <p>
          {t.rich('webhook.votesToChat', {
            channel: describeFormat(webhook.format).name,
            url: <code>{webhook.urlShown}</code>,
          })}
        </p>
      )}
      <Field
        name="url"
        label={t(isChat ? 'webhook.newUrl' : 'webhook.endpointUrl')}
        type="url"
        inputmode="url"
        value={form.text('url') || (isChat ? '' : (webhook?.urlShown ?? ''))}
        placeholder="https://bot.example/votes"
        hint={t('webhook.urlHint', { channels: t.list(CHAT_CHANNEL_NAMES, 'disjunction') })}
      />
      {allowsLocalhost && <p class="hint">{t('webhook.localUrls')}</p>}
      <div>
        <Button text={t(isDisabled ? 'webhook.saveAndEnable' : 'buttons.save')} look="go" />
      </div>
    </form>
  );
}

function HealthCard({ listing, health }: { listing: Listing; health: HealthSummary }) {
  const t = useTranslations();
  const { last24Hours: day, lastDeliveredAt, lastFailure } = health;
  const figures = [
    { value: day.delivered, label: t('webhook.deliveredInDay') },
    { value: day.retrying, label: t('webhook.retrying') },
    { value: day.failed + day.undelivered, label: t('webhook.failed') },
  ];
  return (
    <Card title={t('webhook.health')} beside={<HealthPill health={health} />}>
      <Figures figures={figures} />
      <Facts
        facts={[
          [t('webhook.lastDelivered'), lastDeliveredAt ? <Time at={lastDeliveredAt} /> : t('webhook.never')],
          [t('webhook.lastFailure'), <LastFailure failure={lastFailure} />],
        ]}
      />
      {health.status === 'no_deliveries_yet' && <p class="dim note">{t('webhook.testsNotIncluded')}</p>}
      <a href={`/dashboard/${listing.id}/deliveries`}>{t('webhook.openLog')}</a>
    </Card>
  );
}

function LastFailure({ failure }: { failure: HealthSummary['lastFailure'] }) {
  const t = useTranslations();
  if (!failure) return <>{t('webhook.noFailure')}</>;
  return (
    <span>{t.rich('webhook.failedAt', { time: <Time at={failure.at} />, reason: describeResponse(t, failure) })}</span>
  );
}

function NextSteps() {
  const t = useTranslations();
  return (
    <section class="card">
      <h2>{t('webhook.nextSteps')}</h2>
      <ol class="path">
        <li>{t('webhook.nextSecret')}</li>
        <li>{t('webhook.nextTest')}</li>
        <li>{t('webhook.nextVotes')}</li>
      </ol>
    </section>
  );
}

/** Switches the events of annulled votes on or off. */
function AnnulmentEventsCard({ listing, webhook }: { listing: Listing; webhook: Webhook }) {
  const t = useTranslations();
  const isOn = webhook.annulmentEvents;
  return (
    <Card
      title={t('webhook.annulledVotes')}
      beside={<Pill tone={isOn ? 'good' : 'idle'}>{t(isOn ? 'webhook.on' : 'webhook.off')}</Pill>}
    >
      <p class="dim note">{t.rich('webhook.annulmentsText', { code: (text) => <code>{text}</code> })}</p>
      <PostButton
        action={`/dashboard/${listing.id}/webhook/annulments`}
        values={{ wanted: isOn ? 'off' : 'on' }}
        text={t(isOn ? 'webhook.turnOff' : 'webhook.turnOn')}
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
  const t = useTranslations();
  const base = `/dashboard/${listing.id}/webhook`;
  const isSignable = isSignedFormat(webhook.format);
  const whenToRotate = isSecretShown ? 'webhook.rotateNew' : 'webhook.rotateShownBefore';
  return (
    <Card title={t(isSignable ? 'webhook.secretAndRemoval' : 'webhook.pauseOrRemove')}>
      {isSignable && <p class="dim note">{t(webhook.hasSecret ? whenToRotate : 'webhook.notSigned')}</p>}
      <div class="row">
        {isSignable && (
          <ButtonLink
            text={t(webhook.hasSecret ? 'webhook.rotateSecret' : 'webhook.createSecret')}
            href={`${base}/rotate`}
            look="small"
          />
        )}
        {webhook.state === 'enabled' && <PostButton action={`${base}/pause`} text={t('webhook.pause')} look="small" />}
        <ButtonLink text={t('buttons.remove')} href={`${base}/remove`} look="small danger" />
      </div>
    </Card>
  );
}
