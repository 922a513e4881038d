// Who looks at an endpoint's deliveries is told when some of them changed (decision P51): at once by the engine of this process, and by
// those of others, which speak only of endpoints that somebody looks at. Where nobody looks, nothing is asked and nothing said.
// A lost word costs whoever looks one slow poll.
import { monotonicMs } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import type { PgNotifier } from '../db/notifications.ts';

/** A look is repeated well before it is forgotten. */
const LOOK_AGAIN_MS = 20_000;
const LOOK_LASTS_MS = 60_000;

export interface DeliveryChanges {
  /** Calls `onChange` whenever something of the endpoint was written, until it is told to stop. */
  subscribe(endpointId: string, onChange: () => void): () => void;
  /** Something of these endpoints was written by this process. */
  publish(endpointIds: readonly string[]): void;
  close(): void;
}

export function createDeliveryChanges(wire: PgNotifier): DeliveryChanges {
  const here = randomLetters(8);
  const watchers = new Map<string, Set<() => void>>();
  /** By endpoint: until when another process is looked at it in. */
  const lookedAtElsewhere = new Map<string, number>();
  let looking: NodeJS.Timeout | null = null;

  const tell = (endpointId: string) => {
    for (const onChange of watchers.get(endpointId) ?? []) onChange();
  };
  const look = (endpointId: string) => wire.say(`look ${here} ${endpointId}`);
  const lookAgain = () => {
    for (const endpointId of watchers.keys()) look(endpointId);
  };
  wire.onWord((word) => {
    const [act, from, endpointId] = word.split(' ');
    if (!endpointId || from === here) return;
    if (act === 'look') lookedAtElsewhere.set(endpointId, monotonicMs() + LOOK_LASTS_MS);
    if (act === 'changed') tell(endpointId);
  });
  const isLookedAtElsewhere = (endpointId: string) => {
    const until = lookedAtElsewhere.get(endpointId);
    if (until === undefined) return false;
    if (until > monotonicMs()) return true;
    lookedAtElsewhere.delete(endpointId);
    return false;
  };
  return {
    subscribe(endpointId, onChange) {
      const known = watchers.get(endpointId);
      if (known) known.add(onChange);
      else watchers.set(endpointId, new Set([onChange]));
      look(endpointId);
      looking ??= setInterval(lookAgain, LOOK_AGAIN_MS);
      return () => {
        const left = watchers.get(endpointId);
        left?.delete(onChange);
        if (left?.size === 0) watchers.delete(endpointId);
        if (watchers.size > 0 || !looking) return;
        clearInterval(looking);
        looking = null;
      };
    },
    publish(endpointIds) {
      for (const endpointId of endpointIds) {
        tell(endpointId);
        if (lookedAtElsewhere.size > 0 && isLookedAtElsewhere(endpointId))
          wire.say(`changed ${here} ${endpointId}`);
      }
    },
    close() {
      if (looking) clearInterval(looking);
      watchers.clear();
    },
  };
}
