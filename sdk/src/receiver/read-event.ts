// Reads the event from a body whose signature matches (§2.1). Fields that later releases add are kept.
import { type AnnulmentPayload, TEST_EVENT_ID, type VotePayload } from '../contract/payload.ts';
import { type RefusedRequest, refuse } from './refusals.ts';

export type ReadEvent = { readonly ok: true; readonly event: VotePayload } | RefusedRequest;

export function readEvent(body: Uint8Array): ReadEvent {
  const content = parseJson(body);
  if (!isObject(content)) return refuse('unreadable_body');
  const { event, version, eventId, test, data } = content;
  if (typeof event === 'string' && (event !== 'vote.created' || version !== 1)) return refuse('unsupported_event');
  const readable = isText(event) && isText(eventId) && typeof test === 'boolean' && isObject(data);
  if (!readable || !isText(data.listingId) || !isText(data.userId)) return refuse('unreadable_body');
  return { ok: true, event: content as unknown as VotePayload };
}

/** An event of an annulled or restored vote; null if it is another one, or cannot be read. */
export function readAnnulment(body: Uint8Array): AnnulmentPayload | null {
  const content = parseJson(body);
  if (!isObject(content)) return null;
  const { event, version, eventId, data } = content;
  const isKnown = (event === 'vote.annulled' || event === 'vote.restored') && version === 1;
  const readable = isKnown && isText(eventId) && isObject(data) && isText(data.voteEventId) && isText(data.userId);
  return readable ? (content as unknown as AnnulmentPayload) : null;
}

/** A test event gets no reward. One of the two marks is enough. */
export function isTestEvent({ test, eventId }: VotePayload): boolean {
  return test || eventId === TEST_EVENT_ID;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
