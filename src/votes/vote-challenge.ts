// The proof of work in front of a vote (decision V5): cheap for one person, expensive for a farm of accounts. Each
// challenge is signed, valid for one person and one listing, and expires.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { now } from '../core/clock.ts';

export interface VoteChallenge {
  /** False: VOTE_CHALLENGE is off. */
  readonly enabled: boolean;
  /** What the widget in the page receives, as JSON. */
  create(subject: ChallengeSubject): Promise<object>;
  verify(payload: string, subject: ChallengeSubject): Promise<boolean>;
}

/** Whom a challenge is valid for. */
export interface ChallengeSubject {
  readonly listingId: string;
  readonly personId: string;
}

/** `cost` rounds of the hash for each guess; the right guess is one of this many. */
export interface ChallengeDifficulty {
  readonly cost: number;
  readonly minGuesses: number;
  readonly maxGuesses: number;
}

/** Measured in Chromium with two workers: 0.65 ms a guess, so 0.5 to 1 s. The server makes one guess to create it. */
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

/** `key`: derived from the service's key for this purpose only. */
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

/** VOTE_CHALLENGE=off: everything passes. */
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

/** The widget sends JSON in base64; null for anything else. */
function decode(payload: string): z.infer<typeof payloadSchema> | null {
  if (payload.length > 8_000) return null;
  try {
    const text = Buffer.from(payload, 'base64').toString('utf8');
    return payloadSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
