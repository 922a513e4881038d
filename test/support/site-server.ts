// Sites for a browser, one after the other at one origin of this machine: another origin would get another process of
// the browser, which would have to compile everything again.
import { type ServerType, serve } from '@hono/node-server';
import { separateMemory } from './database.ts';
import type { PersonName } from './seed/sample-site.ts';
import { createSite, type OpenSite, type SiteOptions } from './site.ts';

export interface SiteServer {
  readonly url: string;
  /**
   * Serves this site from now on, replacing the previous one. With the same options it is the same site, in its current
   * state.
   */
  show(options: SiteOptions): Promise<OpenSite>;
  /** Cookies for a browser's context: a session of this person. */
  cookiesOf(name: PersonName): Promise<readonly { name: string; value: string; url: string }[]>;
  close(): Promise<void>;
}

/** With its own embedded database. */
export async function startSiteServer(): Promise<SiteServer> {
  const freshDatabase = await separateMemory();
  let site: OpenSite | null = null;
  let shown: SiteOptions | null = null;
  const { server, port } = await listen((request) => {
    if (!site) throw new Error('No site is served yet.');
    return site.http.fetch(request);
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    async show(options) {
      if (site && shown === options) return site;
      await site?.close();
      const environment = { BASE_URL: url, ...options.environment };
      const database = await freshDatabase();
      site = await createSite({ ...options, environment, database });
      shown = options;
      return site;
    },
    async cookiesOf(name) {
      if (!site) throw new Error('No site is served yet.');
      const pairs = (await site.cookieOf(name)).split('; ').map((pair) => pair.split(/=(.*)/s));
      return pairs.map(([cookie = '', value = '']) => ({ name: cookie, value, url }));
    },
    async close() {
      await new Promise((done) => server.close(done));
      await site?.close();
      await (await freshDatabase()).drop();
    },
  };
}

function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ServerType; port: number }>((done) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => done({ server, port }));
  });
}
