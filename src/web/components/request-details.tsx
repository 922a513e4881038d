// The request and response of an attempt, and commands that send the request again.
import { isSignedFormat } from '../../channels/registry.ts';
import { MAX_STORED_RESPONSE_BYTES } from '../../core/limits.ts';
import type { LoggedAttempt } from '../../deliveries/delivery-log.ts';
import type { VoteDeliveryDetail } from '../../votes/vote-deliveries.ts';
import { signedCurlCommand, unsignedCurlCommand } from '../curl-command.ts';
import { CopyBlock } from './copy-button.tsx';
import { TableHead } from './table-head.tsx';
import { ExactTime } from './time.tsx';

interface RequestProps {
  readonly delivery: VoteDeliveryDetail;
  readonly attempt: LoggedAttempt;
}

export function RequestDetails({ delivery, attempt }: RequestProps) {
  const { webhook } = delivery;
  const changed = webhook && attempt.startedAt < webhook.since;
  return (
    <div class="stack close">
      <h3>Request</h3>
      <p class="request-line">
        <b>POST</b> <code>{webhook ? webhook.url : 'unknown, because the webhook was removed'}</code>
      </p>
      {changed && (
        <p class="dim note">
          The webhook was saved again after this attempt, on <ExactTime at={webhook.since} />, so the attempt may have
          used a different URL.
        </p>
      )}
      <HeaderTable headers={attempt.requestHeaders} />
      <p class="dim note">{describeSignatures(delivery, attempt)}</p>
      {webhook && <SendAgain delivery={delivery} attempt={attempt} webhook={webhook} />}
    </div>
  );
}

function describeSignatures({ webhook }: VoteDeliveryDetail, { signatures }: LoggedAttempt): string {
  if (webhook && !isSignedFormat(webhook.format)) return 'Messages to chat channels are not signed.';
  switch (signatures) {
    case 'computed':
      return 'Signatures are not stored. These were recomputed with the secret used at the time and are identical to the ones sent.';
    case 'made_up':
      return 'Signed with a random secret for this test, which was not stored.';
    case 'none':
      return 'Sent without a signature.';
    case 'not_known':
      return 'Signatures are not stored. The secret or the URL has changed since, so the signatures of this attempt cannot be recomputed.';
  }
}

function SendAgain({
  delivery,
  attempt,
  webhook,
}: RequestProps & { webhook: NonNullable<VoteDeliveryDetail['webhook']> }) {
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
      <summary>Copy as curl</summary>
      <div class="stack close">
        <p class="dim note">
          {isSigned
            ? 'Put your signing secret in the first line. These commands sign and send the same bytes. They require curl and openssl.'
            : 'Sends the same bytes. Requires curl.'}
          {delivery.isTest ? '' : ' Your endpoint will treat it as a real vote.'}
        </p>
        <CopyBlock
          text={isSigned ? signedCurlCommand(request, messageId) : unsignedCurlCommand(request)}
          label="the commands"
        />
      </div>
    </details>
  );
}

/** The body pretty-printed if it is JSON, and as the exact bytes. */
export function BodyText({ body }: { body: string }) {
  const pretty = prettyJson(body);
  if (pretty === null) return <Bytes text={body} />;
  if (pretty === body) return <Lines text={body} />;
  return (
    <>
      <Lines text={pretty} />
      <details>
        <summary>Raw body</summary>
        <Bytes text={body} />
      </details>
    </>
  );
}

/** Lines scroll, so that IDs and times are easy to read and copy; on a phone it may be easier to wrap them. */
function Lines({ text }: { text: string }) {
  return (
    <div class="code-lines">
      <label class="wrap-switch">
        <input type="checkbox" autocomplete="off" /> Wrap lines
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
  if (!responseHeaders && !responseBody) return null;
  const cut = Buffer.byteLength(responseBody ?? '') >= MAX_STORED_RESPONSE_BYTES - 3;
  return (
    <div class="stack close">
      <h3>Response</h3>
      {responseHeaders && <HeaderTable headers={responseHeaders} />}
      {responseBody ? <BodyText body={responseBody} /> : <p class="dim note">No body.</p>}
      {cut && <p class="dim note">Truncated: only the first {MAX_STORED_RESPONSE_BYTES / 1024} KiB are stored.</p>}
    </div>
  );
}

function HeaderTable({ headers }: { headers: Readonly<Record<string, string>> }) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <table class="headers">
      <TableHead columns={['Header', 'Value']} />
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
