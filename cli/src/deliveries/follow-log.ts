// Follows the delivery log: yields what is new or has changed, oldest first.
import type { ListedDelivery } from '@plaudit/sdk/client';

export interface FollowLogOptions {
  readonly lines: number;
  readonly follow: boolean;
}

/** The API allows 60 such requests a minute, and other programs need some of them. */
const POLL_MS = 3_000;
const PAGE = 100;

export async function* followLog(
  readNewest: (limit: number) => Promise<readonly ListedDelivery[]>,
  { lines, follow }: FollowLogOptions,
): AsyncGenerator<ListedDelivery, void, void> {
  let seen = new Map<string, string>();
  for (let limit = lines; ; limit = PAGE) {
    const newest = await readNewest(PAGE);
    const changed = newest.filter((delivery) => seen.get(delivery.eventId) !== versionOf(delivery));
    yield* changed.slice(0, limit).reverse();
    seen = remember(seen, newest);
    if (!follow) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Old deliveries are on the second page and do not come again. */
function remember(seen: ReadonlyMap<string, string>, newest: readonly ListedDelivery[]): Map<string, string> {
  const now = newest.map((delivery) => [delivery.eventId, versionOf(delivery)] as const);
  return new Map([...[...seen].slice(-PAGE), ...now]);
}

function versionOf({ status, attempts, code }: ListedDelivery): string {
  return `${status} ${attempts} ${code}`;
}
