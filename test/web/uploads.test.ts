// Large bodies over real sockets: accepted only for a session that may upload to that URL, decided before the body is
// read; limited in number, with multipart parsed within limits while it arrives.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPerson } from '../../src/access/people.ts';
import type { Person } from '../../src/access/person.ts';
import { buildHttp } from '../../src/app.ts';
import { type HttpServer, startHttpServer } from '../../src/http-server.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { aPicture } from '../support/pictures.ts';
import { type RawConversation, sendRawBytes } from '../support/raw-client.ts';
import { BOT, MINECRAFT, OWNER, STRANGER } from '../support/seed/sample-site.ts';
import { createSite, type Site } from '../support/site.ts';

const MB = 1024 * 1024;
const ICON = `/dashboard/${MINECRAFT.id}/pictures/icon`;

let site: Site & { close(): Promise<void> };
let web: Hono;
let build: () => Hono;
let server: HttpServer;
let owner: Person;
let events: () => Promise<readonly string[]>;
/** The signed-in person; null for none. */
let personId: string | null = OWNER.id;
/** Whether the program read anything of the newest request's body before it responded. */
let wasRead = false;
beforeAll(async () => {
  site = await createSite();
  const { app, db } = site;
  owner = (await findPerson(db, OWNER.id))!;
  // The person is in a header, so that several people can upload to one server at the same time.
  const personOf = async (headers: Headers) => personId && { ...owner, id: headers.get('x-person') ?? personId };
  build = () => buildHttp({ ...app, auth: { ...app.auth, personOf } } as typeof app);
  const http = new Hono<{ Bindings: HttpBindings }>().all('*', async ({ req, env }) => {
    const answer = await web.fetch(req.raw, env);
    wasRead = env.incoming.readableDidRead;
    return answer;
  });
  server = await startHttpServer(http as unknown as Hono, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await site.close();
});
beforeEach(async () => {
  open();
  await site.db.deleteFrom('spending').execute();
  events = await newAuditEvents(site.db);
});

/** A different application each time, so that no upload of an earlier test takes up a slot. */
function open(as: string | null = OWNER.id): void {
  web = build();
  personId = as;
  wasRead = false;
}

interface Sent {
  readonly path: string;
  readonly length: number;
  readonly person?: string;
  readonly type?: string;
}

const head = ({ path, length, person, type = 'multipart/form-data; boundary=x' }: Sent) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n${
    person ? `X-Person: ${person}\r\n` : ''
  }Content-Length: ${length}\r\n\r\n`;

const statusOf = async ({ answers }: RawConversation) => (await answers(1))[0]?.status;

const REFUSED: readonly (readonly [string, Sent, string | null, number])[] = [
  ['an icon, signed out', { path: ICON, length: 5 * MB }, null, 303],
  ['a new listing, signed out', { path: '/dashboard/new', length: 5 * MB }, null, 303],
  ['an icon of somebody else’s listing', { path: ICON, length: 5 * MB }, STRANGER.id, 403],
  ['an icon of an unknown listing', { path: '/dashboard/none/pictures/icon', length: 5 * MB }, OWNER.id, 404],
  ['to an unknown path', { path: '/dashboard/new/pictures/none', length: 5 * MB }, OWNER.id, 404],
  ['more than the maximum size', { path: ICON, length: 6 * MB }, OWNER.id, 413],
  ['to a form without a file', { path: `/dashboard/${BOT.id}/tokens`, length: 70_000 }, OWNER.id, 413],
  ['release notes, signed out', { path: `/dashboard/${BOT.id}/changelog/new`, length: 120_000 }, null, 303],
  [
    'release notes of somebody else’s bot',
    { path: `/dashboard/${BOT.id}/changelog/new`, length: 120_000 },
    STRANGER.id,
    403,
  ],
  ['a form of staff, by a member', { path: `/staff/listings/${BOT.id}/hide`, length: 60_000 }, OWNER.id, 404],
  ['a form of the account, signed out', { path: '/account/name', length: 60_000 }, null, 303],
  ['20 KB to a form that needs no session', { path: '/sign-in', length: 20_000 }, null, 413],
];

describe('a body that is not allowed', () => {
  test.each(REFUSED)('%s: is rejected before any of it arrives', async (_, sent, as, status) => {
    open(as);
    const talking = sendRawBytes(server.port, head(sent));
    const [answer] = await talking.answers(1);
    expect([answer?.status, answer?.headers.get('connection')]).toEqual([status, 'close']);
  });

  test('is not read when it arrives, and the error response is still sent', async () => {
    open(null);
    const talking = sendRawBytes(server.port, head({ path: ICON, length: 5 * MB }));
    talking.socket.write(Buffer.alloc(5 * MB));
    expect(await statusOf(talking)).toBe(303);
    await talking.closed;
    expect(wasRead).toBe(false);
    open();
    const icon = await multipart(await aPicture());
    await fetch(`http://127.0.0.1:${server.port}${ICON}`, icon);
    expect(wasRead).toBe(true);
  });
});

