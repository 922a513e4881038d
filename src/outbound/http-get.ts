// Reads a small document over HTTP, once, within a size and a time that the caller sets. Follows no redirects, and does
// not reuse the connection.
import type { CheckAddress, ResolveChecked } from './check-address.ts';
import { checkUrl, urlHost, urlPort } from './check-url.ts';
import { type ConnectionTrace, startTrace } from './connect-socket.ts';
import { Deadline } from './deadline.ts';
import { type FailureCode, isCharged } from './failure-codes.ts';
import { HttpConnection, type HttpExchangeResult, type HttpResponse } from './http-connection.ts';
import { formatGetRequest } from './http1/head.ts';
import { ConnectError } from './socket-step.ts';

export interface GetRequest {
  readonly url: string;
  /** Host, Connection and Accept-Encoding are added here. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body is cut after this many bytes. */
  readonly mostBytes: number;
  /** Returns the body as bytes, for what is not text, such as an image. */
  readonly asBytes?: boolean;
  /** The timeout for resolving and connecting. */
  readonly connectMs: number;
  /** The timeout for everything, up to the last byte of the body. */
  readonly wholeMs: number;
  /**
   * Allows plain http, and any certificate over https: game servers use plain http or self-signed certificates. Nothing
   * secret is sent, and the response is trusted no more than the server itself.
   */
  readonly unsecured?: boolean;
  /** Aborted when this process stops. */
  readonly signal?: AbortSignal;
}

export type GetResult =
  | HttpResponse
  /** `charged`: false when the fault is ours (decision D6). */
  | { readonly ok: false; readonly code: FailureCode; readonly charged: boolean };

export type HttpGet = (request: GetRequest) => Promise<GetResult>;

/** Never rejects. */
export function createHttpGet(resolve: ResolveChecked, checkAddress: CheckAddress): HttpGet {
  return async (request) => {
    const whole = new Deadline(request.wholeMs, request.signal);
    const connecting = new Deadline(request.connectMs, request.signal);
    const trace = startTrace();
    try {
      const result = await read(request, { whole, connecting, trace });
      return result.ok ? result : { ...result, charged: isCharged(result.code) };
    } catch (error) {
      const code = error instanceof ConnectError ? error.code : 'internal_error';
      return { ok: false, code, charged: isCharged(code) };
    } finally {
      whole.stop();
      connecting.stop();
    }
  };

  async function read(request: GetRequest, { whole, connecting, trace }: Progress): Promise<HttpExchangeResult> {
    const { unsecured = false, mostBytes, asBytes = false } = request;
    const checked = checkUrl(request.url, checkAddress, { plainHttp: unsecured });
    if (!checked.ok) return { ok: false, code: checked.code };
    const { url } = checked;
    const text = formatGetRequest(url, request.headers);
    if (text === null) return { ok: false, code: 'internal_error' };
    const resolved = await resolve(urlHost(url), connecting);
    if (!resolved.ok) return { ok: false, code: resolved.code };
    const isPlain = url.protocol === 'http:';
    if (isPlain && !resolved.opened && !unsecured) return { ok: false, code: 'url_not_https' };
    const connection = new HttpConnection(url.origin, null);
    const { addresses } = resolved;
    const tlsHost = isPlain ? null : urlHost(url);
    const to = { addresses, port: urlPort(url), tlsHost, anyCertificate: unsecured };
    await connection.open(to, connecting, trace);
    return connection.send(text, whole, trace, { mostBytes, asBytes });
  }
}

interface Progress {
  readonly whole: Deadline;
  readonly connecting: Deadline;
  readonly trace: ConnectionTrace;
}
