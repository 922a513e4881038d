// The calls of games: checks by identity, claims, and linking an identity by a code.
import { upsertIdentityCode } from '../../src/access/identity-code-queries.ts';
import { TRANSCRIPT_GAME, type TranscriptSetup } from './transcript-setup.ts';
import type { TranscriptCalls } from './transcript-text.ts';

const CODE = '7KM2-X9QD';
const LATER = 'AAAA-2222';

export async function* gameCalls(setup: TranscriptSetup): TranscriptCalls {
  yield* checks(setup);
  yield* claims(setup);
  yield* links(setup);
}

async function* checks({ tokens: { game: token } }: TranscriptSetup): TranscriptCalls {
  const path = '/webhooks/votes/check';
  yield { name: 'checkVote.identity', method: 'GET', path: `${path}?identity=roblox:156`, token };
  const identities = ['roblox:156', 'roblox:261', 'discord:876543210987654321'];
  yield { name: 'checkVotes.identities', method: 'POST', path, token, json: { identities } };
}

async function* claims({ tokens: { game: token, reports }, exhaust }: TranscriptSetup): TranscriptCalls {
  const claim = { method: 'POST', path: '/webhooks/votes/claim', token };
  const json = { identity: 'roblox:156', claimId: 'join-4f1c2a' };
  yield { ...claim, name: 'claimVotes.200', json };
  yield { ...claim, name: 'claimVotes.again', json };
  yield { ...claim, name: 'claimVotes.none', json: { ...json, claimId: 'join-9b07de' } };
  yield { ...claim, name: 'claimVotes.CONFLICT', json: { ...json, identity: 'roblox:261' } };
  yield { ...claim, name: 'claimVotes.VALIDATION_FAILED', json: { identity: 'roblox:156' } };
  yield { ...claim, name: 'claimVotes.MISSING_SCOPE', token: reports, json };
  await exhaust(`claim:${TRANSCRIPT_GAME}`, 120, 60);
  yield { ...claim, name: 'claimVotes.RATE_LIMITED', json };
}

async function* links({ app, tokens: { game: token }, playerId, exhaust }: TranscriptSetup): TranscriptCalls {
  const { db, identityCodes } = app.context;
  const link = { method: 'POST', path: '/webhooks/identities/link', token };
  const show = (code: string, personId: string) => {
    const hash = identityCodes.hashOf(TRANSCRIPT_GAME, code);
    return upsertIdentityCode(db, { personId, listingId: TRANSCRIPT_GAME, hash, lifeSeconds: 900 });
  };
  const [first, second] = playerId;
  await show(CODE, second);
  yield { ...link, name: 'linkIdentity.200', json: { code: CODE, identity: 'roblox:261' } };
  yield { ...link, name: 'linkIdentity.NOT_FOUND', json: { code: '7KM2-X9QC', identity: 'roblox:261' } };
  await show(LATER, first);
  yield { ...link, name: 'linkIdentity.CONFLICT', json: { code: LATER, identity: 'roblox:261' } };
  yield { ...link, name: 'linkIdentity.VALIDATION_FAILED', json: { code: LATER, identity: 'fivem:steam:1' } };
  await exhaust(`link:${TRANSCRIPT_GAME}`, 60, 60);
  yield { ...link, name: 'linkIdentity.RATE_LIMITED', json: { code: LATER, identity: 'roblox:156' } };
}
