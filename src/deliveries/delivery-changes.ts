// Notifies watchers when deliveries of an endpoint changed (decision P51) or a listing has new events (decision P261):
// directly within this process, and through PostgreSQL notifications between processes, sent only for what is watched
// elsewhere. A lost notification only delays the update until the next slow poll.
import { monotonicMs } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import type { PgNotifier } from '../db/notifications.ts';

/** Well below WATCH_LASTS_MS, after which other processes no longer consider an endpoint watched. */
const REPEAT_WATCH_MS = 20_000;
const WATCH_LASTS_MS = 60_000;

export interface DeliveryChanges {
  /** Calls `onChange` whenever the endpoint's deliveries were written. Returns a function that unsubscribes. */
  subscribe(endpointId: string, onChange: () => void): () => void;
  /** To be called when this process has written deliveries of these endpoints. */
  publish(endpointIds: readonly string[]): void;
  /** Calls `onEvents` whenever the listing may have new events. Returns a function that unsubscribes. */
  subscribeToEvents(listingId: string, onEvents: () => void): () => void;
  /** To be called after the commit of an event of this listing. */
  publishEvents(listingId: string): void;
  close(): void;
}

const eventsOf = (listingId: string) => `events:${listingId}`;

export function createDeliveryChanges(notifier: PgNotifier): DeliveryChanges {
  const ownId = randomLetters(8);
  const subscribers = new Map<string, Set<() => void>>();
  /** By endpoint: when another process's watch expires. */
  const watchedElsewhere = new Map<string, number>();
  let repeating: NodeJS.Timeout | null = null;

  const call = (endpointId: string) => {
    for (const onChange of subscribers.get(endpointId) ?? []) onChange();
  };
  // Do not rename "look" and "changed": processes of other versions use them.
  const announce = (endpointId: string) => notifier.notify('messages', `look ${ownId} ${endpointId}`);
  const announceAll = () => {
    for (const endpointId of subscribers.keys()) announce(endpointId);
  };
  notifier.listen('messages', (payload) => {
    // Others may have missed our watches, and we theirs.
    if (payload === null) {
      announceAll();
      notifier.notify('messages', `who ${ownId} -`);
      return;
    }
    const [kind, from, endpointId] = payload.split(' ');
    if (!endpointId || from === ownId) return;
    if (kind === 'look') watchedElsewhere.set(endpointId, monotonicMs() + WATCH_LASTS_MS);
    if (kind === 'changed') call(endpointId);
    if (kind === 'who') announceAll();
  });
  const isWatchedElsewhere = (endpointId: string) => {
    const until = watchedElsewhere.get(endpointId);
    if (until === undefined) return false;
    if (until > monotonicMs()) return true;
    watchedElsewhere.delete(endpointId);
    return false;
  };
  const subscribe: DeliveryChanges['subscribe'] = (endpointId, onChange) => {
    const known = subscribers.get(endpointId);
    if (known) known.add(onChange);
    else subscribers.set(endpointId, new Set([onChange]));
    announce(endpointId);
    repeating ??= setInterval(announceAll, REPEAT_WATCH_MS);
    return () => {
      const others = subscribers.get(endpointId);
      others?.delete(onChange);
      if (others?.size === 0) subscribers.delete(endpointId);
      if (subscribers.size > 0 || !repeating) return;
      clearInterval(repeating);
      repeating = null;
    };
  };
  const publishOne = (key: string) => {
    call(key);
    if (watchedElsewhere.size > 0 && isWatchedElsewhere(key)) notifier.notify('messages', `changed ${ownId} ${key}`);
  };
  return {
    subscribe,
    publish: (endpointIds) => {
      for (const endpointId of endpointIds) publishOne(endpointId);
    },
    subscribeToEvents: (listingId, onEvents) => subscribe(eventsOf(listingId), onEvents),
    publishEvents: (listingId) => publishOne(eventsOf(listingId)),
    close() {
      if (repeating) clearInterval(repeating);
      subscribers.clear();
    },
  };
}
