// A captcha provider on this machine, like Turnstile and hCaptcha as far as we use them: a script that puts a checkbox
// into the page, and a verification that accepts each token once.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeCaptcha {
  readonly origin: string;
  /** What it does from now on. */
  mode: 'works' | 'down' | 'silent' | 'rejects_keys' | 'no_script' | 'nonsense';
  /** The fields of each verification. */
  readonly asked: Readonly<Record<string, string>>[];
  /** A token that it accepts once. */
  issue(): string;
  close(): Promise<void>;
}

const SCRIPT = `
const fields = { turnstile: 'cf-turnstile-response', hcaptcha: 'h-captcha-response' };
const provider = document.currentScript.src.includes('/turnstile/') ? 'turnstile' : 'hcaptcha';
const origin = new URL(document.currentScript.src).origin;
globalThis[provider] = {
  render(place, { sitekey, callback }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am human: ' + sitekey;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = fields[provider];
    button.addEventListener('click', async () => {
      field.value = await (await fetch(origin + '/issue')).text();
      button.textContent = 'Checked';
      callback(field.value);
    });
    place.append(button, field);
  },
};
globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

export async function startFakeCaptcha(): Promise<FakeCaptcha> {
  const tokens = new Set<string>();
  const asked: Record<string, string>[] = [];
  let issued = 0;
  const issue = () => {
    issued += 1;
    const token = `token-${issued}`;
    tokens.add(token);
    return token;
  };
  const verify = (fields: Record<string, string>): object | string => {
    if (fake.mode === 'nonsense') return '<html>';
    // As a firewall in front of it would, and as for a token of another site.
    if (fields.response?.includes('<script>')) return '<html>';
    if (fields.response === 'foreign') return { success: false, 'error-codes': ['sitekey-secret-mismatch'] };
    if (fake.mode === 'rejects_keys') return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (tokens.delete(fields.response ?? '')) return { success: true, hostname: 'localhost', 'error-codes': [] };
    return { success: false, 'error-codes': ['invalid-input-response'] };
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (fake.mode === 'silent') return;
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (fake.mode === 'down' || (fake.mode === 'no_script' && pathname.endsWith('.js'))) {
      response.writeHead(503).end();
    } else if (pathname === '/issue') response.end(issue());
    else if (pathname.endsWith('/api.js')) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
    else {
      const fields = Object.fromEntries(new URLSearchParams(body));
      asked.push(fields);
      const result = verify(fields);
      response.end(typeof result === 'string' ? result : JSON.stringify(result));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const fake: FakeCaptcha = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'works',
    asked,
    issue,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return fake;
}

/** The settings of a site that uses it. */
export const captchaSettings = (kind: 'turnstile' | 'hcaptcha') => ({
  VOTE_CHALLENGE: 'on',
  VOTE_CAPTCHA: kind,
  VOTE_CAPTCHA_SITE_KEY: 'sample-site-key',
  VOTE_CAPTCHA_SECRET: 'sample-secret',
  ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
});
