// What a test of pages may set, and what the pages did.

import type { ListedEntry } from '../../src/changelog/entry.ts';
import type { Icon } from '../../src/listings/render-icon.ts';
import { isLoopbackUrl, type TrialModeEnd } from '../../src/outbound/trial-mode.ts';
import type { NetworkRefusal } from '../../src/votes/admit-votes.ts';
import type { ReceiverCheckResult } from '../../src/votes/check-receiver.ts';
import type { VoterReward } from '../../src/votes/voter-reward.ts';
import type { ApiToken, DeliverySummary, Health, Webhook } from '../../src/web/integration-parts.ts';
import type { Listener, ShownListenerVote } from '../../src/web/listener-parts.ts';
import type { SetupChecklist, VoterIds } from '../../src/web/overview-parts.ts';
import type { RedeliveryBatch } from '../../src/web/redelivery-parts.ts';
import type { Listing, Person, Site } from '../../src/web/web-parts.ts';
import { CHECKED } from './sample-check.ts';
import {
  ago,
  BOT,
  DELIVERIES,
  ENTRIES,
  HOUR,
  MINECRAFT,
  MINUTE,
  OWNER,
  REFUSED_ANSWER,
  STEPS_TAKEN,
} from './sample-data.ts';
import { LISTENER, LISTENER_VOTES, type SampleTest, USUAL_STEPS } from './sample-listener.ts';

/** What a test may set, and what the pages did. */
export interface Sample {
  person: Person | null;
  listings: Listing[];
  /** What comes near any words that find nothing. */
  near: readonly Listing[];
  webhook: Webhook | null;
  webhookBadge: boolean;
  health: Health;
  listener: Listener | null;
  listenerVotes: readonly ShownListenerVote[];
  testVote: SampleTest;
  deliveries: readonly DeliverySummary[];
  tokens: ApiToken[];
  entries: readonly ListedEntry[];
  changedAt: Date;
  votedAt: Date | null;
  /** Until when a vote of the person's other account counts. */
  votedElsewhere: Date | null;
  /** What the limits on a network refuse a vote with. */
  networkRefusal: NetworkRefusal | null;
  /** Whether voting needs a confirmed account; null: where mail is sent. */
  needsConfirmed: boolean | null;
  reward: VoterReward | null;
  /** The secret of the person's calendar. */
  feed: string | null;
  /** The listings that browsers tell of. */
  reminded: readonly string[];
  readonly icons: Map<string, Icon>;
  challenge: boolean;
  discord: string | null;
  /** Whether a mail server is named. */
  mail: boolean;
  /** Listings that stand in the way of deleting the account. */
  owned: boolean;
  hasPassword: boolean;
  /** Whether the person's name is shown among top voters. */
  showsName: boolean;
  baseUrl: string;
  /** Whether this is a trial on somebody's own machine. */
  trial: boolean;
  /** How it ended. */
  trialClosing: TrialModeEnd | null;
  countsPlayers: boolean;
  /** What the operator says about being reached. */
  around: Pick<Site, 'contact' | 'privacyUrl' | 'termsUrl'>;
  spendOk: boolean;
  /** Whether the front page meets a bug of ours. */
  isBroken: boolean;
  /** Whether the bots' plan includes a changelog. */
  writes: boolean;
  /** Whether staff approves new listings. */
  approval: boolean;
  /** Whether mail is sent. */
  mails: boolean;
  /** So many more unread notices, all of one kind. */
  moreNotices: number;
  /** Manages the sample listings without owning them. */
  manages: string | null;
  steps: SetupChecklist;
  voterIds: VoterIds;
  batch: RedeliveryBatch | null;
  check: ReceiverCheckResult;
  /** Those who look at a log, to be called when it changed. */
  readonly watchers: Set<() => void>;
  /** To be called when a person may have lost rights. */
  readonly rights: Set<(personId: string | null) => void>;
  /** Aborted, the service stops. */
  readonly leaving: AbortController;
  /** What the endpoint answers to a test event. */
  testAnswer: string | null;
  readonly calls: string[];
}

export function sample(change: Partial<Sample> = {}): Sample {
  return {
    person: OWNER,
    listings: [MINECRAFT, BOT],
    near: [],
    webhookBadge: false,
    webhook: {
      endpointId: 'end_sample',
      format: 'json',
      urlShown: 'https://survival.example/votes',
      state: 'enabled',
      consecutiveFailures: 3,
      hasSecret: true,
    },
    health: {
      status: 'failing',
      consecutiveFailures: 3,
      lastDeliveredAt: ago(9_000),
      lastFailure: { at: ago(4 * MINUTE), httpStatus: 401, code: 'http_401' },
      last24Hours: { delivered: 1_204, failed: 1, retrying: 2, undelivered: 0 },
    },
    listener: LISTENER,
    listenerVotes: LISTENER_VOTES,
    testVote: { steps: USUAL_STEPS, ends: null },
    deliveries: DELIVERIES,
    tokens: [
      {
        id: 'tok_1',
        name: 'Sample reward bot',
        scopes: ['votes:read', 'webhooks:write'],
        createdAt: ago(90 * HOUR),
        lastUsedAt: ago(MINUTE),
        lastUsedFor: 'checkVote',
      },
      {
        id: 'tok_2',
        name: 'Spare',
        scopes: ['votes:read'],
        createdAt: ago(5 * HOUR),
        lastUsedAt: null,
        lastUsedFor: null,
      },
    ],
    entries: ENTRIES,
    changedAt: ago(MINUTE),
    votedAt: null,
    votedElsewhere: null,
    networkRefusal: null,
    needsConfirmed: null,
    reward: null,
    feed: null,
    reminded: [],
    icons: new Map(),
    challenge: false,
    discord: null,
    mail: true,
    owned: false,
    hasPassword: true,
    showsName: false,
    baseUrl: 'http://localhost',
    trial: isLoopbackUrl(change.baseUrl ?? 'http://localhost'),
    trialClosing: null,
    countsPlayers: true,
    around: { contact: null, privacyUrl: null, termsUrl: null },
    spendOk: true,
    isBroken: false,
    writes: true,
    approval: false,
    mails: false,
    moreNotices: 0,
    manages: null,
    steps: STEPS_TAKEN,
    voterIds: { voters: 60, withoutDiscord: 21 },
    batch: null,
    check: { ok: true, steps: CHECKED },
    watchers: new Set(),
    rights: new Set(),
    leaving: new AbortController(),
    testAnswer: REFUSED_ANSWER.responseBody,
    calls: [],
    ...change,
  };
}
