// Follows the delivery log: yields what is new or has changed, oldest first.
import type { ListedDelivery } from '@plaudit/sdk/client';

export interface FollowLogOptions {
  readonly lines: number;
  readonly follow: boolean;
  /** Called once if the log begins empty. */
  readonly noneYet: () => void;
}

/** The API allows 60 such requests a minute, and other programs need some of them. */
const POLL_MS = 3_000;
const PAGE = 100;

export async function* followLog(
  readNewest: (limit: number) => Promise<readonly ListedDelivery[]>,
  { lines, follow, noneYet }: FollowLogOptions,
): AsyncGenerator<ListedDelivery, void, void> {
  let seen = new Map<string, string>();
  for (let isFirst = true; ; isFirst = false) {
    const newest = await readNewest(PAGE);
    if (isFirst && newest.length === 0) noneYet();
    const changed = newest.filter((delivery) => seen.get(delivery.eventId) !== versionOf(delivery));
    yield* changed.slice(0, isFirst ? lines : PAGE).reverse();
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
