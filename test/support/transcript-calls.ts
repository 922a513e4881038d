// Every call in the docs, in an order in which each finds the data it needs: votes, statistics, changelog.
import { OPERATOR } from '../../src/access/audit.ts';
import { removeEntry } from '../../src/changelog/remove-entry.ts';
import { gameCalls } from './transcript-calls-games.ts';
import { webhookCalls } from './transcript-calls-webhook.ts';
import { TRANSCRIPT_BOT, TRANSCRIPT_VOTER, type TranscriptSetup } from './transcript-setup.ts';
import type { TranscriptCalls } from './transcript-text.ts';

export async function* allCalls(setup: TranscriptSetup): TranscriptCalls {
  yield* anywhere(setup);
  yield* checks(setup);
  yield* lists(setup);
  yield* reports(setup);
  yield* changelog(setup);
  yield* webhookCalls(setup);
  yield* gameCalls(setup);
}

async function* anywhere({ tokens: { bot, reports } }: TranscriptSetup): TranscriptCalls {
  const path = '/webhooks/stats';
  yield { name: 'any.UNAUTHENTICATED', method: 'GET', path };
  yield { name: 'any.MISSING_SCOPE', method: 'GET', path, token: reports };
  yield { name: 'any.NOT_FOUND', method: 'GET', path: '/nothing', token: bot };
  yield { name: 'any.METHOD_NOT_ALLOWED', method: 'PATCH', path, token: bot };
}

async function* checks({ tokens: { bot, server, reports }, exhaust }: TranscriptSetup): TranscriptCalls {
  const path = '/webhooks/votes/check';
  const byUser = `${path}?userId=${TRANSCRIPT_VOTER}`;
  yield { name: 'checkVote.200', method: 'GET', path: byUser, token: bot };
  yield { name: 'checkVote.player', method: 'GET', path: `${path}?playerName=steve_1`, token: server };
  yield { name: 'checkVote.none', method: 'GET', path: `${path}?userId=876543210987654321`, token: bot };
  yield { name: 'checkVote.UNAUTHENTICATED', method: 'GET', path: byUser };
  yield { name: 'checkVote.MISSING_SCOPE', method: 'GET', path: byUser, token: reports };
  yield {
    name: 'checkVote.VALIDATION_FAILED',
    method: 'GET',
    path: `${path}?playerName=Steve_1`,
    token: bot,
  };

  const playerNames = ['Steve_1', 'Alex'];
  const batch = { method: 'POST', path, token: server };
  yield { ...batch, name: 'checkVotes.200', json: { playerNames } };
  yield { ...batch, name: 'checkVotes.VALIDATION_FAILED', json: { playerNames: [] } };
  const text = JSON.stringify({ playerNames });
  const plain = { name: 'names.json', type: 'text/plain', text };
  yield { ...batch, name: 'checkVotes.UNSUPPORTED_MEDIA_TYPE', file: plain };
  const large = { name: 'everybody.json', type: 'application/json', text: text.padEnd(65_537) };
  yield { ...batch, name: 'checkVotes.PAYLOAD_TOO_LARGE', file: large };

  await exhaust('check:lst_survival', 120, 60);
  yield { ...batch, name: 'checkVotes.RATE_LIMITED', json: { playerNames } };
  await exhaust(`check:${TRANSCRIPT_BOT}`, 120, 60);
  yield { name: 'checkVote.RATE_LIMITED', method: 'GET', path: byUser, token: bot };
}

