// Explains why a game server or a service could not be asked for a code, in the sentences of the player counts.
import type { Game } from '@plaudit/sdk/contract';
import { isOwnFault, type ReasonCode } from '../../game-servers/query-result.ts';
import { explainMissingCount } from '../../game-servers/reason-codes.ts';
import { checkFailedHere, notProven, type ProofResult } from '../proof-method.ts';

const OURS = 'The check failed because of a problem on our side. Try again in a while.';

export function serverFailure(code: ReasonCode, game: Game): ProofResult {
  return isOwnFault(code) ? checkFailedHere(OURS) : notProven(explainMissingCount(code, game));
}

/** For a service such as Discord, whose failures are not the owner's. */
export function serviceFailure(service: string): ProofResult {
  return checkFailedHere(`${service} does not respond at the moment. Try again in a while.`);
}

export function codeMissing(where: string, code: string): ProofResult {
  return notProven(`${where} does not contain ${code}. Add it, wait until the change is saved, and check again.`);
}
