// Explains why a game server or a service could not be asked for a code, in the sentences of the player counts.

import type { Game } from '@plaudit/sdk/contract';
import { isOwnFault, type ReasonCode } from '../../game-servers/query-result.ts';
import { explainMissingCount } from '../../game-servers/reason-codes.ts';
import { message } from '../../messages/message.ts';
import { checkFailedHere, notProven, type ProofResult } from '../proof-method.ts';

const OURS = message('ownershipProofs.checkFailed');

export function serverFailure(code: ReasonCode, game: Game): ProofResult {
  return isOwnFault(code) ? checkFailedHere(OURS) : notProven(explainMissingCount(code, game));
}

/** For a service such as Discord, whose failures are not the owner's. */
export function serviceFailure(service: string): ProofResult {
  return checkFailedHere(message('ownershipProofs.serviceDown', { service }));
}
