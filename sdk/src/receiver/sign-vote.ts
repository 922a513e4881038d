// signVote(): a request as the service would send it, for the tests of a receiver.
import { type GameVoteData, TEST_EVENT_ID, type VotePayload, writePayload } from '../contract/payload.ts';
import { bodySignature, encodeBase64, SECRET_PREFIX, standardSignature } from '../contract/signature.ts';

/** Fields that are left out get sample values. A vote with `playerName` or `game` is one for a game server. */
export interface SampleVote extends Partial<Omit<GameVoteData, 'listingType'>> {
  /** Random by default. Sign the same ID again for a duplicate. */
  readonly eventId?: string;
  /** A test event, which must not be rewarded. */
  readonly test?: boolean;
}

export interface SignOptions {
  /** When the request is sent. Default: now. */
  readonly now?: Date;
  /** Ten minutes old, with only the signature that covers a time. */
  readonly stale?: boolean;
  /** Signed with another secret. */
  readonly forged?: boolean;
  /** 1 by default. */
  readonly attempt?: number;
  /** Part of the names of four headers. Default: Plaudit. */
  readonly serviceName?: string;
}

export interface SignedVote {
  readonly body: string;
  readonly headers: Record<string, string>;
}

const STALE_MS = 600_000;
const HOUR_MS = 3_600_000;

export async function signVote(vote: SampleVote, secret: string, options: SignOptions = {}): Promise<SignedVote> {
  const { attempt = 1, serviceName = 'Plaudit', stale = false, forged = false } = options;
  const now = options.now ?? new Date();
  const event = sampleEvent(vote, now);
  const body = writePayload(event);
  const messageId = event.test ? `test_${crypto.randomUUID()}` : event.eventId;
  const timestamp = Math.floor((now.getTime() - (stale ? STALE_MS : 0)) / 1000);
  const key = forged ? otherSecret() : secret;
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': `${serviceName}-Webhooks/1`,
      [`X-${serviceName}-Event`]: event.event,
      [`X-${serviceName}-Event-Id`]: event.eventId,
      [`X-${serviceName}-Delivery`]: crypto.randomUUID(),
      [`X-${serviceName}-Attempt`]: String(attempt),
      ...(stale ? {} : { 'X-Webhook-Signature': await bodySignature(body, key) }),
      'webhook-id': messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await standardSignature({ id: messageId, timestamp, body }, key),
    },
  };
}

function sampleEvent({ eventId, test = false, ...fields }: SampleVote, now: Date): VotePayload {
  const isGame = 'playerName' in fields || 'game' in fields;
  const votedAt = fields.votedAt ?? now.toISOString();
  const vote = {
    listingId: 'lst_sample',
    userId: '123456789012345678',
    votedAt,
    nextVoteAt: new Date(Date.parse(votedAt) + (isGame ? 24 : 12) * HOUR_MS).toISOString(),
    weight: 1,
    ...fields,
  };
  return {
    event: 'vote.created',
    version: 1,
    eventId: test ? TEST_EVENT_ID : (eventId ?? crypto.randomUUID().replaceAll('-', '')),
    timestamp: now.toISOString(),
    test,
    data: isGame
      ? { game: 'minecraft', playerName: null, ...vote, listingType: 'game' }
      : { ...vote, listingType: 'bot' },
  };
}

function otherSecret(): string {
  return SECRET_PREFIX + encodeBase64(crypto.getRandomValues(new Uint8Array(32)));
}
