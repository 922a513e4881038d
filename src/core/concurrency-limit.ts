// Limits how many tasks of one kind a process runs at the same time, in total and per key.

export type ConcurrencySlot =
  /** `leave` releases the slot; calling it again does nothing. */
  | { readonly ok: true; readonly leave: () => void }
  | { readonly ok: false; readonly reason: 'process_full' | 'key_full' };

export interface ConcurrencyLimit {
  /** Never waits: if there is no free slot, it refuses at once. */
  acquire(key: string): ConcurrencySlot;
  readonly running: number;
}

export function createConcurrencyLimit({ most, mostEach }: { most: number; mostEach: number }): ConcurrencyLimit {
  const byKey = new Map<string, number>();
  let running = 0;
  const add = (key: string, by: 1 | -1) => {
    running += by;
    const left = (byKey.get(key) ?? 0) + by;
    if (left > 0) byKey.set(key, left);
    else byKey.delete(key);
  };
  return {
    get running() {
      return running;
    },
    acquire(key) {
      if ((byKey.get(key) ?? 0) >= mostEach) return { ok: false, reason: 'key_full' };
      if (running >= most) return { ok: false, reason: 'process_full' };
      add(key, 1);
      let isHeld = true;
      const leave = () => {
        if (isHeld) add(key, -1);
        isHeld = false;
      };
      return { ok: true, leave };
    },
  };
}
