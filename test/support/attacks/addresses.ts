// Attacks through outbound requests: forbidden addresses in any notation, reached in any way.
import { createServer } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { type Attack, coveredBy } from './attack.ts';

/** 127.0.0.1, this network and cloud metadata, in every notation. */
const FORBIDDEN_HOSTS = [
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '127.5.0.2',
  ],
  ...[
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:a9fe:a9fe]',
    '[fe80::1]',
    '[fc00::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[ff02::1]',
  ],
  ...['①②⑦.⓪.⓪.①', '127。0。0。1', 'localhost', 'LOCALHOST.', 'a.localhost', 'ｌocalhost'],
];
/** Fewer hosts for forms, which are slower than the API and use the same check. */
const SOME_HOSTS = FORBIDDEN_HOSTS.filter((_, place) => place % 4 === 0);
const FORBIDDEN_URLS = [
  ...[
    'https://user@127.0.0.1/',
    'https://example.com@127.0.0.1/',
    'https://127.0.0.1#@example.com/',
    'https://127.0.0.1\\@example.com/',
  ],
  ...['https://example.com:22/', 'https://example.com:25/', 'https://example.com:6379/', 'https://example.com:0/'],
  ...[
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_x',
    'ftp://example.com/',
    'data:text/html,x',
    'unix:/var/run/docker.sock',
    'http://1.1.1.1/',
  ],
  ...['https://exa\nmple.com/', 'https://example.com/\0', '//127.0.0.1/', 'https:127.0.0.1', 'https:///127.0.0.1/'],
];

const forbidden: readonly Attack[] = [
  {
    name: 'a webhook to this machine, its network or its cloud by the form in the dashboard',
    async replay({ ask, digest, attackers: { bot }, people: { stranger } }) {
      const before = await digest();
      for (const url of [...SOME_HOSTS.map((host) => `http://${host}:8080/`), ...FORBIDDEN_URLS]) {
        const path = `/dashboard/${bot.id}/webhook`;
        const { status } = await ask({ method: 'POST', path, cookie: stranger.cookie, fields: { url } });
        expect([url, status]).toEqual([url, 422]);
      }
      expect(await digest()).toEqual(before);
    },
  },
  {
    name: 'a webhook to this machine, its network or its cloud through the API, however the address is written',
    async replay({ ask, clearLimits, digest, attackers: { bot } }) {
      const before = await digest();
      for (const url of [...FORBIDDEN_HOSTS.map((host) => `https://${host}/`), ...FORBIDDEN_URLS]) {
        await clearLimits();
        const headers = { authorization: `Bearer ${bot.token}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ url });
        const { status } = await ask({ method: 'PUT', path: '/api/v1/webhooks/config', headers, body });
        expect([url, status]).toEqual([url, 400]);
      }
      expect({ ...(await digest()), api_token: '' }).toEqual({ ...before, api_token: '' });
    },
  },
  {
    name: 'a vote listener on this machine, its network or its cloud, or at another service’s port',
    async replay({ ask, digest, attackers: { server }, people: { stranger } }) {
      const before = await digest();
      const path = `/dashboard/${server.id}/listener`;
      const places = [
        ...SOME_HOSTS.map((host) => [host.replaceAll(/[[\]]/g, ''), '8192'] as const),
        ...['22', '25', '53', '5432', '6379', '0', '65536', '-1', '1e3'].map((port) => ['example.com', port] as const),
        ...['user@example.com', 'example.com/x', 'example.com:22', 'exa mple.com', 'example.com\r\nx', ''].map(
          (host) => [host, '8192'] as const,
        ),
      ];
      for (const [host, port] of places) {
        const fields = { host, port, protocol: 'v2', secret: 'a sample token' };
        const { status } = await ask({ method: 'POST', path, cookie: stranger.cookie, fields });
        expect([host, port, status]).toEqual([host, port, 422]);
      }
      expect(await digest()).toEqual(before);
    },
  },
  {
    name: 'a receiver that redirects to this machine',
    async replay({ ask, receiver, attackers: { bot }, people: { stranger } }) {
      let caught = 0;
      const forbiddenServer = createServer((socket) => socket.destroy()).on('connection', () => void caught++);
      await new Promise<void>((listening) => forbiddenServer.listen(0, '127.0.0.1', listening));
      onTestFinished(() => void forbiddenServer.close());
      const { port } = forbiddenServer.address() as { port: number };
      const asked = receiver.received.length;
      for (const status of [301, 302, 303, 307, 308])
        for (const location of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `//127.0.0.1:${port}/`]) {
          receiver.answer = (_, response) => response.writeHead(status, { location }).end();
          const path = `/dashboard/${bot.id}/webhook/test`;
          await ask({ method: 'POST', path, cookie: stranger.cookie, fields: {} });
        }
      receiver.answer = 204;
      expect(receiver.received.length).toBeGreaterThan(asked);
      expect(caught).toBe(0);
    },
  },
];

export const ADDRESS_ATTACKS: readonly Attack[] = [
  ...forbidden,
  ...coveredBy('outbound/address-spellings.test.ts', {
    'every spelling of a forbidden IPv4 or IPv6 address':
      'D16 no URL leads to a forbidden address, or to another one than it shows',
  }),
  ...coveredBy('outbound/rebinding.test.ts', {
    'a name that leads to a forbidden address, now or later (DNS rebinding)':
      'D16 a name that resolves to a forbidden address is never connected to',
    'names that mean this machine': 'D16, D28 names of this machine or its network',
    'a service record that leads to this machine': 'D16, P3 the targets of SRV records are checked like any other host',
  }),
  ...coveredBy('outbound/outbound.test.ts', {
    'a redirect to a cloud’s metadata': 'D3 an attempt is sent once',
  }),
  ...coveredBy('outbound/http1/request.test.ts', {
    'headers smuggled into what is sent': 'rejects a header that could be read as more than one',
  }),
  ...coveredBy('outbound/keep-alive.test.ts', {
    'an answer for the next request left on a kept connection':
      'D16 the next request’s response was not sent before the request',
  }),
];
