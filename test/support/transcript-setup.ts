// The sample site for the transcripts: two bots and a server with votes, tokens and a receiver.
import { setTimeout as pause } from 'node:timers/promises';
import { OPERATOR } from '../../src/access/audit.ts';
import { linkEverywhere } from '../../src/access/link-identity.ts';
import { createPerson } from '../../src/access/people.ts';
import { createToken } from '../../src/access/tokens.ts';
import { now } from '../../src/core/clock.ts';
import { consume } from '../../src/db/rate-limit.ts';
import { readDelivery } from '../../src/deliveries/delivery-log.ts';
import { createListing, type NewListing } from '../../src/listings/create-listing.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { castVote } from '../../src/votes/cast-vote.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { type RunningApp, runApp } from './running-app.ts';
import { createStabilizer, type TranscriptStabilizer } from './transcript-stabilizer.ts';

export const TRANSCRIPT_ORIGIN = 'https://votes.example';
export const TRANSCRIPT_VOTER = '123456789012345678';
export const TRANSCRIPT_BOT = '100000000000000001';
const OTHER_BOT = '100000000000000002';
const SERVER = 'lst_survival';
export const TRANSCRIPT_GAME = 'lst_obby';
const SCOPES = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'];

export interface TranscriptSetup {
  readonly app: RunningApp;
  readonly receiver: Receiver;
  readonly stable: TranscriptStabilizer;
  /** Tokens with every scope that their listing allows, and one that may only report statistics. */
  readonly tokens: Readonly<Record<'bot' | 'freeBot' | 'server' | 'game' | 'reports', string>>;
  /** Two players; the first has voted for the game and linked `roblox:156`. */
  readonly playerId: readonly [string, string];
  /** Casts a vote for the bot and waits until its delivery has this state; returns the event ID. */
  voteFor(voterId: string, state: 'delivered' | 'failed'): Promise<string>;
  /** Waits until that many attempts to deliver an event are recorded. */
  attempted(eventId: string, count: number): Promise<void>;
  /** Uses up the rest of a rate limit. */
  exhaust(key: string, limit: number, windowSeconds: number): Promise<void>;
  close(): Promise<void>;
}

export async function openTranscriptSetup(): Promise<TranscriptSetup> {
  const startedAt = now();
  const app = await runApp({ LOG_LEVEL: 'silent' });
  const receiver = await startReceiver((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('thank you');
  });
  const { db, voting, config } = app.context;
  await addListings(app);
  const cast = async (listingId: string, voterId: string, playerName: string | null) => {
    const voted = await castVote(voting, {
      listingId,
      playerName,
      voter: { voterId, platformId: voterId, confirmed: true },
    });
    if (!voted.ok) throw new Error(voted.reason);
    return voted.eventId.replaceAll('-', '');
  };
  await cast(TRANSCRIPT_BOT, TRANSCRIPT_VOTER, null);
  await cast(SERVER, TRANSCRIPT_VOTER, 'Steve_1');
  const playerId = [await aPlayer(app, 'first'), await aPlayer(app, 'second')] as const;
  const identity = { platform: 'roblox', id: '156', text: 'roblox:156' } as const;
  await linkEverywhere(app.context, playerId[0], { identity, name: 'Sample' });
  await cast(TRANSCRIPT_GAME, playerId[0], null);
  const until = async (eventId: string, isThere: (found: Found) => boolean) => {
    for (let tries = 0; tries < 500; tries++) {
      const found = await readDelivery(db, {
        listingId: TRANSCRIPT_BOT,
        eventId,
        serviceName: config.serviceName,
      });
      if (found && isThere(found)) return;
      await pause(20);
    }
    throw new Error(`The delivery of ${eventId} did not reach the expected state.`);
  };
  return {
    app,
    receiver,
    stable: createStabilizer(startedAt, {
      [app.url]: TRANSCRIPT_ORIGIN,
      [receiver.url]: 'https://bot.example/votes',
      [new URL(receiver.url).host]: 'bot.example',
    }),
    tokens: {
      bot: await tokenOf(app, TRANSCRIPT_BOT, SCOPES),
      freeBot: await tokenOf(app, OTHER_BOT, SCOPES),
      server: await tokenOf(app, SERVER, SCOPES.slice(0, 2)),
      game: await tokenOf(app, TRANSCRIPT_GAME, SCOPES.slice(0, 2)),
      reports: await tokenOf(app, TRANSCRIPT_BOT, ['stats:write']),
    },
    playerId,
    async voteFor(voterId, state) {
      const eventId = await cast(TRANSCRIPT_BOT, voterId, null);
      await until(eventId, (found) => found.state === state);
      return eventId;
    },
    attempted: (eventId, count) => until(eventId, (found) => found.history.length === count),
    async exhaust(key, limit, windowSeconds) {
      while ((await consume(db, { key, limit, windowSeconds })).ok);
    },
    async close() {
      await receiver.close();
      await app.stop();
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

async function addListings({ context: { db } }: RunningApp): Promise<void> {
  const owner = await createPerson(db, { email: 'owner@bot.example', name: 'Sample Owner' });
  if (!owner.ok) throw new Error(owner.reason);
  const ownerId = owner.person.id;
  const listings: readonly NewListing[] = [
    { type: 'bot', applicationId: TRANSCRIPT_BOT, name: 'Sample Bot', ownerId, by: OPERATOR },
    { type: 'bot', applicationId: OTHER_BOT, name: 'Another Sample Bot', ownerId, by: OPERATOR },
    { type: 'game', game: 'minecraft', id: SERVER, name: 'Sample Survival', ownerId, by: OPERATOR },
    { type: 'game', game: 'roblox', id: TRANSCRIPT_GAME, name: 'Sample Obby', ownerId, by: OPERATOR },
  ];
  for (const listing of listings) {
    const made = await createListing(db, listing);
    if (!made.ok) throw new Error(JSON.stringify(made));
  }
  await setPlan(db, TRANSCRIPT_BOT, { plan: 'verified', changelogPro: false }, OPERATOR);
}

async function aPlayer({ context: { db } }: RunningApp, name: string): Promise<string> {
  const made = await createPerson(db, { email: `${name}@player.example`, name: 'Sample Player' });
  if (!made.ok) throw new Error(made.reason);
  return made.person.id;
}

async function tokenOf({ context: { db } }: RunningApp, listingId: string, scopes: readonly string[]) {
  const name = scopes.length === 1 ? 'Reports only' : 'Sample token';
  const made = await createToken(db, { listingId, name, scopes, by: OPERATOR });
  if (!made.ok) throw new Error(made.reason);
  return made.token;
}