async function* lists({ tokens: { bot, server, reports }, exhaust }: TranscriptSetup): TranscriptCalls {
  const path = '/webhooks/votes';
  yield { name: 'listVotes.200', method: 'GET', path: `${path}?limit=50`, token: server };
  yield {
    name: 'listVotes.user',
    method: 'GET',
    path: `${path}?userId=${TRANSCRIPT_VOTER}&limit=1`,
    token: bot,
  };
  yield { name: 'listVotes.VALIDATION_FAILED', method: 'GET', path: `${path}?limit=1000`, token: bot };
  yield { name: 'readVoteStats.200', method: 'GET', path: '/webhooks/stats', token: bot };
  yield { name: 'readVoteStats.MISSING_SCOPE', method: 'GET', path: '/webhooks/stats', token: reports };
  await exhaust(`votes:${TRANSCRIPT_BOT}`, 60, 60);
  yield { name: 'listVotes.RATE_LIMITED', method: 'GET', path, token: bot };
  await exhaust(`vote-stats:${TRANSCRIPT_BOT}`, 60, 60);
  yield { name: 'readVoteStats.RATE_LIMITED', method: 'GET', path: '/webhooks/stats', token: bot };
}

async function* reports({ tokens: { bot, freeBot, server } }: TranscriptSetup): TranscriptCalls {
  const report = {
    method: 'POST',
    path: `/bots/${TRANSCRIPT_BOT}/stats`,
    json: { serverCount: 1204, shardCount: 2 },
  };
  const others = { ...report, token: freeBot };
  yield { ...report, name: 'reportStats.VALIDATION_FAILED', token: bot, json: { serverCount: -1 } };
  yield { ...report, name: 'reportStats.200', token: bot };
  yield { ...report, name: 'reportStats.RATE_LIMITED', token: bot };
  yield { ...others, name: 'reportStats.FORBIDDEN' };
  yield { ...others, name: 'reportStats.NOT_FOUND', path: '/bots/100000000000000009/stats' };
  yield { ...report, name: 'reportStats.MISSING_SCOPE', token: server };
}

async function* changelog({ app, tokens: { bot, freeBot }, exhaust }: TranscriptSetup): TranscriptCalls {
  const of = (version: string, id = TRANSCRIPT_BOT) => `/bots/${id}/changelog/${version}`;
  const entry = {
    title: 'Faster commands',
    body: '## Fixed\n\n- `/play` no longer **stops** after a minute',
    releasedAt: '2025-11-20T12:00:00+01:00',
  };
  const put = { method: 'PUT', path: of('2.4.0'), token: bot };
  yield { ...put, name: 'putChangelogEntry.200', json: entry };
  yield { ...put, name: 'putChangelogEntry.replaced', json: { body: 'One more thing is **faster**.' } };
  yield { ...put, name: 'putChangelogEntry.VALIDATION_FAILED', json: { body: '' } };
  yield { ...put, name: 'putChangelogEntry.FORBIDDEN', token: freeBot, json: entry };
  const free = { path: of('1.0.0', '100000000000000002'), token: freeBot };
  yield { ...put, ...free, name: 'putChangelogEntry.PREMIUM_REQUIRED', json: entry };
  const unknown = { path: of('1.0.0', '100000000000000009'), token: bot };
  yield { ...put, ...unknown, name: 'putChangelogEntry.NOT_FOUND', json: entry };

  const remove = { method: 'DELETE', path: of('2.4.0'), token: bot };
  yield { ...remove, name: 'deleteChangelogEntry.200' };
  yield { ...remove, name: 'deleteChangelogEntry.none' };

  const moderated = { path: of('2.3.9'), token: bot };
  const again = { ...put, ...moderated, json: { body: 'Buy something else.' } };
  yield { ...again, name: 'putChangelogEntry.moderated' };
  const removal = {
    listingId: TRANSCRIPT_BOT,
    version: '2.3.9',
    reason: 'Advertises something else.',
    by: OPERATOR,
  };
  await removeEntry(app.context.db, removal);
  yield { ...again, name: 'putChangelogEntry.ENTRY_REMOVED' };
  yield { ...remove, ...moderated, name: 'deleteChangelogEntry.ENTRY_REMOVED' };

  await exhaust(`changelog:${TRANSCRIPT_BOT}`, 30, 3600);
  yield { ...put, name: 'putChangelogEntry.RATE_LIMITED', json: entry };
  yield { ...remove, name: 'deleteChangelogEntry.RATE_LIMITED' };
}
