// The consumers of the live stream over the API. The events themselves come with `@plaudit/sdk/stream`.
import type { BodyOf, Call, CallOptions, ResultOf } from './operations.ts';

export interface ConsumersClient {
  /** The programs that follow the stream, and how far each has come. */
  list(options?: CallOptions): Promise<ResultOf<'listConsumers'>['consumers']>;
  delete(name: string, options?: CallOptions): Promise<ResultOf<'deleteConsumer'>>;
  /** Sends a test event to the open streams of the listing. */
  sendTest(event?: BodyOf<'testStream'>, options?: CallOptions): Promise<ResultOf<'testStream'>>;
}

export function consumersClient(call: Call): ConsumersClient {
  return {
    list: async (options) => (await call('listConsumers', { ...options })).consumers,
    delete: (name, options) => call('deleteConsumer', { path: { name }, ...options }),
    sendTest: (body = {}, options) => call('testStream', { body, ...options }),
  };
}
