// Live streams over a delivery fixture, and reading their frames.
import { OPERATOR } from '../../src/access/audit.ts';
import { authenticateToken } from '../../src/access/authenticate-token.ts';
import { createToken } from '../../src/access/tokens.ts';
import { createLog } from '../../src/core/log.ts';
import { createLiveStreams, type LiveStreamsDependencies, type StreamRequest } from '../../src/stream/live-streams.ts';
import type { DeliveryFixture } from './delivery-fixture.ts';
import { FROM_LOOPBACK } from './people-and-listings.ts';
import { type Events, readEvents } from './read-events.ts';

export interface StreamFrames {
  /** The next frame that is not a heartbeat; null when the stream has ended. */
  next(): Promise<ReadFrame | null>;
  /** The IDs of the next events. */
  ids(count: number): Promise<readonly (string | null)[]>;
  leave(): Promise<void>;
}

export interface ReadFrame {
  readonly id: string | null;
  readonly event: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly data: any;
}

export function readStreamFrames(events: Events): StreamFrames {
  const next = async () => {
    const event = await events.next();
    return event && { ...event, data: JSON.parse(event.data) };
  };
  return {
    next,
    async ids(count) {
      const ids: (string | null)[] = [];
      while (ids.length < count) {
        const frame = await next();
        if (!frame) throw new Error(`The stream ended after ${ids.length} of ${count} events.`);
        if (frame.event !== 'ready') ids.push(frame.id);
      }
      return ids;
    },
    leave: () => events.leave(),
  };
}

type Wanted = Partial<
  Omit<StreamRequest, 'listingId' | 'ownerId' | 'tokenId' | 'secretHash' | 'allowedRanges' | 'tokenText'>
>;

/** Streams of the fixture's process. */
export function streamsOf(fixture: DeliveryFixture, more: Partial<LiveStreamsDependencies> = {}) {
  const stopping = new AbortController();
  const { db, config, notifier, changes } = fixture;
  const log = createLog('silent');
  const streams = createLiveStreams({ db, config, log, notifier, changes, stopping: stopping.signal, ...more });
  const token = async (listingId: string) => {
    const made = await createToken(db, { listingId, name: 'Stream', scopes: ['votes:read'], by: OPERATOR });
    if (!made.ok) throw new Error(made.reason);
    return made;
  };
  const open = async (tokenText: string, wanted: Wanted = {}) => {
    const known = await authenticateToken(db, `Bearer ${tokenText}`, FROM_LOOPBACK);
    if (!known.ok) throw new Error(known.reason);
    return streams.open({
      listingId: known.listingId,
      ownerId: known.ownerId,
      tokenId: known.id,
      secretHash: known.secretHash,
      allowedRanges: known.allowedRanges,
      tokenText,
      requested: { from: 'default' },
      consumer: null,
      wantsVotes: true,
      wantsTests: true,
      signal: new AbortController().signal,
      ...wanted,
    });
  };
  /** Opens a stream with this token, and reads its first frame. */
  const read = async (
    tokenText: string,
    wanted: Wanted = {},
  ): Promise<StreamFrames & { readonly ready: ReadFrame }> => {
    const opened = await open(tokenText, wanted);
    if (!opened.ok) throw new Error(opened.reason);
    const frames = readStreamFrames(readEvents(new Response(opened.body)));
    const ready = await frames.next();
    if (ready?.event !== 'ready') throw new Error(`The first frame is ${ready?.event}.`);
    return { ...frames, ready };
  };
  return { streams, stopping, token, open, read };
}
