// What is known of a scenario once it is over: the input of the oracle.
import type { ReceivedVote } from '../../../src/cli/listener/open-vote-receiver.ts';
import type { DatabaseState } from './database-state.ts';
import type { ClockJump } from './environment.ts';
import type { ListenerBehavior, ScenarioPlan, WebhookBehavior } from './plan.ts';
import type { Inbox } from './receivers.ts';

export interface ScenarioWebhook {
  readonly listing: string;
  readonly secret: string;
  readonly behavior: WebhookBehavior;
  readonly inbox: Inbox;
  readonly votes: number;
}

export interface ScenarioListener {
  readonly listing: string;
  readonly behavior: ListenerBehavior;
  readonly prefix: string;
  readonly votes: number;
}

/** What happened, for the oracle. */
export interface Observations {
  readonly plan: ScenarioPlan;
  readonly webhooks: readonly ScenarioWebhook[];
  readonly listeners: readonly (ScenarioListener & { readonly heard: readonly ReceivedVote[] })[];
  /** Votes that were requested, whether or not a process lived to cast them. */
  readonly cast: number;
  /** Votes that voters were told are counted. */
  readonly accepted: readonly string[];
  readonly database: DatabaseState;
  /** After 98 days, if the scenario went on for that long. */
  readonly after: DatabaseState | null;
  readonly jumps: readonly ClockJump[];
  /** When processes were ready, in milliseconds of the database's time. */
  readonly starts: readonly number[];
  /** Processes that died. */
  readonly deaths: number;
  /** Requests that had arrived and had no response when a process died. */
  readonly unansweredAtKills: number;
  /** The event that is redelivered; null if the process died first, or there was none. */
  readonly redelivered: string | null;
}
