// The receivers of all scenarios, in a process that is never killed: what they got is the oracle. A path for each
// webhook, and a vote listener for each behavior, which tells scenarios apart by their player names.
import { setTimeout as pause } from 'node:timers/promises';
import type { VoteReceiver } from '../../../src/cli/listener/open-vote-receiver.ts';
import { type ReceivedWebhook, type Receiver, startReceiver } from '../../support/receiver.ts';
import type { BehaviorName } from '../../support/vote-receivers/behaviors.ts';
import { openSimulatedReceiver } from '../../support/vote-receivers/open-simulated-receiver.ts';
import type { ListenerBehavior, WebhookBehavior } from './plan.ts';

/** One request that arrived. */
export interface InboxRequest {
  readonly eventId: string;
  readonly delivery: string;
  readonly number: number;
  readonly body: string;
  readonly signature: string;
  /** A status; `dropped` without a response; null if there was no response. */
  answer: number | 'dropped' | null;
}

/** The requests to one webhook, in the order of their arrival. */
export interface Inbox {
  readonly url: string;
  readonly arrivals: readonly InboxRequest[];
}

type Answer = (arrival: InboxRequest, answer: number | 'dropped') => void;

const HEARD: Readonly<Record<ListenerBehavior, { behavior: BehaviorName; protocols: readonly ('v1' | 'v2')[] }>> = {
  accepts: { behavior: 'nuvotifier', protocols: ['v2'] },
  'accepts v1': { behavior: 'nuvotifier', protocols: ['v1'] },
  refuses: { behavior: 'wrong-challenge', protocols: ['v2'] },
  'hangs up before': { behavior: 'closes-after-greeting', protocols: ['v2'] },
  'hangs up after': { behavior: 'reset-after-vote', protocols: ['v2'] },
};

interface Answering {
  readonly behavior: WebhookBehavior;
  readonly chance: () => number;
}

const HANG_UP_EVERY = 5;

export class Receivers {
  readonly #receiver: Receiver;
  readonly #inboxes = new Map<string, Answering & { readonly arrivals: InboxRequest[] }>();
  readonly #listeners = new Map<ListenerBehavior, Promise<VoteReceiver>>();
  /** The response sent after a process has died. */
  #held: (() => void)[] = [];
  #answered = 0;

  private constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  static async open(): Promise<Receivers> {
    const receiver = await startReceiver();
    const receivers = new Receivers(receiver);
    receiver.answer = (received, response) => {
      // For thousands of scenarios: the records are kept by the inbox.
      receiver.received.length = 0;
      receivers.#take(received, new URL(received.path, receiver.url).pathname, (arrival, answer) => {
        if (response.destroyed) return;
        arrival.answer = answer;
        if (answer === 'dropped') response.destroy();
        else response.writeHead(answer, receivers.#keeps() ? {} : { connection: 'close' }).end();
      });
    };
    return receivers;
  }

  inbox(name: string, behavior: WebhookBehavior, chance: () => number): Inbox {
    const { pathname, href } = new URL(`/${name}`, this.#receiver.url);
    const arrivals: InboxRequest[] = [];
    this.#inboxes.set(pathname, { arrivals, behavior, chance });
    return { url: href, arrivals };
  }

  listener(behavior: ListenerBehavior): Promise<VoteReceiver> {
    const known = this.#listeners.get(behavior) ?? openSimulatedReceiver({ ...HEARD[behavior] });
    this.#listeners.set(behavior, known);
    return known;
  }

  /** Responds to held requests. */
  release(): void {
    for (const answer of this.#held.splice(0)) answer();
  }

  /** Deletes the records of scenarios that are over. */
  forget(): void {
    this.release();
    this.#inboxes.clear();
  }

  async close(): Promise<void> {
    this.release();
    await this.#receiver.close();
    for (const opened of this.#listeners.values()) await (await opened).close();
  }

  /** Some connections end with their response, so that new ones are needed. */
  #keeps(): boolean {
    this.#answered += 1;
    return this.#answered % HANG_UP_EVERY > 0;
  }

  #take({ headers, body }: ReceivedWebhook, path: string, respond: Answer): void {
    const header = (name: string) => String(headers[name]);
    const arrival: InboxRequest = {
      eventId: header('x-plaudit-event-id'),
      delivery: header('x-plaudit-delivery'),
      number: Number(header('x-plaudit-attempt')),
      body,
      signature: header('x-webhook-signature'),
      answer: null,
    };
    const inbox = this.#inboxes.get(path);
    if (inbox) {
      inbox.arrivals.push(arrival);
      void this.#answer(inbox, (answer) => respond(arrival, answer));
    } else respond(arrival, 410);
  }

  async #answer(
    { arrivals, behavior, chance }: Answering & { readonly arrivals: readonly InboxRequest[] },
    answer: (answer: number | 'dropped') => void,
  ): Promise<void> {
    const drawn = chance();
    if (behavior === 'hanging' && (arrivals.length === 1 || drawn < 0.15)) {
      this.#held.push(() => answer(204));
      return;
    }
    await pause(behavior === 'slow' ? 250 + 200 * chance() : 1 + 15 * chance());
    if (behavior === 'gone') answer(404);
    else if (behavior === 'flaky' && drawn < 0.15) answer(503);
    else if (behavior === 'dropping' && drawn < 0.1) answer('dropped');
    else answer(204);
  }
}
