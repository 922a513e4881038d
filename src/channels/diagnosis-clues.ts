// Recognizes responses that reveal more than their status: login pages, bot filters, dead tunnels, missing routes
// (decision D17). Pure.
import { type Diagnosis, type Evidence, isThisMachine } from './evidence.ts';

export interface Clue {
  /** What it recognizes, for the documentation. */
  readonly name: string;
  /** A more precise diagnosis; null if the clue is not there. */
  read(evidence: Evidence): Diagnosis | null;
}

const MAX_CHARACTERS = 200;

/** The first match wins. */
export const CLUES: readonly Clue[] = [
  {
    name: 'a receiver on this machine that is not running',
    read({ code, address }) {
      if (code !== 'connect_refused' || !isThisMachine(address ?? '')) return null;
      return {
        happened: 'Nothing is listening on that port of this machine.',
        todo: 'Start the receiver, and check that it listens on the port in the URL.',
      };
    },
  },
  {
    name: 'a redirect that names its target',
    read({ code, responseHeaders }) {
      const location = toSingleLine(responseHeaders?.location ?? '');
      if (code !== 'redirect' || location === '') return null;
      return {
        happened: `The receiver answered with a redirect to ${location}, and redirects are never followed.`,
        todo: 'If that is your receiver, enter it as the endpoint URL. If it is a login page, exempt POST requests to this path from the login.',
      };
    },
  },
  {
    name: 'a tunnel whose other end is gone',
    read({ code, responseHeaders }) {
      if (code === 'delivered' || !responseHeaders?.['ngrok-error-code']) return null;
      return {
        happened: 'The tunnel (ngrok) responded, but the program behind it is not connected.',
        todo: 'Restart the tunnel and the receiver, and check that the tunnel’s host name is still the one in the URL.',
      };
    },
  },
  {
    name: 'a bot filter’s challenge page',
    read(evidence) {
      if (!['http_403', 'http_429', 'http_503'].includes(evidence.code) || !isChallenge(evidence)) return null;
      return {
        happened:
          'A bot filter in front of the receiver responded with a challenge page that only a browser can solve.',
        todo: 'Exempt this path from the filter. In Cloudflare, use a WAF rule that skips bot checks for it.',
      };
    },
  },
  {
    name: 'a password prompt',
    read({ code, responseHeaders }) {
      if (code !== 'http_401' || !/^(basic|digest|negotiate)\b/i.test(responseHeaders?.['www-authenticate'] ?? ''))
        return null;
      return {
        happened: 'The receiver answered 401: its web server asks for a user name and password.',
        todo: 'Remove the password protection from this path. The signature already proves who sent the request.',
      };
    },
  },
  {
    name: 'a framework without a POST route at this path',
    read({ code, responseBody }) {
      if (code !== 'http_404' || !/Cannot POST |"Route POST:|no route matches/i.test(responseBody ?? '')) return null;
      return {
        happened: 'The receiver answered 404: the application runs, but has no route for POST at this path.',
        todo: 'Compare the path in the URL with the path that the handler is registered for, letter by letter.',
      };
    },
  },
  {
    name: 'a web page where a receiver was expected',
    read(evidence) {
      if (evidence.code !== 'http_404' || !isWebPage(evidence)) return null;
      return {
        happened: 'The receiver answered 404 with a web page: the host serves a website, but not this path.',
        todo: 'Check the path in the URL, and make sure that the host and port belong to the receiver and not to the website.',
      };
    },
  },
  {
    name: 'an acceptance that is only a web page',
    read(evidence) {
      if (evidence.code !== 'delivered' || !isWebPage(evidence)) return null;
      return {
        happened: 'The receiver accepted the delivery but responded with a web page.',
        todo: 'If no vote arrives in your handler, a website is handling the request instead: check the path in the URL.',
      };
    },
  },
];

/** Untrusted text for use in a sentence: a single line without invisible characters, at most 200 characters. */
export function toSingleLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (line.length <= MAX_CHARACTERS) return line;
  return `${line.slice(0, MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function isWebPage({ responseHeaders, responseBody }: Evidence): boolean {
  const declared = /^text\/html\b/i.test(responseHeaders?.['content-type'] ?? '');
  return declared || /^\s*<(!doctype html|html)\b/i.test(responseBody ?? '');
}

function isChallenge(evidence: Evidence): boolean {
  const { responseHeaders, responseBody } = evidence;
  if (responseHeaders?.['cf-mitigated']) return true;
  return (
    isWebPage(evidence) && /captcha|challenge|just a moment|attention required|are you human/i.test(responseBody ?? '')
  );
}
