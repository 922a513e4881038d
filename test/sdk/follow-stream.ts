// Streams for tests: followed with a handler that collects, and closed after each test.
import { createStream, type LiveStreamOptions, type StreamStatus } from '../../sdk/src/stream/index.ts';
import { STREAM_TOKEN } from './stream-service.ts';

export const openStreams: { close(): Promise<unknown> }[] = [];

export async function closeStreams(): Promise<void> {
  await Promise.all(openStreams.splice(0).map((stream) => stream.close()));
}

/** Follows the service with a handler that collects event IDs. */
export function followStream(baseUrl: string, options: Partial<LiveStreamOptions> = {}) {
  const votes: string[] = [];
  const statuses: StreamStatus[] = [];
  const stream = createStream({
    baseUrl,
    token: STREAM_TOKEN,
    acknowledgeMs: 10,
    retryMs: 20,
    onVote: ({ eventId }) => void votes.push(eventId),
    onStatus: (status) => void statuses.push(status),
    ...options,
  });
  openStreams.push(stream);
  const statesOf = () => statuses.map(({ state }) => state);
  return { stream, votes, statuses, statesOf };
}
