// The proof of work required before a vote (decision V5): cheap for one person, expensive for many fake accounts. Each
// challenge is signed, valid for one person and one listing, and expires.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { bug } from '../core/assert.ts';
import { now } from '../core/clock.ts';
import { CHALLENGE_LEVELS, type ChallengeLevel, type ChallengeLevelName } from './challenge-level.ts';

export interface VoteChallenge {
  /** False if VOTE_CHALLENGE is off. */
  readonly enabled: boolean;
  /** Creates the challenge that the widget on the page receives as JSON. */
  create(subject: ChallengeSubject, terms: ChallengeTerms): Promise<IssuedChallenge>;
  verify(payload: string, subject: ChallengeSubject): Promise<ChallengeResult>;
}

/** `work` tells the page how long it may take. The solution proves the work, so nothing in it has to be signed. */
export interface IssuedChallenge {
  readonly work: { readonly level: ChallengeLevelName; readonly guesses: number };
}

/** The person and listing that a challenge is valid for. */
export interface ChallengeSubject {
  readonly listingId: string;
  readonly personId: string;
}

export interface ChallengeTerms {
  readonly level: ChallengeLevelName;
  /** Signed: this challenge takes the place of a captcha. */
  readonly replacesCaptcha: boolean;
}

/** `wrong` also if the challenge was made for another person or listing. */
export type ChallengeResult =
  | { readonly ok: true; readonly replacedCaptcha: boolean }
  | { readonly ok: false; readonly reason: 'missing' | 'expired' | 'wrong' };

export interface ChallengeDifficulty {
  /** How many rounds of the hash each guess takes. */
  readonly cost: number;
  readonly levels: readonly ChallengeLevel[];
}

/** Creating a challenge costs the server one guess, checking a solution a hash. */
const DIFFICULTY: ChallengeDifficulty = { cost: 5_000, levels: CHALLENGE_LEVELS };
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
      data: z.object({ listingId: z.string(), personId: z.string(), replacesCaptcha: z.boolean().exactOptional() }),
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
    async create({ listingId, personId }, { level, replacesCaptcha }) {
      const { minGuesses, maxGuesses } = difficulty.levels.find(({ name }) => name === level) ?? bug(level);
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(maxGuesses, minGuesses),
        deriveKey,
        expiresAt: Math.floor(now().getTime() / 1000) + LIFETIME_SECONDS,
        data: { listingId, personId, ...(replacesCaptcha && { replacesCaptcha }) },
      });
      return { ...challenge, work: { level, guesses: maxGuesses } };
    },
    async verify(payload, subject) {
      if (payload === '') return failed('missing');
      const parsed = decode(payload);
      if (!parsed) return failed('wrong');
      const { challenge, solution } = parsed;
      const { data, expiresAt } = challenge.parameters;
      if (expiresAt * 1000 <= now().getTime()) return failed('expired');
      if (!isFor(data, subject)) return failed('wrong');
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
      });
      return verified ? { ok: true, replacedCaptcha: data.replacesCaptcha === true } : failed('wrong');
    },
  };
}

const failed = (reason: 'missing' | 'expired' | 'wrong'): ChallengeResult => ({ ok: false, reason });

/** For VOTE_CHALLENGE=off: everything passes. */
export const NO_CHALLENGE: VoteChallenge = {
  enabled: false,
  create: async (_, { level }) => ({ work: { level, guesses: 0 } }),
  verify: async () => ({ ok: true, replacedCaptcha: false }),
};

function isFor(data: ChallengeSubject, { listingId, personId }: ChallengeSubject): boolean {
  return data.listingId === listingId && data.personId === personId;
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
