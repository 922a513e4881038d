// An event of the live stream: read from its frame and verified.
import type { VotePayload } from '../contract/payload.ts';
import { PlauditError } from '../http/plaudit-error.ts';
import type { SseFrame } from './sse-parser.ts';
import { streamSecret } from './stream-secret.ts';

export interface StreamDelivery {
  readonly type: 'vote' | 'test';
  /** The position in the stream, for `after` and for acknowledging. For votes it is the event ID. */
  readonly id: string;
  /** Deduplicate on it; `test` for every test event. */
  readonly eventId: string;
  readonly event: VotePayload;
  /** The exact bytes that are signed: the same as the body of a webhook. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The headers of a webhook, in their order, signed with the stream secret. */
  readonly headers: Readonly<Record<string, string>>;
}

export type DeliveryReader = (frame: SseFrame) => Promise<StreamDelivery>;

/** Creates the function that reads and verifies frames. It rejects for a frame that must not be handled. */
export async function createDeliveryReader(token: string): Promise<DeliveryReader> {
  const secret = (await streamSecret(token)).replace('whsec_', '');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', decodeBase64(secret), algorithm, false, ['verify']);
  return async (frame) => {
    const sent = parseFrame(frame);
    if (!sent) throw unusable('An event of the stream cannot be read.');
    if (!(await isGenuine(key, sent)))
      throw unusable('The signature of an event is wrong: something between the service and here changed the event.');
    const event = parseBody(sent.body);
    if (!event || event.eventId !== sent.eventId) throw unusable('An event of the stream is not a vote.');
    const type = frame.event === 'test' ? 'test' : 'vote';
    // A vote never passes as a test event, nor a test event as a vote: only one of them grants a reward.
    if (event.test !== (type === 'test')) throw unusable('An event of the stream has the wrong type.');
    return { type, id: frame.id ?? sent.eventId, ...sent, event };
  };
}

function unusable(what: string): PlauditError {
  const message = `${what} It was not handled. If this repeats, check \`baseUrl\` and any proxy in between.`;
  return new PlauditError(message, { status: 200, code: 'INVALID_RESPONSE' });
}

/** The type that DOM calls CryptoKey, which Node's types do not name. */
type HmacKeyHandle = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
type SentEvent = Pick<StreamDelivery, 'eventId' | 'body' | 'headers'>;

function parseFrame({ data, id }: SseFrame): SentEvent | null {
  try {
    const { eventId, body, headers } = JSON.parse(data);
    const isRead = id !== null && typeof eventId === 'string' && typeof body === 'string' && isTextByName(headers);
    return isRead ? { eventId, body: decodeBase64(body), headers } : null;
  } catch {
    return null;
  }
}

function isTextByName(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function parseBody(body: Uint8Array): VotePayload | null {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof event === 'object' && typeof event?.data === 'object' ? event : null;
  } catch {
    return null;
  }
}

/**
 * Whether one of the Standard Webhooks signatures matches. The timestamp is signed but not compared with this machine's
 * clock: the event was requested by this client, and a wrong clock must not cost votes (decision P250).
 */
async function isGenuine(key: HmacKeyHandle, { body, headers }: SentEvent): Promise<boolean> {
  const prefix = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  for (const signature of String(headers['webhook-signature']).split(' ').slice(0, 10)) {
    const [version, base64 = ''] = signature.split(',');
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, decodeBase64(base64, true), signed))) return true;
  }
  return false;
}

/** `orEmpty`: returns no bytes for text that is not base64, instead of throwing. */
function decodeBase64(base64: string, orEmpty = false): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    return bytes;
  } catch (error) {
    if (orEmpty) return new Uint8Array(0);
    throw error;
  }
}
