// What was sent: method, address, headers, and the same request as commands to send it again.
import { isSignedFormat } from '../../channels/registry.ts';
import { MAX_STORED_RESPONSE_BYTES } from '../../core/limits.ts';
import { signedCurlCommand, unsignedCurlCommand } from '../curl-command.ts';
import type { DeliveryDetail, ShownAttempt } from '../integration-parts.ts';
import { CopyBlock } from './copy-button.tsx';
import { formatExactTime } from './time.tsx';

interface RequestProps {
  readonly delivery: DeliveryDetail;
  readonly attempt: ShownAttempt;
}

export function RequestDetails({ delivery, attempt }: RequestProps) {
  const { webhook } = delivery;
  const changed = webhook && attempt.startedAt < webhook.since;
  return (
    <div class="stack close">
      <h3>Request</h3>
      <p class="request-line">
        <b>POST</b> <code>{webhook ? webhook.url : 'the address of that time; the webhook was removed'}</code>
      </p>
      {changed && (
        <p class="dim note">
          The webhook was saved again on {formatExactTime(webhook.since)}, after this attempt: its address may
          have been another then.
        </p>
      )}
      <HeaderTable headers={attempt.requestHeaders} />
      <p class="dim note">{signatureWords(delivery, attempt)}</p>
      {webhook && <SendAgain delivery={delivery} attempt={attempt} webhook={webhook} />}
    </div>
  );
}

function signatureWords({ webhook }: DeliveryDetail, { signatures }: ShownAttempt): string {
  if (webhook && !isSignedFormat(webhook.format))
    return 'A chat channel is sent a message of its own form, without a signature.';
  switch (signatures) {
    case 'computed':
      return 'Signatures are not kept. These were computed again with the secret that was in force, and are the ones that were sent.';
    case 'made_up':
      return 'It was signed with a secret made up for this test, which was not kept.';
    case 'none':
      return 'It was sent without a signature.';
    case 'not_known':
      return 'Signatures are not kept, and the secret or the address was changed since, so those of this attempt cannot be computed again.';
  }
}

function SendAgain({
  delivery,
  attempt,
  webhook,
}: RequestProps & { webhook: NonNullable<DeliveryDetail['webhook']> }) {
  const isChat = !isSignedFormat(webhook.format);
  const request = {
    url: isChat ? 'https://the-address-of-your-channel-webhook' : webhook.url,
    headers: attempt.requestHeaders,
    body: delivery.chatMessage ?? delivery.body,
  };
  const isSigned = !isChat && attempt.signatures !== 'none';
  const messageId = delivery.isTest ? `test_${delivery.eventId}` : delivery.eventId;
  return (
    <details>
      <summary>Send it yourself with curl</summary>
      <div class="stack close">
        <p class="dim note">
          {isSigned
            ? 'Put your signing secret into the first line. The commands sign the same bytes anew and send them, from a shell with curl and openssl.'
            : 'It sends the same bytes, from a shell with curl.'}
          {delivery.isTest ? '' : ' Your endpoint takes it for the vote it is.'}
        </p>
        <CopyBlock
          text={isSigned ? signedCurlCommand(request, messageId) : unsignedCurlCommand(request)}
          label="the commands"
        />
      </div>
    </details>
  );
}

/** A body as it can be read, and byte for byte. */
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

/** Each line stays in one piece, so that an ID or a time is read and copied whole: what is long scrolls. */
function Lines({ text }: { text: string }) {
  return (
    <pre tabindex={0} class="scrolled">
      {text}
    </pre>
  );
}

/** Text from outside is text: nothing in it is read as markup. */
function Bytes({ text }: { text: string }) {
  return (
    <pre tabindex={0} class="wrapped">
      {text}
    </pre>
  );
}

/** Null for what is no JSON object or list. */
function prettyJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}

export function ResponseDetails({ attempt: { responseHeaders, responseBody } }: { attempt: ShownAttempt }) {
  if (!responseHeaders && !responseBody) return null;
  const cut = Buffer.byteLength(responseBody ?? '') >= MAX_STORED_RESPONSE_BYTES - 3;
  return (
    <div class="stack close">
      <h3>Answer</h3>
      {responseHeaders && <HeaderTable headers={responseHeaders} />}
      {responseBody ? <BodyText body={responseBody} /> : <p class="dim note">It had no body.</p>}
      {cut && (
        <p class="dim note">Cut at {MAX_STORED_RESPONSE_BYTES / 1024} KiB: no more of an answer is kept.</p>
      )}
    </div>
  );
}

function HeaderTable({ headers }: { headers: Readonly<Record<string, string>> }) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <dl class="headers">
      {entries.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
