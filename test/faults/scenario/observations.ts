// What is known of a course once it is over: what the oracle judges by.
import type { ReceivedVote } from '../../../src/cli/listener/open-vote-receiver.ts';
import type { DatabaseState } from './database-state.ts';
import type { ClockJump } from './environment.ts';
import type { ListenerBehavior, ScenarioPlan, WebhookBehavior } from './plan.ts';
import type { Inbox } from './receivers.ts';

export interface ScenarioWebhook {
  readonly listing: string;
  readonly secret: string;
  readonly manner: WebhookBehavior;
  readonly inbox: Inbox;
  readonly votes: number;
}

export interface ScenarioListener {
  readonly listing: string;
  readonly hearing: ListenerBehavior;
  readonly prefix: string;
  readonly votes: number;
}

/** What happened, for the oracle. */
export interface Observations {
  readonly plan: ScenarioPlan;
  readonly webhooks: readonly ScenarioWebhook[];
  readonly listeners: readonly (ScenarioListener & { readonly heard: readonly ReceivedVote[] })[];
  /** Votes that were ordered, whether or not anybody lived to cast them. */
  readonly cast: number;
  /** Votes that voters were told are cast. */
  readonly accepted: readonly string[];
  readonly database: DatabaseState;
  /** After 98 days, where the course went on for so long. */
  readonly after: DatabaseState | null;
  readonly jumps: readonly ClockJump[];
  /** When processes were ready, in milliseconds of the database's time. */
  readonly starts: readonly number[];
  /** Processes that died. */
  readonly deaths: number;
  /** Requests that had come and were not answered when somebody died. */
  readonly unansweredAtKills: number;
  /** The event that is sent again; null: whoever was asked died first, or nobody was. */
  readonly redelivered: string | null;
}
