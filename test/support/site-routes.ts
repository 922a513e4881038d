// Every address of the site, read from the router itself, with sample values in the place of its parameters: what holds
// for all pages is asked of all pages, those that are added tomorrow included.
import type { Hono } from 'hono';
import { createWeb } from '../../src/web/web.tsx';
import type { WebParts } from '../../src/web/web-parts.ts';
import { BOT, EVENT, MINECRAFT } from './seed/sample-site.ts';

export interface SiteRoute {
  readonly method: 'GET' | 'POST';
  /** As the router knows it. */
  readonly pattern: string;
  /** As one asks for it. */
  readonly path: string;
}

const VALUES: Readonly<Record<string, string>> = {
  eventId: EVENT,
  token: 'tok_1',
  person: 'usr_manager',
  key: 'sample',
  guide: 'receive-votes',
};

export function siteRoutes(web: Pick<Hono, 'routes'>): readonly SiteRoute[] {
  const known = new Map<string, SiteRoute>();
  for (const { method, path: pattern } of web.routes) {
    if ((method !== 'GET' && method !== 'POST') || pattern.startsWith('/assets/')) continue;
    known.set(`${method} ${pattern}`, { method, pattern, path: filled(pattern) });
  }
  return [...known.values()];
}

/** Only bots have changelogs, only Minecraft servers have listeners. A parameter without a value here is still asked for. */
function filled(pattern: string): string {
  const listing = pattern.includes('/changelog') ? BOT.id : MINECRAFT.id;
  return pattern.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    name === 'id' ? listing : (VALUES[name] ?? 'sample'),
  );
}

/** The pages' router over no application: for reading its routes, never for requests. */
export const ROUTER = createWeb({ site: { baseUrl: 'http://localhost' } } as unknown as WebParts);
export const SITE_ROUTES = siteRoutes(ROUTER);
