// Why a mail was not taken, in codes of ours: what a mail server writes may repeat names and passwords, and is not kept.

/** `all_later`: the server is away or something is set up wrong; `later`: it wants this letter later; `never`. */
export interface MailError {
  readonly again: 'later' | 'all_later' | 'never';
  readonly code: MailErrorCode;
}

const WORDS = {
  unreachable: 'The mail server cannot be reached.',
  timeout: 'The mail server did not answer in time.',
  tls: 'A secure connection to the mail server could not be made.',
  sign_in: 'The mail server does not accept the name and password of SMTP_URL.',
  sender: 'The mail server does not accept the sender. Name another with `?from=` in SMTP_URL.',
  recipient: 'The mail server does not know the recipient.',
  content: 'The mail server does not want this mail.',
  later: 'The mail server wants the mail later.',
  protocol: 'What answers at SMTP_URL is not a mail server that can be understood.',
  expired: 'The mail could not be sent for so long that its link would not work any more.',
  unreadable: 'The mail was stored under another SECRET_KEY.',
} as const;

export type MailErrorCode = keyof typeof WORDS;

/** What happened, for the staff. */
export function describeMailError(code: string | null): string {
  return code !== null && Object.hasOwn(WORDS, code) ? WORDS[code as MailErrorCode] : 'It was not tried yet.';
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

/** `error`: as nodemailer throws it. */
export function classifyMailError(error: unknown): MailError {
  const { code = '', command = '', responseCode = 0 } = error as Thrown;
  const final = responseCode >= 500 || command === 'API';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    // The sender is the same in every letter: it is the operator's to mend, and no reason to throw one away.
    if (command === 'MAIL FROM') return { again: 'all_later', code: final ? 'sender' : 'later' };
    if (!final) return { again: 'later', code: 'later' };
    return { again: 'never', code: command === 'DATA' ? 'content' : 'recipient' };
  }
  if (responseCode >= 400 && !final) return { again: 'all_later', code: 'later' };
  return { again: 'all_later', code: isAboutTls(error) ? 'tls' : (BY_CODE[code] ?? 'protocol') };
}

/** A certificate that is refused comes as an error of the socket. */
function isAboutTls(error: unknown): boolean {
  const { code = '', message = '' } = error as Error & Thrown;
  return code !== 'EAUTH' && /certificate|altnames|\b(TLS|SSL)\b/i.test(message);
}

interface Thrown {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}
