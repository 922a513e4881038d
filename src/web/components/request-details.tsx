// The request and response of an attempt, and commands that send the request again.
import { isSignedFormat } from '../../channels/registry.ts';
import { MAX_STORED_RESPONSE_BYTES } from '../../core/limits.ts';
import type { LoggedAttempt } from '../../deliveries/delivery-log.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import type { VoteDeliveryDetail } from '../../votes/vote-deliveries.ts';
import { signedCurlCommand, unsignedCurlCommand } from '../curl-command.ts';
import { useTranslations } from '../translations.ts';
import { CopyBlock } from './copy-button.tsx';
import { TableHead } from './table-head.tsx';
import { ExactTime } from './time.tsx';

interface RequestProps {
  readonly delivery: VoteDeliveryDetail;
  readonly attempt: LoggedAttempt;
}

export function RequestDetails({ delivery, attempt }: RequestProps) {
  const t = useTranslations();
  const { webhook } = delivery;
  const changed = webhook && attempt.startedAt < webhook.since;
  return (
    <div class="stack close">
      <h3>{t('attempts.request')}</h3>
      <p class="request-line">
        <b>POST</b> <code>{webhook ? webhook.url : t('attempts.unknownUrl')}</code>
      </p>
      {changed && <p class="dim note">{t.rich('attempts.savedAgain', { time: <ExactTime at={webhook.since} /> })}</p>}
      <HeaderTable headers={attempt.requestHeaders} />
      <p class="dim note">{describeSignatures(t, delivery, attempt)}</p>
      {webhook && <SendAgain delivery={delivery} attempt={attempt} webhook={webhook} />}
    </div>
  );
}

const SIGNATURES = {
  computed: 'attempts.signaturesRecomputed',
  made_up: 'attempts.signaturesMadeUp',
  none: 'attempts.notSigned',
  not_known: 'attempts.signaturesUnknown',
} as const satisfies Readonly<Record<LoggedAttempt['signatures'], MessageKey>>;

function describeSignatures(t: Translations, { webhook }: VoteDeliveryDetail, { signatures }: LoggedAttempt): string {
  return t(webhook && !isSignedFormat(webhook.format) ? 'attempts.chatNotSigned' : SIGNATURES[signatures]);
}

function SendAgain({
  delivery,
  attempt,
  webhook,
}: RequestProps & { webhook: NonNullable<VoteDeliveryDetail['webhook']> }) {
  const t = useTranslations();
  const isChat = !isSignedFormat(webhook.format);
  const request = {
    url: isChat ? 'https://your-channel-webhook-url' : webhook.url,
    headers: attempt.requestHeaders,
    body: delivery.chatMessage ?? delivery.body,
  };
  const isSigned = !isChat && attempt.signatures !== 'none';
  const messageId = delivery.isTest ? `test_${delivery.eventId}` : delivery.eventId;
  return (
    <details>
      <summary>{t('attempts.copyAsCurl')}</summary>
      <div class="stack close">
        <p class="dim note">
          {t(isSigned ? 'attempts.signedCurl' : 'attempts.unsignedCurl')}
          {!delivery.isTest && <> {t('attempts.treatedAsVote')}</>}
        </p>
        <CopyBlock
          text={isSigned ? signedCurlCommand(request, messageId) : unsignedCurlCommand(request)}
          label={t('attempts.theCommands')}
        />
      </div>
    </details>
  );
}

/** The body pretty-printed if it is JSON, and as the exact bytes. */
export function BodyText({ body }: { body: string }) {
  const t = useTranslations();
  const pretty = prettyJson(body);
  if (pretty === null) return <Bytes text={body} />;
  if (pretty === body) return <Lines text={body} />;
  return (
    <>
      <Lines text={pretty} />
      <details>
        <summary>{t('deliveries.rawBody')}</summary>
        <Bytes text={body} />
      </details>
    </>
  );
}

/** Lines scroll, so that IDs and times are easy to read and copy; on a phone it may be easier to wrap them. */
function Lines({ text }: { text: string }) {
  const t = useTranslations();
  return (
    <div class="code-lines">
      <label class="wrap-switch">
        <input type="checkbox" autocomplete="off" /> {t('deliveries.wrapLines')}
      </label>
      <pre tabindex={0} class="scrolled">
        {text}
      </pre>
    </div>
  );
}

function Bytes({ text }: { text: string }) {
  return (
    <pre tabindex={0} class="wrapped">
      {text}
    </pre>
  );
}

/** Null unless it is a JSON object or array. */
function prettyJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}

export function ResponseDetails({ attempt: { responseHeaders, responseBody } }: { attempt: LoggedAttempt }) {
  const t = useTranslations();
  if (!responseHeaders && !responseBody) return null;
  const cut = Buffer.byteLength(responseBody ?? '') >= MAX_STORED_RESPONSE_BYTES - 3;
  return (
    <div class="stack close">
      <h3>{t('attempts.response')}</h3>
      {responseHeaders && <HeaderTable headers={responseHeaders} />}
      {responseBody ? <BodyText body={responseBody} /> : <p class="dim note">{t('attempts.noBody')}</p>}
      {cut && <p class="dim note">{t('attempts.truncated', { size: MAX_STORED_RESPONSE_BYTES / 1024 })}</p>}
    </div>
  );
}

function HeaderTable({ headers }: { headers: Readonly<Record<string, string>> }) {
  const t = useTranslations();
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <table class="headers">
      <TableHead columns={[t('attempts.header'), t('attempts.value')]} />
      <tbody>
        {entries.map(([name, value]) => (
          <tr>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
