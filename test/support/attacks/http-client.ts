// Sends HTTP requests over real sockets with any path and any header: `fetch` would normalize the path and refuse the
// headers.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export const HOST = 'votes.example';
export const ORIGIN = `https://${HOST}`;

export interface AttackRequest {
  readonly method?: string;
  /** Sent unchanged. */
  readonly path: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a form. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly body?: string;
}

export interface AttackResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const FORM = 'application/x-www-form-urlencoded';

export class HttpClient {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Like a browser on our own page, unless `headers` say otherwise. For an event stream, only its headers are awaited.
   */
  ask({ method = 'GET', path, cookie, headers, fields, body }: AttackRequest): Promise<AttackResponse> {
    const content = fields ? new URLSearchParams(fields).toString() : (body ?? '');
    const sent = {
      host: HOST,
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { origin: ORIGIN, 'content-length': String(Buffer.byteLength(content)) }),
      ...(fields && { 'content-type': FORM }),
      ...headers,
    };
    const { promise, resolve, reject } = Promise.withResolvers<AttackResponse>();
    const place = { host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers: sent };
    const asking = request({ ...place, setHost: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const chunks: Buffer[] = [];
      const end = () => resolve({ status, headers: received, text: Buffer.concat(chunks).toString() });
      if (received['content-type']?.startsWith('text/event-stream')) {
        end();
        response.destroy();
        return;
      }
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', end).on('error', reject);
    });
    asking.on('error', reject).end(content);
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The cookies of a response, as a browser sends them back. */
export function cookiesOf({ headers }: AttackResponse): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}
