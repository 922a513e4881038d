// A client of the live stream over real connections that breaks at random, resumes, and remembers what it got.
import { createSseParser } from '../../sdk/src/stream/sse-parser.ts';

export interface StreamConnection {
  /** The IDs of the events that arrived whole, in their order. */
  readonly ids: readonly string[];
  /** How the service ended it: the reason, a status that is not 200, or null for a connection that broke. */
  readonly end: string | number | null;
}

interface ConnectionPlan {
  readonly url: string;
  readonly token: string;
  readonly lastEventId: string | null;
  /** After which the client breaks the connection, wherever that is. */
  readonly bytes: number;
  readonly ms: number;
  /** Called for each event; true breaks the connection after it. */
  readonly onEvent?: (id: string) => boolean | undefined;
}

/** Reads until the service ends the connection, or the plan breaks it. */
export async function connectOnce(plan: ConnectionPlan): Promise<StreamConnection> {
  const breaking = new AbortController();
  const timer = setTimeout(() => breaking.abort(), plan.ms);
  const ids: string[] = [];
  let end: StreamConnection['end'] = null;
  try {
    const response = await fetch(plan.url, {
      headers: {
        authorization: `Bearer ${plan.token}`,
        ...(plan.lastEventId !== null && { 'last-event-id': plan.lastEventId }),
      },
      signal: breaking.signal,
    });
    if (response.status !== 200 || !response.body) return { ids, end: response.status };
    const parser = createSseParser();
    let left = plan.bytes;
    for await (const chunk of response.body) {
      const piece = chunk.subarray(0, left);
      left -= piece.length;
      for (const item of parser.push(piece)) {
        if (item.type !== 'frame') continue;
        if (item.event === 'ended') end = JSON.parse(item.data).reason;
        if (item.id === null) continue;
        ids.push(item.id);
        if (plan.onEvent?.(item.id)) left = 0;
      }
      if (left <= 0) break;
    }
  } catch {
    // The connection broke, on this side or on the other.
  } finally {
    clearTimeout(timer);
    breaking.abort();
  }
  return { ids, end };
}
