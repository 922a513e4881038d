// The proof of work required before a vote (decision V5): cheap for one person, expensive for many fake accounts. Each
// challenge is signed, valid for one person and one listing, and expires.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { now } from '../core/clock.ts';

export interface VoteChallenge {
  /** False if VOTE_CHALLENGE is off. */
  readonly enabled: boolean;
  /** Creates the challenge that the widget on the page receives as JSON. */
  create(subject: ChallengeSubject): Promise<object>;
  verify(payload: string, subject: ChallengeSubject): Promise<boolean>;
}

/** The person and listing that a challenge is valid for. */
export interface ChallengeSubject {
  readonly listingId: string;
  readonly personId: string;
}

/** Each guess takes `cost` rounds of the hash; the correct one is among `minGuesses` to `maxGuesses`. */
export interface ChallengeDifficulty {
  readonly cost: number;
  readonly minGuesses: number;
  readonly maxGuesses: number;
}

/**
 * Measured in Chromium with two workers: 0.65 ms per guess, so 0.5 to 1 s. Creating a challenge costs the server one
 * guess.
 */
const DIFFICULTY: ChallengeDifficulty = { cost: 5_000, minGuesses: 700, maxGuesses: 1_500 };
const LIFETIME_SECONDS = 10 * 60;

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

/** `key`: derived from the service's key only for this purpose. */
export function createVoteChallenge(key: Uint8Array, difficulty: ChallengeDifficulty = DIFFICULTY): VoteChallenge {
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
        cost: difficulty.cost,
        counter: randomInt(difficulty.maxGuesses, difficulty.minGuesses),
        deriveKey,
        expiresAt: Math.floor(now().getTime() / 1000) + LIFETIME_SECONDS,
        data: { listingId, personId },
      }),
    async verify(payload, subject) {
      const parsed = decode(payload);
      if (!parsed || !isFor(parsed.challenge.parameters, subject)) return false;
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

/** For VOTE_CHALLENGE=off: everything passes. */
export const NO_CHALLENGE: VoteChallenge = {
  enabled: false,
  create: async () => ({}),
  verify: async () => true,
};

function isFor(
  { data, expiresAt }: { data: ChallengeSubject; expiresAt: number },
  { listingId, personId }: ChallengeSubject,
): boolean {
  const isFresh = expiresAt * 1000 > now().getTime();
  return isFresh && data.listingId === listingId && data.personId === personId;
}

/** Decodes the base64 JSON that the widget sends; null for anything else. */
function decode(payload: string): z.infer<typeof payloadSchema> | null {
  if (payload.length > 8_000) return null;
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8');
    return payloadSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
