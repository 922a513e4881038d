// What is known of a course once it is over: what the oracle judges by.
import type { ReceivedVote } from '../../../src/cli/listener/open-vote-receiver.ts';
import type { Account } from './account.ts';
import type { Jump } from './ground.ts';
import type { Hearing, Manner, Plan } from './plan.ts';
import type { Inbox } from './receivers.ts';

export interface Webhook {
  readonly listing: string;
  readonly secret: string;
  readonly manner: Manner;
  readonly inbox: Inbox;
  readonly votes: number;
}

export interface ListenerPlace {
  readonly listing: string;
  readonly hearing: Hearing;
  readonly prefix: string;
  readonly votes: number;
}

/** What happened, for the oracle. */
export interface Told {
  readonly plan: Plan;
  readonly webhooks: readonly Webhook[];
  readonly listeners: readonly (ListenerPlace & { readonly heard: readonly ReceivedVote[] })[];
  /** Votes that were ordered, whether or not anybody lived to cast them. */
  readonly cast: number;
  /** Votes that voters were told are cast. */
  readonly accepted: readonly string[];
  readonly account: Account;
  /** After 98 days, where the course went on for so long. */
  readonly after: Account | null;
  readonly jumps: readonly Jump[];
  /** When processes were ready, in milliseconds of the database's time. */
  readonly starts: readonly number[];
  /** Processes that died. */
  readonly deaths: number;
  /** Requests that had come and were not answered when somebody died. */
  readonly open: number;
  /** The event that is sent again; null: whoever was asked died first, or nobody was. */
  readonly redelivered: string | null;
}
