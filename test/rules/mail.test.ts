// Email over a real SMTP server: what arrives, how rejections are explained, and what is never sent.

import { afterEach, describe, expect, test } from 'vitest';
import { parseEmail } from '../../src/mail/email-address.ts';
import { createMailTransport, type MailTimeouts, smtpOptions } from '../../src/mail/mail-transport.ts';
import { accountDeletedEmail, resetPasswordEmail } from '../../src/mail/templates.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import {
  type MailServer,
  type MailServerBehavior,
  type MailServerOptions,
  startMailServer,
} from '../support/mail-server.ts';

const SENDER = { displayName: 'Sample', baseUrl: 'https://votes.example', defaultLanguage: 'en' } as const;
const LETTER = { to: 'sample@mail.example', subject: 'Sample: hello', text: 'A line.\n\nAnother.\n' };
const QUICK: Partial<MailTimeouts> = { greetingTimeout: 150, socketTimeout: 150, connectionTimeout: 500 };

const servers: MailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(options: MailServerOptions = {}, behavior: MailServerBehavior = { kind: 'accept' }) {
  const server = await startMailServer(options);
  server.behave(behavior);
  servers.push(server);
  return server;
}

const mailer = (smtpUrl: string, timeouts = {}) => createMailTransport({ smtpUrl, ...SENDER }, SENDER, timeouts)!;

describe('P40 an email', () => {
  test('arrives with sender, name and text, and is marked as automatic', async () => {
    const server = await open();
    expect(await mailer(server.url).send(LETTER, 'letter-7')).toEqual({ ok: true });
    const mail = server.mails[0]!;
    expect(mail).toMatchObject({
      from: 'no-reply@votes.example',
      to: ['sample@mail.example'],
      overTls: false,
    });
    expect(mail.headers.get('from')).toBe('Sample <no-reply@votes.example>');
    expect(mail.headers.get('subject')).toBe('Sample: hello');
    expect(mail.headers.get('message-id')).toBe('<letter-7@votes.example>');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i);
    expect(mail.text.replaceAll('\r\n', '\n').trim()).toBe(LETTER.text.trim());
  });

  test('is sent from the sender in SMTP_URL', async () => {
    const server = await open();
    await mailer(`${server.url}/?from=votes@sample.example`).send(LETTER, 'x');
    expect(server.mails[0]!.from).toBe('votes@sample.example');
    expect(() => mailer(`${server.url}/?from=${encodeURIComponent('a@b.example\r\nBcc: c@d.example')}`)).toThrow(
      'SMTP_URL names a sender',
    );
  });

  test('authenticates, and uses TLS, from the start or after STARTTLS', async () => {
    const signIn = { user: 'sample', password: 'p@ss: word/1' };
    for (const tls of [undefined, 'from the start', 'starttls'] as const) {
      const server = await open({ ...signIn, ...(tls && { tls }) });
      expect(await mailer(server.url).send(LETTER, 'x')).toEqual({ ok: true });
      expect(server.mails[0]).toMatchObject({ signedInAs: 'sample', overTls: tls !== undefined });
    }
  });

  test.each([
    ['smtp://u:p%40ss@mail.example', { port: 587, secure: false, requireTLS: true, auth: { user: 'u', pass: 'p@ss' } }],
    ['smtp://mail.example:25', { port: 25, secure: false, requireTLS: false }],
    ['smtps://u:p@mail.example', { port: 465, secure: true, requireTLS: false }],
    ['smtp://u:p@127.0.0.1:1025', { port: 1025, requireTLS: false, tls: { rejectUnauthorized: false } }],
    ['smtp://u:p@[::1]', { host: '::1', requireTLS: false }],
  ])('%s: no password is sent without TLS', (smtpUrl, wanted) => {
    const options = smtpOptions(smtpUrl);
    expect(options).toMatchObject(wanted);
    expect('tls' in options).toBe(/127\.0\.0\.1|::1/.test(smtpUrl));
  });

  test('is not sent without a mail server', () => {
    expect(createMailTransport({ smtpUrl: null, ...SENDER }, SENDER)).toBeNull();
  });
});

