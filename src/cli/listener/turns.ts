// Whose turn it is: at once for everybody, or one after another for a receiver with a single thread.

interface Waiting {
  begin(): void;
}

export interface Turns {
  /** Begins it now, or when all before it have ended. */
  wait(one: Waiting): void;
  /** It needs no turn any more, whether it has begun or not. */
  end(one: Waiting): void;
}

export function createTurns(oneAtATime: boolean): Turns {
  const line: Waiting[] = [];
  return {
    wait(one) {
      line.push(one);
      if (!oneAtATime || line.length === 1) one.begin();
    },
    end(one) {
      const place = line.indexOf(one);
      if (place < 0) return;
      line.splice(place, 1);
      if (oneAtATime && place === 0) line[0]?.begin();
    },
  };
}
