// The pages over sample data: asked without a socket, or served to a browser.
import { type ServerType, serve } from '@hono/node-server';
import { createWeb } from '../../src/web/web.tsx';
import { sampleParts } from './sample-parts.ts';
import { type Sample, sample } from './sample-state.ts';

type Web = ReturnType<typeof createWeb>;
/** A list where a name may come more than once. */
type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/** How a browser marks what a page of ours sent. */
export const SAME_SITE: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' };

/** A form as a page of ours sends it. */
export async function postForm(
  web: Web,
  path: string,
  fields: Fields = {},
  headers = SAME_SITE,
): Promise<Response> {
  return web.request(path, {
    method: 'POST',
    body: new URLSearchParams(pairs(fields)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

function pairs(fields: Fields): [string, string][] {
  const list = Array.isArray(fields) ? fields : Object.entries(fields);
  return list.map(([name, value]): [string, string] => [name, value]);
}

export function openSite(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const get = async (path: string, cookie = '') => {
    const answer = await web.request(path, { headers: { cookie } });
    return { status: answer.status, page: await answer.text() };
  };
  const post = async (path: string, fields: Fields = {}, headers = SAME_SITE) => {
    const answer = await postForm(web, path, fields, headers);
    return { status: answer.status, page: await answer.text(), location: answer.headers.get('location') };
  };
  /** `shown`: the page that the form leads to, or the one it answers. */
  const postAndFollow = async (path: string, fields: Fields = {}) => {
    const answer = await postForm(web, path, fields);
    const location = answer.headers.get('location') ?? '';
    const shown = answer.status === 303 ? (await get(location, cookieOf(answer))).page : await answer.text();
    return { status: answer.status, location, shown };
  };
  return { state, web, get, post, postAndFollow };
}

/** The first cookie an answer sets, as a request carries it. */
export function cookieOf(answer: Response): string {
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

/** On a free port of its own; `servers` takes what is to be closed. */
export async function serveSample(state: Sample, servers: ServerType[]): Promise<string> {
  const place = await openPlace(servers);
  place.show(state);
  return place.base;
}

/** An address where now this sample stands, now that. */
export interface Place {
  readonly base: string;
  show(state: Sample): void;
}

export function openPlace(servers: ServerType[]): Promise<Place> {
  let web: Web;
  const show = (state: Sample) => {
    web = createWeb(sampleParts(state));
  };
  const fetch: Web['fetch'] = (...given) => web.fetch(...given);
  return new Promise((done) => {
    servers.push(serve({ fetch, port: 0 }, ({ port }) => done({ base: `http://localhost:${port}`, show })));
  });
}
