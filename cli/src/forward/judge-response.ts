// What a receiver's response means for a vote (§3.2 of the interface), in a sentence and what to do. Pure.
import { RESPONSE_TIMEOUT_MS, type SendResult } from './post-request.ts';

export interface Judgment {
  /** `delivered`, `failed` for good, or `retried` later. */
  readonly outcome: 'delivered' | 'failed' | 'retried';
  /** Null for a plain success. */
  readonly what: string | null;
  readonly todo: string | null;
}

export function judgeResponse(target: URL, result: SendResult): Judgment {
  if (!result.ok) return noResponse(target, result.code);
  const { status, location } = result;
  if (status >= 200 && status < 300) return { outcome: 'delivered', what: null, todo: null };
  if (status >= 300 && status < 400) return redirected(target, status, location);
  if (status >= 400 && status < 500) return failed(status);
  return {
    outcome: 'retried',
    what: `The receiver failed with ${status}. A real vote would be sent again.`,
    todo: 'Look at the output of your program.',
  };
}

function redirected(target: URL, status: number, location: string | null): Judgment {
  const to = location === null ? null : URL.parse(location, target.href);
  return {
    outcome: 'retried',
    what: `The receiver redirects${to ? ` to ${to}` : ''} (${status}). Redirects are never followed, because a POST would become a GET.`,
    todo: to ? `Use that address itself: ${to}` : 'Use the address of the endpoint itself.',
  };
}

function failed(status: number): Judgment {
  const what = `The receiver refused it with ${status}. A real vote would not be sent again.`;
  return {
    outcome: 'failed',
    what,
    todo: FIXES[status] ?? 'Respond with 4xx only to requests with a wrong signature.',
  };
}

const FIXES: Readonly<Record<number, string>> = {
  401: 'Is the receiver’s secret the one that this command signs with? `plaudit verify` names the mistake.',
  403: 'Is the receiver’s secret the one that this command signs with? `plaudit verify` names the mistake.',
  404: 'Is the path right?',
  405: 'The address must accept POST.',
  415: 'The address must accept Content-Type: application/json.',
};

function noResponse(target: URL, code: string): Judgment {
  const [what, todo] = NO_RESPONSE[/CERT|SIGNATURE/.test(code) ? 'CERTIFICATE' : code] ?? [
    `${target.host} did not respond (${code}).`,
    'Look at the output of your program.',
  ];
  return { outcome: 'retried', what: what.replace('{host}', target.host), todo };
}

const NO_RESPONSE: Readonly<Record<string, readonly [what: string, todo: string]>> = {
  ECONNREFUSED: ['Nothing listens on {host}.', 'Start your program, and compare its port.'],
  ECONNRESET: ['{host} closed the connection without a response.', 'Look at the output of your program.'],
  ENOTFOUND: ['There is no host named {host}.', 'Check the address.'],
  TIMEOUT: [
    `There was no response within ${RESPONSE_TIMEOUT_MS / 1000} seconds. A real vote would be sent again.`,
    'Respond first, and do slow work afterward.',
  ],
  CERTIFICATE: [
    'The certificate of {host} is not trusted on this machine.',
    'Use http:// for your own machine, or set NODE_EXTRA_CA_CERTS to the file with its certificate.',
  ],
  EPROTO: ['{host} does not speak TLS.', 'Use http:// instead of https://.'],
};
