// What every way to prove ownership has in common: which listings it fits, what to do, and the check.

import type { QueryContext } from '../game-servers/query-result.ts';
import type { Message } from '../messages/message.ts';
import type { OwnershipTarget } from './target.ts';

export type ProofMethodId =
  | 'discord-sign-in'
  | 'discord-description'
  | 'motd'
  | 'dns-txt'
  | 'fivem-variable'
  | 'roblox-description';

export type ProofResult =
  | { readonly ok: true }
  /** `sentence`: what happened and what to do. `isOurFault`: it says nothing about the listing. */
  | { readonly ok: false; readonly sentence: Message; readonly isOurFault: boolean };

export interface ProofContext extends QueryContext {
  /** Origins of test servers that replace Discord and Roblox. */
  readonly discordOrigin?: string | undefined;
  readonly robloxOrigin?: string | undefined;
}

export interface ProofInstruction {
  readonly text: Message;
  /** What to copy, such as the code or the name of a DNS record. */
  readonly copy: readonly { readonly label: Message; readonly value: string }[];
}

export interface ProofMethod {
  readonly id: ProofMethodId;
  /** In sentence case. */
  readonly title: Message;
  /** What was proven, as the end of “Proven by …”. */
  readonly by: Message;
  readonly fits: (target: OwnershipTarget) => boolean;
  readonly instruct: (target: OwnershipTarget, code: string) => ProofInstruction;
  /** Whether the code can be found now. Never rejects unless there is a bug. */
  readonly check: (context: ProofContext, target: OwnershipTarget, code: string) => Promise<ProofResult>;
}

export function notProven(sentence: Message): ProofResult {
  return { ok: false, sentence, isOurFault: false };
}

export function checkFailedHere(sentence: Message): ProofResult {
  return { ok: false, sentence, isOurFault: true };
}
