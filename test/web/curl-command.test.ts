// The commands that repeat a request (decision P53), run by a real shell: any body arrives byte for byte, and signed.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shellQuote, signedCurlCommand, unsignedCurlCommand } from '../../src/web/curl-command.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody, verifyStandard } from '../support/signatures.ts';

const canSend = spawnSync('sh', ['-c', 'curl --version && openssl version']).status === 0;
const run = promisify(execFile);

/** Everything a shell can take as an argument: no NUL, which would end it, and no lone surrogates. */
const text = fc
  .string({ unit: 'binary', maxLength: 60 })
  .filter((value) => !value.includes('\0') && value.isWellFormed());
const trap = fc.constantFrom(
  "'",
  "'\\''",
  '$(touch x)',
  '`id`',
  '\n',
  '\r\n',
  '!',
  '\\',
  '"',
  '@file',
  '-n',
  '%s',
  '{a,b}',
  '~',
  '#',
);

test('P53 any text is quoted as one shell argument with the same text', () => {
  const words = fc.array(
    fc.array(fc.oneof(text, trap)).map((parts) => parts.join('')),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(words, (given) => {
      const out = execFileSync('sh', ['-c', `printf '%s\\0' ${given.map(shellQuote).join(' ')}`]);
      expect(out.toString('utf8').split('\0').slice(0, -1)).toEqual(given);
    }),
    { numRuns: 60 },
  );
});

describe.skipIf(!canSend)('P53 run by a shell', () => {
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await startReceiver(200);
  });

  afterEach(() => receiver.close());

  const headers = {
    'Content-Type': 'application/json',
    'X-Plaudit-Event': 'vote.created',
    'X-Empty': '',
    'X-Webhook-Signature': 'sha256=old',
    'webhook-signature': 'v1,old',
  };
  const BODIES = [
    '{"event":"vote.created","data":{"playerName":"it\'s $HOME `id` \\\\ !"}}',
    '@/etc/hostname',
    'line\nline\r\n\n',
    '{"text":"\u202E \u{1F600} é"}',
    '-d',
  ];

  test.each(BODIES)('the plain commands send %j unchanged and unsigned', async (body) => {
    await run('sh', ['-c', unsignedCurlCommand({ url: `${receiver.url}?a=[1-3]&b={x,y}`, headers, body })]);
    expect(receiver.received).toHaveLength(1);
    const [sent] = receiver.received;
    expect(sent!.body).toBe(body);
    expect(sent!.headers).toMatchObject({ 'content-type': 'application/json', 'x-empty': '' });
    expect(sent!.headers['x-webhook-signature']).toBeUndefined();
    expect(sent!.headers['webhook-signature']).toBeUndefined();
  });

  test.each(BODIES)('the signing commands sign %j like the service', async (body) => {
    const secret = `whsec_${Buffer.from('a secret of thirty-two letters..').toString('base64')}`;
    const script = signedCurlCommand({ url: receiver.url, headers, body }, 'event_1').replace(
      'whsec_your-signing-secret',
      secret,
    );
    await run('sh', ['-c', script]);
    const [sent] = receiver.received;
    expect(sent!.body).toBe(body);
    expect(verifyBody(body, sent!.headers['x-webhook-signature'] as string, secret)).toBe(true);
    const standard = {
      id: sent!.headers['webhook-id'] as string,
      timestamp: sent!.headers['webhook-timestamp'] as string,
      signature: sent!.headers['webhook-signature'] as string,
    };
    expect(verifyStandard(body, standard, secret, Number(standard.timestamp))).toBe(true);
  });
});
