// GET /webhooks/stream (decision P262): a listing's events over a connection that the client opens, so that no public
// address is needed.
import { z } from '@hono/zod-openapi';
import { formatToken, parseAuthorization } from '../access/token-text.ts';
import { EVENT_STREAM_HEADERS } from '../core/event-stream-body.ts';
import { parseEventId } from '../core/ids.ts';
import { MAX_STREAMS_PER_OWNER, MAX_STREAMS_PER_TOKEN, type OpenedStream } from '../stream/live-streams.ts';
import { MAX_CONSUMERS, type RequestedStart } from '../stream/start-position.ts';
import { type ApiContext, type DeclaredEndpoint, type EndpointRequest, endpoint } from './endpoint.ts';
import { consumerName } from './identities.ts';
import { problem, RESPONSE_HEADERS, validationProblem } from './problems.ts';
import { STREAM_EXAMPLE } from './stream-example.ts';

const KINDS = ['vote', 'test'] as const;

export const STREAM_TAG = 'Live stream';

const Query = z.object({
  after: z
    .string()
    .optional()
    .describe('Begin after this event, by the `id` of its frame; `0` begins with the oldest event that is stored.'),
  consumer: consumerName(
    `A name of your choice. The stream begins where this consumer has acknowledged events. Of several connections with one name, the newest gets the events. At most ${MAX_CONSUMERS} per listing.`,
  ).optional(),
  events: z
    .string()
    .optional()
    .transform((given) => given?.split(','))
    .pipe(z.array(z.enum(KINDS, 'A comma-separated list of `vote` and `test`.')).optional())
    .openapi({ type: 'string', example: 'vote,test' })
    .describe('Which events to send: `vote`, `test` or both, separated by a comma. Both if omitted.'),
});

const DESCRIPTION = `Server-sent events, over a connection that your program opens: no public address is needed. Each vote comes at least once, in the order in which votes were recorded, with the exact body and headers that a webhook would get. Verify and deduplicate it in the same way.

**Where it begins:** after the event in the \`Last-Event-ID\` header, else after \`after\`, else where \`consumer\` has come to, else now. Events are available for 90 days. If the position is older or unknown, a \`gap\` frame says so, and the stream begins ten minutes before it, or with the oldest event.

**Frames:** \`ready\` comes first: \`position\` is the event after which the stream begins; null: with the oldest, so if the connection is lost before the first event, continue with \`after=0\`. \`vote\` and \`test\` contain \`eventId\`, \`body\` (the exact bytes, in base64) and \`headers\`. \`ended\` says why the service ends the stream: \`revoked\` and \`replaced\` (do not reconnect), \`slow\` and \`restarting\` (reconnect with \`Last-Event-ID\`). Ignore frames that you do not know.

**Signatures** use the stream secret of the token, which is never sent: \`whsec_\` followed by base64(HMAC-SHA256(key: the whole API token, message: \`plaudit stream secret\`)).

**Heartbeat:** a comment line at least every 10 seconds. After 25 seconds without a byte, reconnect with \`Last-Event-ID\`. At most ${MAX_STREAMS_PER_TOKEN} streams per token, and ${MAX_STREAMS_PER_OWNER} for all listings of an owner.`;

/** The header is checked like a parameter of the query. */
const LAST_EVENT_ID = 'last-event-id';

export function stream({ streams }: ApiContext): readonly DeclaredEndpoint[] {
  const open = endpoint({
    id: 'streamEvents',
    method: 'get',
    path: '/webhooks/stream',
    tag: STREAM_TAG,
    action: 'votes.read',
    summary: 'Follow events live',
    description: DESCRIPTION,
    query: Query,
    response: z.string(),
    eventStream: STREAM_EXAMPLE,
    refusals: ['CONFLICT', 'RATE_LIMITED'],
    async handle({ token, query: { after, consumer, events = KINDS }, request }) {
      const requested = readStart(request.headers.get(LAST_EVENT_ID), after);
      if ('field' in requested) return validationProblem([requested]);
      // Of no use without a body; it must not take a slot or the name of a consumer.
      if (request.method === 'HEAD') return streamResponse(null);
      const opened = await streams.open({
        listingId: token.listingId,
        ownerId: token.ownerId,
        tokenId: token.id,
        secretHash: token.secretHash,
        allowedRanges: token.allowedRanges,
        tokenText: tokenTextOf(request),
        requested,
        consumer: consumer ?? null,
        wantsVotes: events.includes('vote'),
        wantsTests: events.includes('test'),
        signal: request.signal,
      });
      return opened.ok ? streamResponse(opened.body) : refusalOf(opened);
    },
  });
  return [open];
}

function readStart(
  lastEventId: string | null,
  after: string | undefined,
): RequestedStart | { readonly field: string; readonly message: string } {
  const [field, given] = lastEventId !== null ? ['Last-Event-ID', lastEventId.trim()] : ['after', after];
  if (given === undefined) return { from: 'default' };
  if (given === '0') return { from: 'oldest' };
  const id = parseEventId(given);
  return id ? { from: 'event', id } : { field, message: 'Must be the `id` of a frame (32 hexadecimal digits), or 0.' };
}

/** The token as its owner has it, whatever spaces surround it in the header. */
function tokenTextOf({ headers }: EndpointRequest<unknown, unknown, unknown, unknown>['request']): string {
  const text = parseAuthorization(headers.get('authorization'));
  return typeof text === 'string' ? '' : formatToken(text);
}

function streamResponse(body: ReadableStream<Uint8Array> | null): Response {
  // Otherwise the connection would be kept for another request when the stream ends, and a stop would wait for it.
  return new Response(body, { headers: { ...RESPONSE_HEADERS, ...EVENT_STREAM_HEADERS, Connection: 'close' } });
}

const RETRY_AFTER_SECONDS = '10';

function refusalOf({ reason }: Extract<OpenedStream, { ok: false }>): Response {
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
  switch (reason) {
    case 'token_full':
      return problem('RATE_LIMITED', `At most ${MAX_STREAMS_PER_TOKEN} streams of a token are open at a time.`, {
        headers,
      });
    case 'owner_full':
      return problem(
        'RATE_LIMITED',
        `At most ${MAX_STREAMS_PER_OWNER} streams of the listings of one owner are open at a time.`,
        { headers },
      );
    case 'process_full':
      return problem('RATE_LIMITED', 'Too many streams are open. Try again in 10 seconds.', { headers });
    case 'stopping':
      return problem('UNAVAILABLE', 'The service is restarting. Please try again.', { headers });
    case 'too_many_consumers':
      return problem('CONFLICT', `At most ${MAX_CONSUMERS} consumers per listing: delete one that is no longer used.`);
  }
}
