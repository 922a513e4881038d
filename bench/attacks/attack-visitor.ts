// A visitor of a running service, over HTTP like a browser: cookies, forms, and an address that a proxy would forward.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

export interface Shown {
  readonly status: number;
  readonly page: string;
  readonly location: string;
}

export class AttackVisitor {
  readonly #base: string;
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(base: string, address: string) {
    this.#base = base;
    this.#address = address;
  }

  get(path: string): Promise<Shown> {
    return this.#send(path, {});
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Shown> {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get('/account')).status === 200;
  }

  /** Opens a link of an email and submits the form there. */
  async follow({ pathname, search }: URL, fields: Readonly<Record<string, string>> = {}): Promise<Shown> {
    const { page } = await this.get(pathname + search);
    return this.post(pathname, { ...hiddenFields(page), ...fields });
  }

  /** Solves the challenge like the widget, and votes. */
  async vote(listingId: string): Promise<Shown> {
    const path = `/listings/${listingId}/vote`;
    const shown = await this.get(`${path}/challenge`);
    if (shown.status !== 200) return shown;
    const { parameters, signature } = JSON.parse(shown.page) as Challenge;
    const challenge = { parameters, ...(signature !== undefined && { signature }) };
    const solution = await solveChallenge({ challenge, deriveKey });
    const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    return this.post(path, { altcha });
  }

  /** Not with `fetch`, whose headers say that a script of an open page asks. */
  async #send(path: string, { method = 'GET', body }: { readonly method?: string; readonly body?: URLSearchParams }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      origin: this.#base,
      'x-forwarded-for': this.#address,
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(cookie && { cookie }),
    };
    const asking = request(this.#base + path, { method, headers });
    asking.end(body?.toString());
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    for (const header of response.headers['set-cookie'] ?? []) this.#keep(header);
    const { statusCode: status = 0, headers: received } = response;
    return { status, page: await text(response), location: received.location ?? '' };
  }

  #keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (value === '' || /max-age=0\b/i.test(header)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export function hiddenFields(page: string): Record<string, string> {
  const main = page.slice(page.indexOf('<main'));
  const found = [...main.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
}

export function unescapeHtml(text: string): string {
  const signs: Readonly<Record<string, string>> = { quot: '"', '#34': '"', '#39': "'", lt: '<', gt: '>', amp: '&' };
  return text.replace(/&(quot|#34|#39|lt|gt|amp);/g, (whole, name: string) => signs[name] ?? whole);
}
