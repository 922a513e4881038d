// Notifies watchers when deliveries of an endpoint changed (decision P51) or a listing has new events (decision P261):
// directly within this process, and through PostgreSQL notifications between processes, sent only for what is watched
// elsewhere. A lost notification only delays the update until the next slow poll.
import { monotonicMs } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import type { PgNotifier } from '../db/notifications.ts';

/** Well below WATCH_LASTS_MS, after which other processes no longer consider an endpoint watched. */
const REPEAT_WATCH_MS = 20_000;
const WATCH_LASTS_MS = 60_000;
/** Other processes respond to "who" within two batches of notifications. Until then, any listing may be streamed there. */
const LEARNING_MS = 2_000;

export interface DeliveryChanges {
  /** Calls `onChange` whenever the endpoint's deliveries were written. Returns a function that unsubscribes. */
  subscribe(endpointId: string, onChange: () => void): () => void;
  /** To be called when this process has written deliveries of these endpoints. */
  publish(endpointIds: readonly string[]): void;
  /** Calls `onEvents` whenever the listing may have new events. Returns a function that unsubscribes. */
  subscribeToEvents(listingId: string, onEvents: () => void): () => void;
  /**
   * To be called after the commit of an event of this listing. A process that has just started, such as a command, does
   * not know yet what is streamed elsewhere, and notifies other processes of every listing (decision P321).
   */
  publishEvents(listingId: string): void;
  /** False only if it is certain that no process subscribes to the events of this listing. */
  mayHaveSubscribers(listingId: string): boolean;
  close(): void;
}

const eventsOf = (listingId: string) => `events:${listingId}`;

export function createDeliveryChanges(notifier: PgNotifier): DeliveryChanges {
  const ownId = randomLetters(8);
  const subscribers = new Map<string, Set<() => void>>();
  const elsewhere = createOtherWatches();
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
      elsewhere.beginToLearn();
      return;
    }
    const [kind, from, endpointId] = payload.split(' ');
    if (!endpointId || from === ownId) return;
    if (kind === 'look') elsewhere.add(endpointId);
    if (kind === 'changed') call(endpointId);
    if (kind === 'who') announceAll();
  });
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
  const mayWatch = (key: string) => !notifier.isListening || elsewhere.isLearning() || elsewhere.has(key);
  const notifyOthers = (key: string) => notifier.notify('messages', `changed ${ownId} ${key}`);
  const publishOne = (key: string) => {
    call(key);
    if (elsewhere.has(key)) notifyOthers(key);
  };
  return {
    subscribe,
    publish: (endpointIds) => {
      for (const endpointId of endpointIds) publishOne(endpointId);
    },
    subscribeToEvents: (listingId, onEvents) => subscribe(eventsOf(listingId), onEvents),
    publishEvents(listingId) {
      if (!elsewhere.isLearning()) return publishOne(eventsOf(listingId));
      call(eventsOf(listingId));
      notifyOthers(eventsOf(listingId));
    },
    mayHaveSubscribers: (listingId) =>
      subscribers.has(eventsOf(listingId)) || (!notifier.isSingleProcess && mayWatch(eventsOf(listingId))),
    close() {
      if (repeating) clearInterval(repeating);
      subscribers.clear();
    },
  };
}

/** What other processes watch: endpoints, and the events of listings. */
function createOtherWatches() {
  /** When each watch expires. */
  const untilMs = new Map<string, number>();
  /** Null until this process listens. */
  let learnedMs: number | null = null;
  return {
    add(key: string): void {
      untilMs.set(key, monotonicMs() + WATCH_LASTS_MS);
    },
    has(key: string): boolean {
      const until = untilMs.get(key);
      if (until === undefined) return false;
      if (until > monotonicMs()) return true;
      untilMs.delete(key);
      return false;
    },
    beginToLearn(): void {
      learnedMs ??= monotonicMs() + LEARNING_MS;
    },
    isLearning: () => learnedMs === null || monotonicMs() < learnedMs,
  };
}