describe('concurrent uploads', () => {
  const hold = (person: string) =>
    sendRawBytes(server.port, `${head({ path: '/dashboard/new', length: 5 * MB, person })}--x`);

  test('are limited to two per person; the third is told when to retry, and succeeds once one has finished', async () => {
    const held = [hold('usr_one'), hold('usr_one')];
    await expect.poll(async () => statusOf(hold('usr_one'))).toBe(429);
    const [answer] = await hold('usr_one').answers(1);
    expect(answer?.headers.get('retry-after')).toBe('10');
    expect(answer?.text).toContain('Two of your uploads are still in progress.');
    held[0]?.socket.destroy();
    const icon = await multipart(await aPicture());
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${server.port}${ICON}`, icon)).status).toBe(303);
    held[1]?.socket.destroy();
  });

  test('are limited to twelve per process; further ones get 503', async () => {
    const held = Array.from({ length: 12 }, (_, index) => hold(`usr_${index >> 1}`));
    const full = async () => (await hold('usr_last').answers(1))[0];
    await expect.poll(async () => (await full())?.status).toBe(503);
    const answer = await full();
    expect(answer?.headers.get('retry-after')).toBe('10');
    expect(answer?.text).toContain('Too many images are being uploaded at the moment.');
    for (const { socket } of held) socket.destroy();
  });
});

const multipart = async (file: Uint8Array): Promise<RequestInit> => {
  const body = new FormData();
  body.set('icon', new File([new Uint8Array(file)], 'icon.png'));
  return {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-person': OWNER.id },
  };
};

describe('multipart', () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nbytes\r\n`;
  const send = async (body: string) => {
    const answer = await web.request('/dashboard/new', {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
    });
    return answer.status;
  };
  const end = '--x--\r\n';

  test('with as many fields as a form has is accepted', async () => {
    expect(await send(part('kind', 'bot') + part('name', 'Fresh bot') + end)).toBe(303);
    expect(await events()).toEqual([expect.stringMatching(/^listing\.created /)]);
  });

  test.each([
    ['100,000 empty parts', '--x\r\n\r\n\r\n'.repeat(100_000) + end],
    ['65 fields', part('a', 'b').repeat(65) + end],
    ['two files', filePart('icon') + filePart('other') + end],
    ['a field of 65 KB', part('name', 'x'.repeat(65 * 1024 + 1)) + end],
  ])('with %s is rejected as too large', async (_, body) => {
    expect(await send(body)).toBe(413);
    expect(await events()).toEqual([]);
  });

  test('stores at most 4 KiB of a part’s headers', async () => {
    const long = `--x\r\ncontent-disposition: form-data; name="${'n'.repeat(3 * MB)}"\r\n\r\nvalue\r\n`;
    expect(await send(long + part('kind', 'bot') + part('name', 'Fresh bot') + end)).toBe(303);
  });

  test.each([
    ['a missing end', part('kind', 'bot')],
    ['a truncated part', '--x\r\ncontent-dispos'],
    ['nothing', ''],
  ])('with %s is rejected as malformed', async (_, body) => {
    expect(await send(body)).toBe(415);
    expect(await events()).toEqual([]);
  });

  test('with too many parts is read only to the limit', async () => {
    const chunk = Buffer.from('--x\r\n\r\n\r\n'.repeat(1_000));
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        sent += 1;
        if (sent < 500) stream.enqueue(chunk);
        else stream.close();
      },
    });
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' };
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await web.request('/dashboard/new', request)).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});
