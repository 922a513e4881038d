// Opens a receiver that behaves as one of the table does.
import {
  openVoteReceiver,
  type VoteReceiver,
  type VoteReceiverOptions,
} from '../../../src/cli/listener/open-vote-receiver.ts';
import { BEHAVIORS, type BehaviorName } from './behaviors.ts';

export type PlayedReceiverOptions = Omit<VoteReceiverOptions, 'behavior'> & {
  readonly behavior?: BehaviorName;
};

export function openPlayedReceiver({
  behavior = 'nuvotifier',
  ...options
}: PlayedReceiverOptions): Promise<VoteReceiver> {
  return openVoteReceiver({ ...options, behavior: BEHAVIORS[behavior] });
}
