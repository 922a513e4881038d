// Vote events: validates the player name, and writes the body of the event, which is stored and never rewritten (§2.1,
// decision D1).

import { type AnnulmentPayload, type Game, TEST_EVENT_ID, type VotePayload, writePayload } from '@plaudit/sdk/contract';
import { formatEventId } from '../core/ids.ts';
import { VOTING_WINDOW_HOURS } from '../core/limits.ts';
import { type Message, message } from '../messages/message.ts';

/** What staff has done with a vote, and why. */
export interface AnnulmentFacts {
  readonly event: AnnulmentPayload['event'];
  /** Of the event that says so, as it is stored. */
  readonly annulmentEventId: string;
  readonly reason: string;
}

export interface VotedListing {
  readonly id: string;
  readonly type: 'bot' | 'game';
  /** Null on bots. */
  readonly game: Game | null;
}

export interface VoteFacts {
  readonly listing: VotedListing;
  /** The stored event's ID. */
  readonly eventId: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  /** When the event was recorded. */
  readonly recordedAt: Date;
}

/** When a person who voted at `votedAt` may vote again. */
export function nextVoteAt(type: VotedListing['type'], votedAt: Date): Date {
  return new Date(votedAt.getTime() + VOTING_WINDOW_HOURS[type] * 3_600_000);
}

/** The body of a vote's event. */
export function voteEventBody(facts: VoteFacts): string {
  return writePayload({ ...payload(facts), eventId: formatEventId(facts.eventId), test: false });
}

/** The body of a test event: marked as a test, with the event ID that all tests share. */
export function testEventBody(facts: VoteFacts): string {
  return writePayload({ ...payload(facts), eventId: TEST_EVENT_ID, test: true });
}

/** The body of the event that a vote was annulled or restored. `eventId` is that of the vote. */
export function annulmentEventBody(facts: VoteFacts, { event, annulmentEventId, reason }: AnnulmentFacts): string {
  const { data, ...rest } = payload(facts);
  const eventId = formatEventId(annulmentEventId);
  return writePayload({
    ...rest,
    event,
    eventId,
    test: false,
    data: { ...data, voteEventId: formatEventId(facts.eventId), reason },
  });
}

function payload({ listing, userId, playerName, weight, votedAt, recordedAt }: VoteFacts) {
  const vote = {
    listingId: listing.id,
    userId,
    votedAt: votedAt.toISOString(),
    nextVoteAt: nextVoteAt(listing.type, votedAt).toISOString(),
    weight,
  };
  const data: VotePayload['data'] =
    listing.game === null
      ? { ...vote, listingType: 'bot' }
      : { ...vote, listingType: 'game', game: listing.game, playerName };
  return { event: 'vote.created', version: 1, timestamp: recordedAt.toISOString(), data } as const;
}

/**
 * Decision V4: a player name is stored and sent exactly as typed. It is validated because a space or line feed would
 * break reward commands, and because some listeners truncate longer names, which may yield another player’s name.
 */
const PLAYER_NAME = /^[.*+\-_~!@#$%^&=]{0,2}[A-Za-z0-9_]{1,16}$/;
const MAX_NAME_CHARACTERS = 16;

export type PlayerNameCheck =
  | { readonly ok: true; readonly name: string | null }
  | { readonly ok: false; readonly sentence: Message };

/** `typed`: the raw input from a form or a command; blank means no name. `game` is null for bots. */
export function checkPlayerName(game: Game | null, typed: string | null | undefined): PlayerNameCheck {
  const name = (typed ?? '').trim();
  if (name === '') return { ok: true, name: null };
  if (game !== 'minecraft') return refused(message('targetValidation.playerNotMinecraft'));
  if (name.length > MAX_NAME_CHARACTERS)
    return refused(message('targetValidation.playerTooLong', { max: MAX_NAME_CHARACTERS }));
  if (!PLAYER_NAME.test(name))
    return refused(
      message(/\s/.test(name) ? 'targetValidation.playerWithSpaces' : 'targetValidation.playerCharacters'),
    );
  return { ok: true, name };
}

function refused(sentence: Message): PlayerNameCheck {
  return { ok: false, sentence };
}
