// Sends one email through the operator's mail server. Retries are left to the outbox.
import type { Transporter } from 'nodemailer';
import type { SiteIdentity } from '../config/settings.ts';
import type { Config } from '../config.ts';
import { OperatorError } from '../core/errors.ts';
import { isLoopbackHost } from '../core/ip-address.ts';
import { parseEmail } from './email-address.ts';
import { classifyMailError, type MailError } from './mail-errors.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendEmailResult = { readonly ok: true } | ({ readonly ok: false } & MailError);

export interface MailTransport {
  /** `name` must be the same for every retry, so that mail programs show the email once. Never throws. */
  send(email: Email, name: string): Promise<SendEmailResult>;
}

/** A mail server may take minutes, but a connection that is silent for this long is dead. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const TOTAL_TIMEOUT_MS = 60_000;

export type MailTimeouts = typeof TIMEOUTS & { readonly totalTimeoutMs: number };

/** Only with the first email: starting does not wait for it. */
const loadNodemailer = () => import('nodemailer');

/** Null without SMTP_URL. The sender is `?from=` of that URL, or else `no-reply@` the host of BASE_URL. */
export function createMailTransport(
  { smtpUrl, baseUrl }: Pick<Config, 'smtpUrl' | 'baseUrl'>,
  site: Pick<SiteIdentity, 'displayName'>,
  timeouts: Partial<MailTimeouts> = {},
): MailTransport | null {
  if (smtpUrl === null) return null;
  const { totalTimeoutMs, ...waits } = { ...TIMEOUTS, totalTimeoutMs: TOTAL_TIMEOUT_MS, ...timeouts };
  const address = senderOf(smtpUrl, baseUrl);
  const host = new URL(baseUrl).hostname;
  const options = { ...smtpOptions(smtpUrl), ...waits, ...NO_FILES_OR_URLS };
  let made: Transporter | null = null;
  const transport = async () => {
    made ??= (await loadNodemailer()).createTransport(options);
    return made;
  };
  return {
    async send({ to, subject, text }, name) {
      const messageId = `<${name}@${host}>`;
      const from = { name: site.displayName, address };
      // An object instead of text, because a comma in text would begin a second recipient.
      const mail = { from, to: { name: '', address: to }, subject, text, messageId, headers: AUTOMATIC };
      try {
        await withinTime((await transport()).sendMail(mail), totalTimeoutMs);
        return { ok: true };
      } catch (error) {
        return { ok: false, ...classifyMailError(error) };
      }
    },
  };
}

/** Connects, secures the connection and signs in, without sending an email. Never throws. */
export async function verifyMailServer(smtpUrl: string, timeoutMs: number): Promise<SendEmailResult> {
  const waits = { dnsTimeout: timeoutMs, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs };
  const { createTransport } = await loadNodemailer();
  const transport = createTransport({ ...smtpOptions(smtpUrl), ...waits, socketTimeout: timeoutMs });
  try {
    await withinTime(transport.verify(), timeoutMs);
    return { ok: true };
  } catch (error) {
    return { ok: false, ...classifyMailError(error) };
  } finally {
    transport.close();
  }
}

/** Message text comes partly from users, and must never make Nodemailer read a file or request a URL. */
const NO_FILES_OR_URLS = { disableFileAccess: true, disableUrlAccess: true } as const;
/** Prevents automatic replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

function senderOf(smtpUrl: string, baseUrl: string): string {
  const given = new URL(smtpUrl).searchParams.get('from') ?? `no-reply@${new URL(baseUrl).hostname}`;
  const address = parseEmail(given);
  if (address === null) throw new OperatorError('SMTP_URL names a sender (`?from=`) that is not an email address.');
  return address;
}

/** TLS from the start with `smtps:`, otherwise STARTTLS. No password leaves this machine without TLS. */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && user !== '' && !isLoopbackHost(url.hostname),
    ...(isLoopbackHost(url.hostname) && { tls: { rejectUnauthorized: false } }),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

/** A server that sends a byte now and then never triggers the socket's timeout and never finishes. */
async function withinTime<T>(sending: Promise<T>, totalTimeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const late = Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(late), totalTimeoutMs);
  });
  try {
    return await Promise.race([sending, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
