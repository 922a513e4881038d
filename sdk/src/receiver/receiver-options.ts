// The options of createReceiver(), with their defaults.
import type { AnnulmentPayload, VotePayload } from '../contract/payload.ts';
import type { DedupeStore } from './dedupe/dedupe-store.ts';
import type { RefusedRequest } from './refusals.ts';
import type { Secrets } from './verify.ts';

/** What a handler gets beside the event. */
export interface VoteContext<Transaction = undefined> {
  /** With sqlDedupe(): write the reward in it, and both are committed together. */
  readonly transaction: Transaction;
  /** The framework's request: Express and Node `req`, Fastify `request`, a Request, Hono `c`, a Lambda event. */
  readonly request: unknown;
  /** Express and Node `res`, Fastify `reply`; undefined elsewhere. A response that you send is not sent again. */
  readonly response: unknown;
}

/** May return a response to send instead of the usual one: a Response, or what Lambda returns. */
export type VoteHandler<Context> = (event: VotePayload, context: Context) => unknown;

export interface ReceiverOptions<Transaction = undefined> {
  /** The signing secret; several during a rotation. A function is called for each request. */
  readonly secret: Secrets | (() => Secrets);
  /** Rewards a vote. Once per vote; throw to get it again later. */
  readonly onVote: VoteHandler<VoteContext<Transaction>>;
  /** A test event: grant no reward. */
  readonly onTest?: VoteHandler<VoteContext<undefined>> | undefined;
  /**
   * Staff of the site has annulled a vote, or restored it: see `event.event`. Once per event; throw to get it again.
   * Comes only if it is switched on for the webhook.
   */
  readonly onAnnulled?: ((event: AnnulmentPayload, context: VoteContext<Transaction>) => unknown) | undefined;
  /** What remembers the votes that were handled. Default: memoryDedupe(). */
  readonly dedupe?: DedupeStore<Transaction> | undefined;
  /** A request that was not accepted. Without this, a warning is printed at most once a minute for each reason. */
  readonly onRefused?: ((refusal: RefusedRequest, request: unknown) => unknown) | undefined;
  /** A handler or the dedupe store failed. Without this, the error is printed. */
  readonly onError?: ((error: unknown, event: VotePayload) => unknown) | undefined;
  /** When 503 is sent while a handler is still running. It runs on. Default: 8,000; the service waits 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Larger bodies are refused. Default: 262,144. A vote has about 400 bytes. */
  readonly maxBodyBytes?: number | undefined;
  /** How far the signed time may be from this machine's clock. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /** `before`: responds as soon as the vote is claimed; a vote whose handler then fails is lost. Default: `after`. */
  readonly respond?: 'before' | 'after' | undefined;
  /** Prints a line. Default: console.warn. */
  readonly log?: ((line: string) => void) | undefined;
}
