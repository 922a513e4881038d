// For votes that no engine of this process may claim: a test searches for their deliveries when it wants to.
import type { Deliverer } from '../../src/votes/vote-batch.ts';

export function noDeliverer(wake: () => void = () => undefined): Deliverer {
  return { lessee: { room: 0, presence: null }, startQueued: () => undefined, wake };
}
