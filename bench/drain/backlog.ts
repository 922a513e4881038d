// What every contestant delivers: the same votes to the same endpoints, each of which has its own secret.
import { createHash } from 'node:crypto';
import { voteEventBody } from '../../src/votes/vote-event.ts';

export interface Backlog {
  readonly deliveries: number;
  readonly endpoints: number;
  /** Where the receiver listens, `http://127.0.0.1:PORT`. */
  readonly origin: string;
}

/** The placeholder for the event ID in the sample body. */
export const SAMPLE_EVENT_ID = '00000000-0000-7000-8000-000000000000';

/** A real vote's payload, about 350 bytes. */
export function sampleBody(): string {
  const votedAt = new Date('2026-11-21T12:34:56.789Z');
  return voteEventBody({
    listing: { id: 'lst_4m9q2x7c1v8b3n6k0jhg', type: 'game', game: 'minecraft' },
    eventId: SAMPLE_EVENT_ID,
    userId: 'usr_7h2k9d4s1f6g3j8l5pqr',
    playerName: 'SamplePlayer_01',
    weight: 2,
    votedAt,
    recordedAt: votedAt,
  });
}

/** Endpoints are numbered from 0. */
export function endpointUrl(origin: string, endpoint: number): string {
  return `${origin}/hooks/votes/${endpoint}`;
}

export function endpointSecret(endpoint: number): string {
  return `whsec_${createHash('sha256').update(`endpoint ${endpoint}`).digest('base64')}`;
}