describe('P40 a rejection is explained in our own words', () => {
  const refused = (at: 'greeting' | 'mail' | 'rcpt' | 'data', answer: string) =>
    ({ kind: 'refuse', at, answer }) as const;
  const CASES: readonly (readonly [string, MailServerBehavior, string, string])[] = [
    ['a busy server', refused('greeting', '421 busy'), 'all_later', 'later'],
    ['a server without SMTP', refused('greeting', 'HTTP/1.1 400 Bad Request'), 'all_later', 'protocol'],
    ['a rejected sender', refused('mail', '553 not yours'), 'all_later', 'sender'],
    ['a sender rejected temporarily', refused('mail', '451 later'), 'all_later', 'later'],
    ['a recipient rejected temporarily', refused('rcpt', '450 greylisted'), 'later', 'later'],
    ['an unknown recipient', refused('rcpt', '550 no such user'), 'never', 'recipient'],
    ['content rejected temporarily', refused('data', '452 full'), 'later', 'later'],
    ['rejected content', refused('data', '554 spam'), 'never', 'content'],
    ['a closed connection', { kind: 'drop', at: 'mail' }, 'all_later', 'unreachable'],
    ['no greeting', { kind: 'hang', at: 'greeting' }, 'all_later', 'timeout'],
    ['no response later', { kind: 'hang', at: 'rcpt' }, 'all_later', 'timeout'],
  ];
  test.each(CASES)('%s', async (_, behavior, again, code) => {
    const server = await open({}, behavior);
    // The others respond, on a busy machine only after a while.
    const timeouts = behavior.kind === 'hang' ? QUICK : {};
    expect(await mailer(server.url, timeouts).send(LETTER, 'x')).toEqual({ ok: false, again, code });
    expect(server.mails).toEqual([]);
  });

  test('a wrong password, which is not shown', async () => {
    const server = await open({ user: 'sample', password: 'right' });
    const url = server.url.replace(':right@', ':hush@');
    const sent = await mailer(url).send(LETTER, 'x');
    expect(sent).toEqual({ ok: false, again: 'all_later', code: 'sign_in' });
  });

  test('nothing listening', async () => {
    const server = await startMailServer();
    await server.close();
    const sent = await mailer(server.url).send(LETTER, 'x');
    expect(sent).toEqual({ ok: false, again: 'all_later', code: 'unreachable' });
  });

  test('a server that responds one byte at a time forever is abandoned', async () => {
    const server = await open({}, { kind: 'hang', at: 'data' });
    const sent = await mailer(server.url, { totalTimeoutMs: 200 }).send(LETTER, 'x');
    expect(sent).toEqual({ ok: false, again: 'all_later', code: 'timeout' });
  });
});

describe('P40 injection', () => {
  const HOSTILE = [
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"a b"@c.example',
    'a@b.example>',
    '<a@b.example',
    'x><y@b.example',
    'a;b@c.example',
    'undisclosed:a@b.example',
    'a@b.example\u2028x',
    'a@[127.0.0.1]',
  ];
  test.each(HOSTILE)('%j is not a valid address', (text) => {
    expect(parseEmail(text)).toBeNull();
  });

  test('line breaks in a subject or recipient do not add lines or recipients', async () => {
    const server = await open();
    const subject = 'Hello\r\nBcc: other@mail.example\r\n\r\nbody';
    await mailer(server.url).send({ ...LETTER, subject }, 'x');
    const sent = await mailer(server.url).send({ ...LETTER, to: 'a@b.example,other@mail.example' }, 'x');
    expect(server.mails[0]!.headers.has('bcc')).toBe(false);
    expect(server.mails[0]!.to).toEqual(['sample@mail.example']);
    for (const mail of server.mails) expect(mail.to).not.toContain('other@mail.example');
    expect(sent.ok === false || server.mails[1]!.to).toBeTruthy();
  });
});

test('P40 emails contain the service’s name, and links to its URL only', () => {
  for (const letter of [
    resetPasswordEmail({ sender: SENDER, to: 'a@b.example', t: ENGLISH }, 't0ken'),
    accountDeletedEmail({ sender: SENDER, to: 'a@b.example', t: ENGLISH }),
  ]) {
    expect(letter.subject).toContain('Sample');
    for (const [link] of letter.text.matchAll(/https?:\/\/\S+/g))
      expect(link).toMatch(/^https:\/\/votes\.example(\/|$)/);
    expect(letter.text).toMatch(/^[\x20-\x7e\n]+$/);
  }
});
