// Codes for why an email was not accepted. A mail server's own text is never stored, because it can contain names and
// passwords.
import { type Message, message } from '../messages/message.ts';

/**
 * `all_later`: the server is down or misconfigured. `later`: it will accept this email later. `never`: it rejected this
 * email.
 */
export interface MailError {
  readonly again: 'later' | 'all_later' | 'never';
  readonly code: MailErrorCode;
}

const SENTENCES = {
  unreachable: message('systemWarnings.mailUnreachable'),
  timeout: message('systemWarnings.mailTimeout'),
  tls: message('systemWarnings.mailTls'),
  sign_in: message('systemWarnings.mailSignIn'),
  sender: message('systemWarnings.mailSender'),
  recipient: message('systemWarnings.mailRecipient'),
  content: message('systemWarnings.mailContent'),
  later: message('systemWarnings.mailLater'),
  protocol: message('systemWarnings.mailProtocol'),
  expired: message('systemWarnings.mailExpired'),
  unreadable: message('systemWarnings.mailUnreadable'),
} as const;

export type MailErrorCode = keyof typeof SENTENCES;

/** Describes the error to staff. */
export function describeMailError(code: string | null): Message {
  return code !== null && Object.hasOwn(SENTENCES, code)
    ? SENTENCES[code as MailErrorCode]
    : message('systemWarnings.mailUntried');
}

const BY_CODE: Readonly<Record<string, MailErrorCode>> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  EPROXY: 'unreachable',
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
};

/** `error`: an error thrown by nodemailer. */
export function classifyMailError(error: unknown): MailError {
  const { code = '', command = '', responseCode = 0 } = error as Thrown;
  const final = responseCode >= 500 || command === 'API';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    // All emails have the same sender, which the operator can fix, so none is discarded.
    if (command === 'MAIL FROM') return { again: 'all_later', code: final ? 'sender' : 'later' };
    if (!final) return { again: 'later', code: 'later' };
    return { again: 'never', code: command === 'DATA' ? 'content' : 'recipient' };
  }
  if (responseCode >= 400 && !final) return { again: 'all_later', code: 'later' };
  return { again: 'all_later', code: isAboutTls(error) ? 'tls' : (BY_CODE[code] ?? 'protocol') };
}

/** A rejected certificate is reported as a socket error. */
function isAboutTls(error: unknown): boolean {
  const { code = '', message = '' } = error as Error & Thrown;
  return code !== 'EAUTH' && /certificate|altnames|\b(TLS|SSL)\b/i.test(message);
}

interface Thrown {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}
