// Opens a receiver with one of the behaviors in the table.
import {
  openVoteReceiver,
  type VoteReceiver,
  type VoteReceiverOptions,
} from '../../../src/cli/listener/open-vote-receiver.ts';
import { BEHAVIORS, type BehaviorName } from './behaviors.ts';

export type SimulatedReceiverOptions = Omit<VoteReceiverOptions, 'behavior'> & {
  readonly behavior?: BehaviorName;
};

export function openSimulatedReceiver({
  behavior = 'nuvotifier',
  ...options
}: SimulatedReceiverOptions): Promise<VoteReceiver> {
  return openVoteReceiver({ ...options, behavior: BEHAVIORS[behavior] });
}
