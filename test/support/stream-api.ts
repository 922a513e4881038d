// The API of the live stream over a delivery fixture, with a Minecraft server and a token.
import { Hono } from 'hono';
import { afterEach, beforeEach, expect } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createToken } from '../../src/access/tokens.ts';
import { createApi } from '../../src/api/routes.ts';
import { createLog } from '../../src/core/log.ts';
import { createLiveStreams } from '../../src/stream/live-streams.ts';
import { type ApiTestClient, createApiClient, createApiContext } from './api.ts';
import { type DeliveryFixture, openDeliveryFixture } from './delivery-fixture.ts';
import { readEvents } from './read-events.ts';
import { readStreamFrames, type StreamFrames } from './stream-fixture.ts';

export const STREAM_PATH = '/webhooks/stream';

export interface StreamApi {
  readonly fixture: DeliveryFixture;
  readonly ask: ApiTestClient;
  readonly listingId: string;
  readonly token: { readonly id: string; readonly token: string };
  /** Aborted: the service stops. */
  readonly stopping: AbortController;
  /** The streams that the test has opened; they are closed after it. */
  readonly opened: StreamFrames[];
  tokenFor(listingId: string): Promise<{ readonly id: string; readonly token: string }>;
  /** The response itself, which may be a stream. */
  request(query?: string, init?: RequestInit): Promise<Response>;
  follow(query?: string, headers?: Record<string, string>): Promise<StreamFrames>;
  /** Casts a vote; returns its event ID. */
  vote(voterId: string): Promise<string>;
}

/** A new one for each test. */
export function useStreamApi(): () => StreamApi {
  let api: StreamApi | undefined;
  beforeEach(async () => {
    api = await openStreamApi();
  });
  afterEach(async () => {
    await Promise.all((api?.opened ?? []).map((frames) => frames.leave().catch(() => undefined)));
    await api?.fixture.close();
  });
  return () => api!;
}

async function openStreamApi(): Promise<StreamApi> {
  const fixture = await openDeliveryFixture();
  const stopping = new AbortController();
  const { db, config, notifier, changes } = fixture;
  const log = createLog('silent');
  const streams = createLiveStreams({ db, config, log, notifier, changes, stopping: stopping.signal });
  const parts = { ...createApiContext(db), config, changes, streams };
  const http = new Hono().route('/api/v1', createApi(parts));
  const tokenFor: StreamApi['tokenFor'] = async (listingId) => {
    const scopes = ['votes:read', 'webhooks:write'];
    const made = await createToken(db, { listingId, name: 'Stream', scopes, by: OPERATOR });
    if (!made.ok) throw new Error(made.reason);
    return made;
  };
  const listingId = await fixture.listing('minecraft');
  const token = await tokenFor(listingId);
  const opened: StreamFrames[] = [];
  const request: StreamApi['request'] = async (query = '', init = {}) => {
    const headers = { authorization: `Bearer ${token.token}`, ...(init.headers as Record<string, string>) };
    return http.request(`/api/v1${STREAM_PATH}${query}`, { ...init, headers });
  };
  return {
    fixture,
    ask: createApiClient(db, parts),
    listingId,
    token,
    stopping,
    opened,
    tokenFor,
    request,
    async follow(query, headers = {}) {
      const response = await request(query, { headers });
      expect(response.status).toBe(200);
      const frames = readStreamFrames(readEvents(response));
      opened.push(frames);
      return frames;
    },
    async vote(voterId) {
      const cast = await fixture.vote(listingId, voterId, { playerName: 'Steve_1' });
      if (!cast.ok) throw new Error(cast.reason);
      return cast.eventId.replaceAll('-', '');
    },
  };
}
