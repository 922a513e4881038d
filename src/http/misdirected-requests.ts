// Responds to a request for another host with the correct address (421, RFC 9110 §15.5.20).
import { html } from 'hono/html';
import { problem, RESPONSE_HEADERS } from '../api/problems.ts';

/** JSON for API clients; for everyone else, a page that needs no other file. */
export function misdirectedResponse(path: string, baseUrl: string): Response | Promise<Response> {
  return path.startsWith('/api/') ? problem('MISDIRECTED_REQUEST', detailFor(baseUrl)) : page(baseUrl);
}

function detailFor(baseUrl: string): string {
  return `This service answers at ${baseUrl} only. ${FOR_OPERATORS}`;
}

const FOR_OPERATORS =
  'If you run it: a proxy in front of it has to pass the Host header on unchanged, and BASE_URL has to be the address that people use.';

async function page(baseUrl: string): Promise<Response> {
  const text = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Wrong address</title>
  </head>
  <body>
    <h1>Wrong address</h1>
    <p>This service is at <a href="${baseUrl}">${baseUrl}</a>.</p>
    <p>${FOR_OPERATORS}</p>
  </body>
</html>`;
  return new Response(String(text), { status: 421, headers: HEADERS });
}

const HEADERS = {
  ...RESPONSE_HEADERS,
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
} as const;
