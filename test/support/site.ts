// The site with a seeded embedded database, as `npm start` serves it, requested without a socket.
import { Hono } from 'hono';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { signInConfirmed } from '../../src/access/sign-in.ts';
import { buildHttp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type AppContext, type ContextOverrides, createContext } from '../../src/context.ts';
import type { WebEnv } from '../../src/web/context.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { PEOPLE, type PersonName } from './seed/sample-site.ts';
import { seedStandardSite } from './seed/standard-site.ts';

/** A list, because a name may appear more than once. */
export type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/** The headers that browsers send from our own pages. */
export const SAME_SITE: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' };

export interface SiteOptions {
  /** The signed-in person; null for none. The owner by default. */
  readonly as?: PersonName | null;
  /** Whether sessions were confirmed long ago, so that sensitive actions ask again. */
  readonly unconfirmed?: boolean;
  /** Environment variables that the operator could set. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Changes rows of the standard site before the first request. */
  readonly arrange?: (app: AppContext) => Promise<unknown>;
  /** Replacements for external services: a resolver, the origin of Discord. */
  readonly overrides?: ContextOverrides;
  /** Additional pages of a test, which take precedence over the site's. */
  readonly extraPages?: (app: AppContext) => Hono<WebEnv>;
  /** False for an installation without people and listings. */
  readonly seeded?: boolean;
}

export interface PageResponse {
  readonly status: number;
  readonly page: string;
  readonly location: string | null;
  readonly response: Response;
}

export interface Site {
  readonly app: AppContext;
  readonly db: AppContext['db'];
  readonly clock: TestDatabase['clock'];
  readonly http: Hono;
  /** The cookies of a session for this person. */
  cookieOf(name: PersonName): Promise<string>;
  request(path: string, init?: RequestInit): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<PageResponse>;
  post(path: string, fields?: Fields, headers?: Record<string, string>): Promise<PageResponse>;
  /** Submits a form and follows its redirect like a browser; returns the response itself if it is not a redirect. */
  postAndFollow(path: string, fields?: Fields): Promise<PageResponse>;
}

export interface OpenSite extends Site {
  close(): Promise<void>;
}

/** Opens a site that closes itself when the test ends. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const site = await createSite(options);
  onTestFinished(() => site.close());
  return site;
}

/** One site for all tests of a file or group; what a test changes stays changed for the next one. */
export function sharedSite(options: SiteOptions = {}): () => OpenSite {
  let site: OpenSite | undefined;
  beforeAll(async () => {
    site = await createSite(options);
  });
  afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error('The site can be used only in tests and hooks, not before.');
    return site;
  };
}

export interface SiteSequence {
  /**
   * Returns the site with these options. If they are the same as before, the site is the same, in its current state;
   * otherwise the previous site is closed.
   */
  show(options: SiteOptions): Promise<OpenSite>;
  close(): Promise<void>;
}

/**
 * Opens sites one after the other, for tests that only read them, because seeding a site takes longer than reading a
 * page.
 */
export function siteSequence(open: (options: SiteOptions) => Promise<OpenSite> = createSite): SiteSequence {
  let shown: { readonly options: SiteOptions; readonly site: OpenSite } | null = null;
  const close = async () => {
    await shown?.site.close();
    shown = null;
  };
  return {
    async show(options) {
      if (shown?.options === options) return shown.site;
      await close();
      const site = await open(options);
      shown = { options, site };
      return site;
    },
    close,
  };
}

/** Opens a site that the caller must close, for all tests of a file or for a browser. */
export async function createSite({
  as = 'owner',
  unconfirmed = false,
  environment = {},
  arrange,
  overrides,
  extraPages,
  seeded = true,
  database: given,
}: SiteOptions & { readonly database?: TestDatabase } = {}): Promise<OpenSite> {
  const database = given ?? (await freshDatabase());
  const config = readConfig({
    BASE_URL: 'http://localhost',
    SECRET_KEY: TEST_SECRET_KEY,
    LOG_LEVEL: 'silent',
    VOTE_CHALLENGE: 'off',
    REQUIRE_CONFIRMED_EMAIL: 'off',
    ...environment,
  });
  const app = await createContext(config, { ...overrides, database });
  if (seeded) await seedStandardSite(app);
  await arrange?.(app);
  const site = buildHttp(app);
  const http = extraPages ? new Hono().route('/', extraPages(app)).route('/', site) : site;
  const cookieOf = async (name: PersonName) => {
    const cookie = await sessionCookie(app, PEOPLE[name].id);
    if (unconfirmed) await app.db.updateTable('session').set({ confirmed_at: null }).execute();
    return cookie;
  };
  const cookie = as !== null && seeded ? await cookieOf(as) : '';
  const request: Site['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    return following(http, await http.request(path, { ...init, headers }), { ...init, headers });
  };
  const get: Site['get'] = async (path, headers = {}) => read(await request(path, { headers }));
  const post: Site['post'] = async (path, fields = {}, headers = SAME_SITE) =>
    read(
      await request(path, {
        method: 'POST',
        body: formBody(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    );
  return {
    app,
    db: app.db,
    clock: database.clock,
    http,
    cookieOf,
    request,
    get,
    post,
    async postAndFollow(path, fields) {
      const sent = await post(path, fields);
      if (sent.status !== 303) return sent;
      const flash = sent.response.headers.getSetCookie().map((header) => header.split(';')[0]);
      return {
        ...(await get(sent.location ?? '/', { cookie: [cookie, ...flash].join('; ') })),
        location: sent.location,
      };
    },
    close: () => app.close(),
  };
}

/** As in a browser: the page of a listing moves from its ID to its slug. */
function following(http: Hono, response: Response, init: RequestInit): Response | Promise<Response> {
  const moved = response.status === 301 ? response.headers.get('location') : null;
  if (moved === null) return response;
  const headers = new Headers(init.headers);
  const added = response.headers.getSetCookie().map((header) => header.split(';')[0]);
  headers.set('cookie', [headers.get('cookie') ?? '', ...added].filter(Boolean).join('; '));
  return http.request(moved, { ...init, headers });
}

async function read(response: Response): Promise<PageResponse> {
  return {
    status: response.status,
    page: await response.clone().text(),
    location: response.headers.get('location'),
    response,
  };
}

export function formBody(fields: Fields): string {
  const pairs = Array.isArray(fields) ? (fields as readonly (readonly [string, string])[]) : Object.entries(fields);
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
}

export async function sessionCookie({ auth }: AppContext, personId: string): Promise<string> {
  const signed = await signInConfirmed(auth, personId, 'Sample browser');
  if (!signed.ok) throw new Error(`${personId} cannot sign in`);
  return signed.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
