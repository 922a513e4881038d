// Recognizes responses that reveal more than their status: login pages, bot filters, dead tunnels, missing routes
// (decision D17). Pure.
import { message } from '../messages/message.ts';
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
      return { happened: message('responseDiagnoses.thisMachine'), todo: message('responseDiagnoses.thisMachineTodo') };
    },
  },
  {
    name: 'a redirect that names its target',
    read({ code, responseHeaders }) {
      const location = toSingleLine(responseHeaders?.location ?? '');
      if (code !== 'redirect' || location === '') return null;
      return {
        happened: message('responseDiagnoses.redirectTo', { location }),
        todo: message('responseDiagnoses.redirectToTodo'),
      };
    },
  },
  {
    name: 'a tunnel whose other end is gone',
    read({ code, responseHeaders }) {
      if (code === 'delivered' || !responseHeaders?.['ngrok-error-code']) return null;
      return { happened: message('responseDiagnoses.tunnelGone'), todo: message('responseDiagnoses.tunnelGoneTodo') };
    },
  },
  {
    name: 'a bot filter’s challenge page',
    read(evidence) {
      if (!['http_403', 'http_429', 'http_503'].includes(evidence.code) || !isChallenge(evidence)) return null;
      return { happened: message('responseDiagnoses.botFilter'), todo: message('responseDiagnoses.botFilterTodo') };
    },
  },
  {
    name: 'a password prompt',
    read({ code, responseHeaders }) {
      if (code !== 'http_401' || !/^(basic|digest|negotiate)\b/i.test(responseHeaders?.['www-authenticate'] ?? ''))
        return null;
      return {
        happened: message('responseDiagnoses.passwordPrompt'),
        todo: message('responseDiagnoses.passwordPromptTodo'),
      };
    },
  },
  {
    name: 'a framework without a POST route at this path',
    read({ code, responseBody }) {
      if (code !== 'http_404' || !/Cannot POST |"Route POST:|no route matches/i.test(responseBody ?? '')) return null;
      return { happened: message('responseDiagnoses.noPostRoute'), todo: message('responseDiagnoses.noPostRouteTodo') };
    },
  },
  {
    name: 'a web page where a receiver was expected',
    read(evidence) {
      if (evidence.code !== 'http_404' || !isWebPage(evidence)) return null;
      return { happened: message('responseDiagnoses.webPage'), todo: message('responseDiagnoses.webPageTodo') };
    },
  },
  {
    name: 'an acceptance that is only a web page',
    read(evidence) {
      if (evidence.code !== 'delivered' || !isWebPage(evidence)) return null;
      return {
        happened: message('responseDiagnoses.acceptedByWebPage'),
        todo: message('responseDiagnoses.acceptedByWebPageTodo'),
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
