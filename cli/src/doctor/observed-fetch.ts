// A `fetch` that remembers what responses say about clocks and rate limits.

export interface RateLimitState {
  readonly name: string;
  readonly limit: number;
  readonly remaining: number;
  readonly windowSeconds: number;
}

export interface ObservedFetch {
  readonly fetch: typeof fetch;
  /** Milliseconds by which this machine's clock is ahead of the service's; null before the first response. */
  skewMs(): number | null;
  limits(): readonly RateLimitState[];
}

export function observeFetch(now: () => number = Date.now): ObservedFetch {
  let skew: number | null = null;
  const limits = new Map<string, RateLimitState>();
  return {
    async fetch(...request) {
      const sentAt = now();
      const response = await fetch(...request);
      skew ??= clockSkew(response.headers.get('Date'), sentAt, now());
      const limit = readRateLimit(response.headers);
      if (limit) limits.set(limit.name, limit);
      return response;
    },
    skewMs: () => skew,
    limits: () => [...limits.values()],
  };
}

/** The header has whole seconds, cut off: on average it is half a second early. */
export function clockSkew(date: string | null, sentAt: number, receivedAt: number): number | null {
  const serviceTime = Date.parse(date ?? '') + 500;
  return Number.isNaN(serviceTime) ? null : (sentAt + receivedAt) / 2 - serviceTime;
}

export function readRateLimit(headers: Pick<Headers, 'get'>): RateLimitState | null {
  const [, name, limit, windowSeconds] =
    /^"([^"]+)";q=(\d+);w=(\d+)$/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  const [, remaining] = /;r=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? [];
  if (name === undefined || remaining === undefined) return null;
  return { name, limit: Number(limit), remaining: Number(remaining), windowSeconds: Number(windowSeconds) };
}
