// An error of the API in words for somebody at a terminal: the SDK's messages are for its callers. Pure.
import type { PlauditError } from '@plaudit/sdk/client';
import { plain } from './paint.ts';

export function apiErrorSentence({ message, code, status }: PlauditError): string {
  const isRedirect = code === 'INVALID_RESPONSE' && status >= 300 && status < 400;
  return plain((!isRedirect && SENTENCES[code]) || message.replaceAll('`baseUrl`', 'the site'));
}

const SENTENCES: Readonly<Record<string, string>> = {
  UNAUTHENTICATED:
    'The site refuses the token: it is not known there, or it was rotated or revoked. Copy a token from the dashboard (Tokens), then set PLAUDIT_TOKEN or run: plaudit login',
  INVALID_RESPONSE:
    'The response is not that of a Plaudit site. Check the address of the site; a proxy or firewall may also be in between.',
};
