// The webhook over the API: its settings, health and test event; its deliveries, and sending them again.
import type { BodyOf, Call, CallOptions, QueryOf, ResultOf } from './operations.ts';
import { eachItem } from './pages.ts';

export interface WebhookClient {
  read(options?: CallOptions): Promise<ResultOf<'readWebhook'>>;
  /** Sets the URL and enables the webhook. The first time, the response has the signing secret, which is shown once. */
  save(settings: BodyOf<'saveWebhook'>, options?: CallOptions): Promise<ResultOf<'saveWebhook'>>;
  remove(options?: CallOptions): Promise<ResultOf<'removeWebhook'>>;
  pause(options?: CallOptions): Promise<ResultOf<'pauseWebhook'>>;
  resume(options?: CallOptions): Promise<ResultOf<'resumeWebhook'>>;
  rotateSecret(options?: CallOptions): Promise<ResultOf<'rotateSecret'>>;
  health(options?: CallOptions): Promise<ResultOf<'readHealth'>>;
  /** Sends a test event to the webhook; the result says what the receiver responded. */
  test(options?: CallOptions): Promise<ResultOf<'testWebhook'>>;
}

export function webhookClient(call: Call): WebhookClient {
  return {
    read: (options) => call('readWebhook', { ...options }),
    save: (body, options) => call('saveWebhook', { body, ...options }),
    remove: (options) => call('removeWebhook', { ...options }),
    pause: (options) => call('pauseWebhook', { ...options }),
    resume: (options) => call('resumeWebhook', { ...options }),
    rotateSecret: (options) => call('rotateSecret', { ...options }),
    health: (options) => call('readHealth', { ...options }),
    test: (options) => call('testWebhook', { ...options }),
  };
}

/** A delivery in the log. */
export type ListedDelivery = ResultOf<'listDeliveries'>['deliveries'][number];

export interface DeliveriesToList extends Omit<QueryOf<'listDeliveries'>, 'cursor' | 'limit'> {
  /** How many are read at a time: 1 to 100. Default: 100. */
  readonly pageSize?: number;
}

export interface DeliveriesClient {
  /** All deliveries that match, newest first. */
  list(query?: DeliveriesToList, options?: CallOptions): AsyncGenerator<ListedDelivery, void, void>;
  /** One delivery with its body and all attempts. */
  read(eventId: string, options?: CallOptions): Promise<ResultOf<'readDelivery'>>;
  /** Sends an event again: at most 10 a minute. Not repeated after a network error, because it may have been sent. */
  redeliver(eventId: string, options?: CallOptions): Promise<ResultOf<'redeliver'>>;
  /** Sends many events again, ten a minute, in the background. */
  redeliverMany(which: BodyOf<'redeliverMany'>, options?: CallOptions): Promise<ResultOf<'redeliverMany'>>;
}

const LARGEST_PAGE = 100;

export function deliveriesClient(call: Call): DeliveriesClient {
  return {
    list: ({ pageSize = LARGEST_PAGE, ...query } = {}, options = {}) =>
      eachItem(async (after) => {
        const page = await call('listDeliveries', { query: { ...query, limit: pageSize, ...after }, ...options });
        return { items: page.deliveries, nextCursor: page.nextCursor };
      }),
    read: (eventId, options) => call('readDelivery', { path: { eventId }, ...options }),
    redeliver: (eventId, options) => call('redeliver', { path: { eventId }, ...options }),
    redeliverMany: (body, options) => call('redeliverMany', { body, ...options }),
  };
}
