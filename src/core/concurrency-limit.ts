// How much of one kind of work a process does at the same time: so much in all, and so much for each key.

export type ConcurrencySlot =
  /** `leave` gives the place back; calling it again does nothing. */
  | { readonly ok: true; readonly leave: () => void }
  | { readonly ok: false; readonly reason: 'process_full' | 'key_full' };

export interface ConcurrencyLimit {
  /** Never waits: whoever finds no place is refused at once. */
  acquire(key: string): ConcurrencySlot;
  readonly running: number;
}

export function createConcurrencyLimit({
  most,
  mostEach,
}: {
  most: number;
  mostEach: number;
}): ConcurrencyLimit {
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
      let isHere = true;
      const leave = () => {
        if (isHere) add(key, -1);
        isHere = false;
      };
      return { ok: true, leave };
    },
  };
}
