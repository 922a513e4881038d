// An event of the live stream: read from its frame and verified.
import type { VotePayload } from '../contract/payload.ts';
import { type Bytes, decodeBase64 } from '../contract/signature.ts';
import { PlauditError } from '../http/plaudit-error.ts';
import { verify } from '../receiver/verify.ts';
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
  readonly body: Bytes;
  /** The headers of a webhook, in their order, signed with the stream secret. */
  readonly headers: Readonly<Record<string, string>>;
}

export type DeliveryReader = (frame: SseFrame) => Promise<StreamDelivery>;

/** Creates the function that reads and verifies frames. It rejects for a frame that must not be handled. */
export async function createDeliveryReader(token: string): Promise<DeliveryReader> {
  const secret = await streamSecret(token);
  return async (frame) => {
    const sent = parseFrame(frame);
    if (!sent) throw unusable('An event of the stream cannot be read.');
    // The signed time is not compared with this machine's clock (decision P250).
    const verified = await verify(sent.body, sent.headers, secret, { toleranceSeconds: Number.POSITIVE_INFINITY });
    if (!verified.ok) throw unusable(`An event of the stream is not genuine (${verified.reason}).`);
    const { event, isTest } = verified;
    // A vote must not pass for a test event, nor a test event for a vote: only one of them is rewarded.
    if (event.eventId !== sent.eventId || isTest !== (frame.event === 'test'))
      throw unusable('An event of the stream contradicts its signed body.');
    return { type: isTest ? 'test' : 'vote', ...sent, event };
  };
}

function unusable(what: string): PlauditError {
  const message = `${what} It was not handled. If this repeats, check \`baseUrl\` and any proxy in between.`;
  return new PlauditError(message, { status: 200, code: 'INVALID_RESPONSE' });
}

function parseFrame({ data, id }: SseFrame): Pick<StreamDelivery, 'id' | 'eventId' | 'body' | 'headers'> | null {
  try {
    const { eventId, body, headers } = JSON.parse(data);
    const isRead = typeof eventId === 'string' && typeof body === 'string' && isTextByName(headers);
    return isRead && id !== null ? { id, eventId, body: decodeBase64(body), headers } : null;
  } catch {
    return null;
  }
}

function isTextByName(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
