// The proof of work in front of a vote (decision V5): cheap for a person, dear for a farm of accounts. Each challenge
// is signed, is for one person and one listing, and expires.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import type { VoteChallenge, Voter } from './web-parts.ts';

/** How much work one is: `cost` rounds for each guess, and the guess that fits is one of so many. */
export interface ChallengeDifficulty {
  readonly cost: number;
  readonly fewestGuesses: number;
  readonly mostGuesses: number;
}

/** Measured in Chromium with two workers: 0.65 ms a guess, so 0.5 to 1 s; the server spends one guess on making it. */
const WORK: ChallengeDifficulty = { cost: 5_000, fewestGuesses: 700, mostGuesses: 1_500 };
const LIFE_SECONDS = 10 * 60;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.number().int().positive(),
      keyLength: z.number().int().positive().max(64),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
      data: z.object({ listingId: z.string(), personId: z.string() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.number().int(),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});

/** `key`: derived from the service's key for this purpose alone. */
export function createVoteChallenge(key: Uint8Array, work: ChallengeDifficulty = WORK): VoteChallenge {
  const secret = Buffer.from(key).toString('base64');
  const secrets = {
    hmacSignatureSecret: `challenge.${secret}`,
    hmacKeySignatureSecret: `solution.${secret}`,
  };
  return {
    enabled: true,
    create: ({ listingId, personId }) =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.mostGuesses, work.fewestGuesses),
        deriveKey,
        expiresAt: Math.floor(now().getTime() / 1000) + LIFE_SECONDS,
        data: { listingId, personId },
      }),
    async verify(payload, voter) {
      const parsed = decode(payload);
      if (!parsed || !isFor(parsed.challenge.parameters, voter)) return false;
      const { challenge, solution } = parsed;
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
      });
      return verified;
    },
  };
}

/** For tests and for operators who turned it off: everything passes. */
export const NO_CHALLENGE: VoteChallenge = {
  enabled: false,
  create: async () => ({}),
  verify: async () => true,
};

function isFor(parameters: { data: Voter; expiresAt: number }, voter: Voter): boolean {
  const { data, expiresAt } = parameters;
  const fresh = expiresAt * 1000 > now().getTime();
  return fresh && data.listingId === voter.listingId && data.personId === voter.personId;
}

/** The widget sends base64 of JSON; whatever else comes is no solution. */
function decode(payload: string): z.infer<typeof payloadSchema> | null {
  if (payload.length > 8_000) return null;
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8');
    return payloadSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
