// Checks whether a host and port, entered without a URL, may be connected to over plain TCP. Pure: the addresses are
// checked when the host is resolved.
import { type Message, message } from '../messages/message.ts';
import { blockedPortService, fitsDns } from './check-url.ts';

/** What can be wrong with a host or port. Each has a sentence for the owner. */
export const HOST_CODES = ['host_invalid', 'port_invalid', 'port_denied'] as const;
export type HostCode = (typeof HOST_CODES)[number];

export type HostSyntaxResult =
  /** `host` in DNS form: lower case, punycode, an IPv6 address without brackets. */
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly code: HostCode; readonly sentence: Message };

export function checkHostSyntax(text: string, port: number): HostSyntaxResult {
  const host = readHost(text.trim());
  if (!host.ok) return host;
  const sentence = whyPortRefused(port);
  return sentence === null ? host : { ok: false, code: sentence.code, sentence: sentence.text };
}

function readHost(given: string): HostSyntaxResult {
  if (given === '') return invalid(message('targetValidation.hostMissing'));
  if (/[\p{Cc}\p{Cf}\s]/u.test(given) || !given.isWellFormed())
    return invalid(message('targetValidation.hostCharacters'));
  if (given.includes('://') || /[/?#@\\]/.test(given)) return invalid(message('targetValidation.hostIsUrl'));
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(given)?.[1];
  const colons = given.split(':').length - 1;
  if ((bracketed !== undefined && /\]:/.test(given)) || (bracketed === undefined && colons === 1))
    return invalid(message('targetValidation.hostWithPort'));
  const inUrl = bracketed === undefined && colons === 0 ? given : `[${bracketed ?? given}]`;
  const parsed = URL.parse(`http://${inUrl}/`);
  const host = parsed?.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') ?? '';
  if (parsed === null || parsed.port !== '' || !fitsDns(host))
    return invalid(message('targetValidation.hostInvalid', { host: shown(given) }));
  return { ok: true, host };
}

function whyPortRefused(port: number): { code: HostCode; text: Message } | null {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return { code: 'port_invalid', text: message('targetValidation.portInvalid') };
  const service = blockedPortService(port);
  return service === null
    ? null
    : {
        code: 'port_denied',
        text: message('targetValidation.portBlocked', { port: String(port), service }),
      };
}

function invalid(sentence: Message): HostSyntaxResult {
  return { ok: false, code: 'host_invalid', sentence };
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
