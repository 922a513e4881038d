// Serves sites to a browser one after the other, at one origin of this machine: for another origin the browser would
// start another process, which would have to compile everything again.
import { type ServerType, serve } from '@hono/node-server';
import { separateMemory, type TestDatabase } from './database.ts';
import type { PersonName } from './seed/sample-site.ts';
import { createSite, type OpenSite, type SiteOptions, siteSequence } from './site.ts';

export interface SiteServer {
  readonly url: string;
  /**
   * Serves the site with these options from now on, instead of the previous one. If the options are the same object,
   * the site is the same, in its current state.
   */
  show(options: SiteOptions): Promise<OpenSite>;
  /** Cookies for a browser context: a session of this person. */
  cookiesOf(name: PersonName): Promise<readonly { name: string; value: string; url: string }[]>;
  close(): Promise<void>;
}

/** Embedded databases of closed servers in this process: opening one takes a second of CPU time. */
const idleDatabases: (() => Promise<TestDatabase>)[] = [];

/** Uses an embedded database that nothing else uses until the server closes. */
export async function startSiteServer(): Promise<SiteServer> {
  const freshDatabase = idleDatabases.pop() ?? (await separateMemory());
  let site: OpenSite | null = null;
  const { server, port } = await listen((request) => {
    if (!site) throw new Error('No site is served yet.');
    return site.http.fetch(request);
  });
  const url = `http://localhost:${port}`;
  const sites = siteSequence(async (options) => {
    const environment = { BASE_URL: url, ...options.environment };
    return createSite({ ...options, environment, database: await freshDatabase() });
  });
  return {
    url,
    async show(options) {
      site = await sites.show(options);
      return site;
    },
    async cookiesOf(name) {
      if (!site) throw new Error('No site is served yet.');
      const pairs = (await site.cookieOf(name)).split('; ').map((pair) => pair.split(/=(.*)/s));
      return pairs.map(([cookie = '', value = '']) => ({ name: cookie, value, url }));
    },
    async close() {
      await new Promise((done) => server.close(done));
      await sites.close();
      idleDatabases.push(freshDatabase);
    },
  };
}

function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ServerType; port: number }>((done) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => done({ server, port }));
  });
}
