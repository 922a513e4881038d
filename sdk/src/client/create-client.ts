// The API client: every call typed from the OpenAPI description, with the usual ones by name.
import { apiAddress, checkToken } from '../http/api-address.ts';
import { type ChangelogClient, changelogClient, type StatsClient, statsClient } from './bot.ts';
import { type ConsumersClient, consumersClient } from './consumers.ts';
import { type BodyOf, type Call, type CallOptions, createCall, type ResultOf } from './operations.ts';
import { type VotesClient, votesClient } from './votes.ts';
import { type DeliveriesClient, deliveriesClient, type WebhookClient, webhookClient } from './webhook.ts';

export interface ClientOptions {
  /** The address of the site, such as `https://votes.example`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Of one attempt. Default: 15 seconds. */
  readonly timeoutMs?: number | undefined;
  /** How often a call is repeated that failed and can be repeated. Default: 3. */
  readonly maxRetries?: number | undefined;
  /** How long a call may wait in total, for `Retry-After` and between attempts. Default: 60 seconds. */
  readonly maxWaitMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

export interface Client {
  readonly votes: VotesClient;
  readonly webhook: WebhookClient;
  readonly deliveries: DeliveriesClient;
  readonly consumers: ConsumersClient;
  readonly stats: StatsClient;
  readonly changelog: ChangelogClient;
  readonly identities: {
    /** A player typed, in the game, the code that the site showed them: links their account to the identity. */
    link(link: BodyOf<'linkIdentity'>, options?: CallOptions): Promise<ResultOf<'linkIdentity'>>;
  };
  /** Which listing the token belongs to, and its scopes. */
  readToken(options?: CallOptions): Promise<ResultOf<'readToken'>>;
  /** Any other call, by its operation ID in the API reference. */
  readonly call: Call;
}

const MAX_RESPONSE_BYTES = 10_000_000;

export function createClient(options: ClientOptions): Client {
  const call = createCall({
    apiUrl: apiAddress(options.baseUrl),
    token: checkToken(options.token),
    fetch: options.fetch ?? globalThis.fetch,
    timeoutMs: options.timeoutMs ?? 15_000,
    maxRetries: options.maxRetries ?? 3,
    maxWaitMs: options.maxWaitMs ?? 60_000,
    maxResponseBytes: MAX_RESPONSE_BYTES,
  });
  const readToken = (callOptions?: CallOptions) => call('readToken', { ...callOptions });
  let botId: string | null = null;
  const readBotId = async (callOptions?: CallOptions) => {
    botId ??= (await readToken(callOptions)).listingId;
    return botId;
  };
  return {
    votes: votesClient(call),
    webhook: webhookClient(call),
    deliveries: deliveriesClient(call),
    consumers: consumersClient(call),
    stats: statsClient(call, readBotId),
    changelog: changelogClient(call, readBotId),
    identities: { link: (body, callOptions) => call('linkIdentity', { body, ...callOptions }) },
    readToken,
    call,
  };
}
