// Attacks on request parsing: malformed and ambiguous HTTP, forged proxy headers, other methods.
import { expect } from 'vitest';
import { sendRawBytes } from '../raw-client.ts';
import { type Attack, coveredBy } from './attack.ts';
import { HOST, ORIGIN } from './http-client.ts';

const RAW = 'http-server/raw-requests.test.ts';
const SLOW = 'http-server/slow-clients.test.ts';
const HEAD = `Host: ${HOST}\r\n`;
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n';
const SMUGGLED = `GET /robots.txt HTTP/1.1\r\n${HEAD}\r\n`;
/** The next request of an innocent client behind the same proxy. */
const NEXT = `GET /livez HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`;

/** Each hides a second request in the body of the first request, or after it. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'a refused form’s body': `POST /sign-in HTTP/1.1\r\n${HEAD}${FORM}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'the body of a GET': `GET /sign-in HTTP/1.1\r\n${HEAD}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a body with a length and chunks': `POST /sign-in HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a body with two lengths': `POST /sign-in HTTP/1.1\r\n${HEAD}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'an encoding with a tab': `POST /sign-in HTTP/1.1\r\n${HEAD}Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'an encoding with a vertical tab': `POST /sign-in HTTP/1.1\r\n${HEAD}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'two encodings': `POST /sign-in HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk whose size has a bare line feed': `POST /sign-in HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n0\n\r\n${SMUGGLED}`,
  'a chunk with a negative size': `POST /sign-in HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n-1\r\n${SMUGGLED}`,
  'a chunk whose size overflows': `POST /sign-in HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${SMUGGLED}`,
  'a header after a bare carriage return': `POST /sign-in HTTP/1.1\r\n${HEAD}A: b\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
};

const smuggling: readonly Attack[] = [
  {
    name: 'a second request smuggled to a page in what the first one says is its body',
    async replay({ port }) {
      for (const [how, bytes] of Object.entries(SMUGGLING)) {
        const [first, ...more] = await sendRawBytes(port, bytes + NEXT).answers();
        expect([how, first?.status]).toEqual([how, expect.toSatisfy((status) => status < 500)]);
        // The next request gets its own response, or none because the connection was closed.
        const isNext = more.every(({ text }) => text === '{"status":"ok"}');
        expect([how, more.length <= 1, isNext]).toEqual([how, true, true]);
      }
    },
  },
];

const ELSEWHERE = 'evil.example';
const FORGED: readonly Record<string, string>[] = [
  { 'x-forwarded-host': ELSEWHERE },
  { 'x-forwarded-host': ELSEWHERE, 'x-forwarded-proto': 'http', 'x-forwarded-port': '8080' },
  { 'x-host': ELSEWHERE, 'x-original-host': ELSEWHERE, 'x-forwarded-server': ELSEWHERE },
  { 'x-original-url': '/staff', 'x-rewrite-url': '/staff' },
  { 'x-forwarded-prefix': `//${ELSEWHERE}`, 'x-forwarded-uri': '/staff' },
  { referer: `https://${ELSEWHERE}/` },
];

const forgedHeaders: readonly Attack[] = [
  {
    name: 'pages, redirects and the map made to name another host by a proxy’s headers',
    async replay({ ask, people: { owner } }) {
      for (const path of [
        '/',
        '/sign-in?next=/account',
        '/account',
        '/robots.txt',
        '/sitemap.xml',
        '/docs',
        '/llms.txt',
      ])
        for (const headers of FORGED)
          for (const cookie of ['', owner.cookie]) {
            const answer = await ask({ path, cookie, headers });
            expect([path, JSON.stringify(answer).includes(ELSEWHERE)]).toEqual([path, false]);
          }
    },
  },
  {
    name: 'the link in a mail made to name another host, to steal its token',
    async replay({ ask, mail, people: { voter } }) {
      const headers = { ...FORGED[1], ...FORGED[2], referer: `https://${ELSEWHERE}/` };
      await ask({ method: 'POST', path: '/forgot', headers, fields: { email: voter.email } });
      // After the one about a sign-in in a new browser.
      const { text } = await mail.until(voter.email, 2);
      expect(text).toContain(`${ORIGIN}/reset?token=`);
      expect(text).not.toContain(ELSEWHERE);
    },
  },
  {
    name: 'another method named by a header or a field, on a page and on a form',
    async replay({ ask, digest, people: { stranger }, attackers: { bot } }) {
      const before = await digest();
      const path = `/dashboard/${bot.id}/tokens/${bot.tokenId}/revoke`;
      for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
        const headers = { [name]: 'POST' };
        await ask({ path: `${path}?_method=POST`, cookie: stranger.cookie, headers });
        const posted = { method: 'POST', cookie: stranger.cookie, fields: { _method: 'DELETE' } };
        const { status } = await ask({
          ...posted,
          path: `/dashboard/${bot.id}`,
          headers: { [name]: 'DELETE' },
        });
        expect(status).toBe(404);
      }
      expect(await digest()).toEqual(before);
    },
  },
  {
    name: 'methods that no page has',
    async replay({ ask, digest, people: { stranger }, attackers: { bot } }) {
      const before = await digest();
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'SEARCH', 'TRACE'])
        for (const path of ['/', '/account/delete', `/dashboard/${bot.id}`, `/listings/${bot.id}`]) {
          const { status, headers } = await ask({ method, path, cookie: stranger.cookie });
          expect([method, path, status]).toEqual([method, path, expect.toSatisfy((code) => code >= 400)]);
          expect(headers['access-control-allow-origin']).toBeUndefined();
        }
      expect(await digest()).toEqual(before);
    },
  },
];

export const REQUEST_ATTACKS: readonly Attack[] = [
  ...smuggling,
  ...forgedHeaders,
  ...coveredBy(RAW, {
    'a length and chunks in one request (CL.TE)': 'a Content-Length and chunks',
    'chunks and a length in one request (TE.CL)': 'chunks and a Content-Length',
    'two lengths, and a list of lengths': 'a list of lengths in one header',
    'a hidden Transfer-Encoding, by a space before its colon': 'a space before the colon',
    'lines that end with a line feed alone': 'bare line feeds',
    'nonsense pipelined behind a request':
      'pipelined requests get their responses in order, before the error for garbage after them',
    'an unread body taken for the next request': 'a body that was not read is not parsed as the next request',
    'headers and addresses without end': 'a URL of 20 kB',
    'the server used as a proxy, by CONNECT or an absolute address': 'a CONNECT request',
    'a request’s secrets read back by TRACE': 'TRACE responds with 405 and echoes nothing',
    'two Hosts, or none': 'two Hosts',
  }),
  ...coveredBy(SLOW, {
    'headers, bodies and chunks that arrive a byte at a time (slow loris)': 'a body one byte at a time',
    'an answer that is never read': 'a client that does not read its responses is disconnected',
    'a thousand idle connections': 'a thousand idle connections cost little',
    'a body that is larger than it may be, by its length or in chunks':
      'is rejected by its Content-Length before it arrives',
  }),
];
