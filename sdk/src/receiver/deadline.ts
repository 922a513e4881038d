// The moment by which a response is due, before the service gives up on it (§8: 10 s).

export interface ResponseDeadline {
  readonly passed: boolean;
  /** The promise's result, or null once the deadline has passed. */
  race<Result>(promise: Promise<Result>): Promise<Result | null>;
  end(): void;
}

export function startDeadline(timeoutMs: number): ResponseDeadline {
  let passed = false;
  let pass = () => {};
  const over = new Promise<null>((resolve) => {
    pass = () => resolve(null);
  });
  const timer = setTimeout(() => {
    passed = true;
    pass();
  }, timeoutMs);
  return {
    get passed() {
      return passed;
    },
    race: (promise) => Promise.race([promise, over]),
    end: () => clearTimeout(timer),
  };
}
