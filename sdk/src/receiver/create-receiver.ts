// createReceiver(): one receiver of votes, for every framework.
import { type FastifyAdapter, fastifyAdapter } from './adapters/fastify.ts';
import { type FetchAdapter, fetchAdapter, type HonoAdapter, honoAdapter } from './adapters/fetch.ts';
import { type LambdaAdapter, lambdaAdapter } from './adapters/lambda.ts';
import { type NodeAdapter, nodeAdapter } from './adapters/node.ts';
import type { DedupeStore } from './dedupe/dedupe-store.ts';
import { memoryDedupe } from './dedupe/memory-dedupe.ts';
import type { ReceiverOptions } from './receiver-options.ts';
import type { ReceiverState } from './receiver-state.ts';
import { createReports } from './reports.ts';
import { usableSecrets } from './verify.ts';

export interface WebhookReceiver {
  /** `Request` to `Response`: Next.js, Workers, Deno, Bun, SvelteKit, Remix … */
  readonly fetch: FetchAdapter;
  /** `createServer(receiver.node)`. */
  readonly node: NodeAdapter;
  /** `app.use('/votes', receiver.express)`, before `express.json()`. */
  readonly express: NodeAdapter;
  /** `app.register(receiver.fastify, { url: '/votes' })`. */
  readonly fastify: FastifyAdapter;
  /** `app.all('/votes', receiver.hono)`. */
  readonly hono: HonoAdapter;
  /** `export const handler = receiver.lambda`. */
  readonly lambda: LambdaAdapter;
}

export function createReceiver<Transaction = undefined>(options: ReceiverOptions<Transaction>): WebhookReceiver {
  checkOptions(options);
  const state: ReceiverState<Transaction> = {
    options,
    // Without a store of its own, the transaction's type is undefined.
    dedupe: options.dedupe ?? (memoryDedupe() as DedupeStore<unknown> as DedupeStore<Transaction>),
    reports: createReports(options),
  };
  return {
    fetch: fetchAdapter(state),
    node: nodeAdapter(state),
    express: nodeAdapter(state, 'express'),
    fastify: fastifyAdapter(state),
    hono: honoAdapter(state),
    lambda: lambdaAdapter(state),
  };
}

function checkOptions<Transaction>({ secret, onVote }: ReceiverOptions<Transaction>): void {
  if (typeof secret !== 'function' && usableSecrets(secret).length === 0)
    throw new TypeError(
      'createReceiver needs a secret: set it to the signing secret of your webhook, which begins with whsec_. If it comes from an environment variable, the variable is not set.',
    );
  if (typeof onVote !== 'function')
    throw new TypeError('createReceiver needs onVote, the function that rewards a vote.');
}
