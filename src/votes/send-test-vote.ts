// Sends a test vote (§1, decision L4): a real vote for the named player, sent to the listing's vote listener at once,
// and reports every step. It is not counted, and ignores the limit of one reward in 24 hours.

import type { AttemptResult } from '../channels/channel.ts';
import type { Diagnosis } from '../channels/evidence.ts';
import { isListenerOutcome, type ListenerOutcome } from '../channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../channels/votifier/listener-diagnosis.ts';
import type { Settings } from '../config/settings.ts';
import type { Config } from '../config.ts';
import { bug } from '../core/assert.ts';
import { consume } from '../db/rate-limit.ts';
import type { OnListenerStep } from '../deliveries/attempt.ts';
import { deliverTest, type TestDeliveryDependencies } from '../deliveries/deliver-test.ts';
import { readListener } from '../endpoints/listener-settings.ts';
import { type Message, message } from '../messages/message.ts';
import { makeTestEvent } from './send-test-event.ts';
import { selectVotableListing } from './votable-listing-queries.ts';
import { checkPlayerName } from './vote-event.ts';

/** Listeners ban clients that fail too often: VotifierPlus does after six failures. */
export const TEST_VOTES_PER_MINUTE = 5;

export interface TestVoteDependencies extends TestDeliveryDependencies {
  readonly config: Pick<Config, 'serviceName'>;
  readonly site: Pick<Settings, 'planWeights'>;
}

export interface TestVoteRequest {
  readonly listingId: string;
  /** The person who requested the test, whom the event names as the voter. */
  readonly userId: string;
  /** As typed. */
  readonly playerName: string;
  readonly watch?: OnListenerStep;
  /** Called once the test can no longer be refused. */
  readonly begun?: () => void;
}

export type TestVoteResult =
  | {
      readonly ok: true;
      readonly playerName: string;
      readonly end: ListenerOutcome;
      readonly answer: AttemptResult;
      readonly diagnosis: Diagnosis;
    }
  | { readonly ok: false; readonly reason: 'no_listener' }
  | { readonly ok: false; readonly reason: 'player_name'; readonly sentence: Message }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly retryAfterSeconds: number };

export async function sendTestVote(parts: TestVoteDependencies, request: TestVoteRequest): Promise<TestVoteResult> {
  const { db } = parts;
  const { listingId, userId, watch } = request;
  const found = await selectVotableListing(db, listingId);
  const listener = found && (await readListener(db, listingId));
  if (!listener) return { ok: false, reason: 'no_listener' };
  const player = checkPlayerName('minecraft', request.playerName);
  if (!player.ok) return { ok: false, reason: 'player_name', sentence: player.sentence };
  if (player.name === null)
    return { ok: false, reason: 'player_name', sentence: message('targetValidation.playerMissing') };
  const spent = await consume(db, {
    key: `test-vote:${listener.endpointId}`,
    limit: TEST_VOTES_PER_MINUTE,
    windowSeconds: 60,
  });
  if (!spent.ok) return { ok: false, reason: 'rate_limited', retryAfterSeconds: spent.resetSeconds };
  request.begun?.();
  const event = makeTestEvent(parts.site, found, { userId, playerName: player.name });
  const answer = await deliverTest(parts, listener, event, { onStep: watch });
  if (!answer) return { ok: false, reason: 'no_listener' };
  const end = isListenerOutcome(answer.verdict) ? answer.verdict : bug('a webhook answered a vote');
  const { code, responseBody: words } = answer;
  const { host, port, protocol } = listener;
  const { serviceName } = parts.config;
  const diagnosis = diagnoseListener({ code, end, words, host, port, protocol, serviceName });
  return { ok: true, playerName: player.name, end, answer, diagnosis };
}
