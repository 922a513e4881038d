// Codes for why an email was not accepted. A mail server's own text is never stored, because it can contain names and
// passwords.

/**
 * `all_later`: the server is down or misconfigured. `later`: it will accept this email later. `never`: it rejected this
 * email.
 */
export interface MailError {
  readonly again: 'later' | 'all_later' | 'never';
  readonly code: MailErrorCode;
}

const WORDS = {
  unreachable: 'The mail server cannot be reached.',
  timeout: 'The mail server did not respond in time.',
  tls: 'A secure connection to the mail server could not be established.',
  sign_in: 'The mail server rejected the user name and password in SMTP_URL.',
  sender: 'The mail server rejected the sender. Set another one with `?from=` in SMTP_URL.',
  recipient: 'The mail server does not know the recipient.',
  content: 'The mail server rejected this email.',
  later: 'The mail server asked us to try again later.',
  protocol: 'SMTP_URL does not point to a mail server.',
  expired: 'The email could not be sent before its link expired.',
  unreadable: 'The email was stored with another SECRET_KEY.',
} as const;

export type MailErrorCode = keyof typeof WORDS;

/** Describes the error to staff. */
export function describeMailError(code: string | null): string {
  return code !== null && Object.hasOwn(WORDS, code) ? WORDS[code as MailErrorCode] : 'Not attempted yet.';
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
