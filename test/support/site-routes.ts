// Every route of the site, read from the router itself, with sample values for its parameters, so that tests of all
// pages cover pages that are added later.
import type { Hono } from 'hono';
import type { AppContext } from '../../src/context.ts';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, EVENT, MANAGER, MINECRAFT, TOKEN_ID } from './seed/sample-site.ts';

export interface SiteRoute {
  readonly method: 'GET' | 'POST';
  /** The path as declared in the router. */
  readonly pattern: string;
  /** The path with sample values. */
  readonly path: string;
}

const VALUES: Readonly<Record<string, string>> = {
  eventId: EVENT,
  token: TOKEN_ID,
  person: MANAGER.id,
  key: 'sample',
  guide: 'receive-votes',
  page: 'operate',
  game: 'minecraft',
  category: 'economy',
};

export function siteRoutes(web: Pick<Hono, 'routes'>): readonly SiteRoute[] {
  const known = new Map<string, SiteRoute>();
  for (const { method, path: pattern } of web.routes) {
    if ((method !== 'GET' && method !== 'POST') || pattern.startsWith('/assets/')) continue;
    known.set(`${method} ${pattern}`, { method, pattern, path: filled(pattern) });
  }
  return [...known.values()];
}

/** Only bots have changelogs, only Minecraft servers have listeners. */
function filled(pattern: string): string {
  const listing = pattern.includes('/changelog') ? BOT.id : MINECRAFT.id;
  return pattern.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    name === 'id' ? listing : (VALUES[name] ?? 'sample'),
  );
}

/** The router of the pages without an application, for reading its routes but not for requests. */
export const ROUTER = createWeb(
  {
    config: { baseUrl: 'http://localhost' },
    stopping: new AbortController().signal,
    notifier: { listen: () => undefined },
  } as unknown as AppContext,
  {
    describeApi: () => {
      throw new Error('This router serves no requests.');
    },
  },
);
export const SITE_ROUTES = siteRoutes(ROUTER);
