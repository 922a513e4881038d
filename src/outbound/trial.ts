// A trial: somebody tries Plaudit on their own machine, where nobody else can reach it (decision D16).
import { isLoopbackHost } from './open-ranges.ts';

/** What is permitted only while the service is reachable from its own machine alone asks here each time. */
export interface Trial {
  isOpen(): boolean;
}

export function openTrial({ baseUrl }: { readonly baseUrl: string }): Trial {
  const isOpen = isLoopbackHost(new URL(baseUrl).hostname);
  return { isOpen: () => isOpen };
}
