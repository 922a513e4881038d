// Reads a small document over HTTP, once: no redirect is followed, the connection ends with the answer, and size and
// time are bounded by whoever asks.

import type { CheckAddress } from './check-address.ts';
import { checkUrl, urlHost, urlPort } from './check-url.ts';
import type { ResolveChecked } from './checked-resolver.ts';
import { ConnectError, type ConnectionTrace, startTrace } from './connect-socket.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { type FailureCode, isCharged } from './failure-codes.ts';
import { HttpConnection, type HttpExchangeResult, type HttpResponse } from './http-connection.ts';
import { formatGetRequest } from './http1/request.ts';

export interface GetRequest {
  readonly url: string;
  /** Host, Connection and Accept-Encoding are added here. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the body; what is longer is cut. */
  readonly mostBytes: number;
  /** For the name and the connection. */
  readonly connectMs: number;
  /** For everything, to the last byte of the body. */
  readonly wholeMs: number;
  /**
   * Plain http, and over https any certificate: for game servers, which speak the one or sign the other themselves.
   * Nothing secret is sent, and nothing that is read is believed more than the server's own word.
   */
  readonly unsecured?: boolean;
  /** Aborted when this process is to stop. */
  readonly signal?: AbortSignal;
}

export type GetResult =
  | HttpResponse
  /** `charged`: false when the fault is ours (decision D6). */
  | { readonly ok: false; readonly code: FailureCode; readonly charged: boolean };

export type HttpGet = (request: GetRequest) => Promise<GetResult>;

/** Never rejects. */
export function createHttpGet(admit: ResolveChecked, judgeAddress: CheckAddress): HttpGet {
  return async (request) => {
    const whole = startDeadline(request.wholeMs, request.signal);
    const connecting = startDeadline(request.connectMs, request.signal);
    const trace = startTrace();
    try {
      const result = await read(request, { whole, connecting, trace });
      return result.ok ? result : { ...result, charged: isCharged(result.code) };
    } catch (failure) {
      const code = failure instanceof ConnectError ? failure.code : 'internal_error';
      return { ok: false, code, charged: isCharged(code) };
    } finally {
      whole.stop();
      connecting.stop();
    }
  };

  async function read(
    request: GetRequest,
    { whole, connecting, trace }: Clocks,
  ): Promise<HttpExchangeResult> {
    const { unsecured = false, mostBytes } = request;
    const written = checkUrl(request.url, judgeAddress, { plainHttp: unsecured });
    if (!written.ok) return { ok: false, code: written.code };
    const { url } = written;
    const text = formatGetRequest(url, request.headers);
    if (text === null) return { ok: false, code: 'internal_error' };
    const admission = await admit(urlHost(url), connecting);
    if (!admission.ok) return { ok: false, code: admission.code };
    const isPlain = url.protocol === 'http:';
    if (isPlain && !admission.opened && !unsecured) return { ok: false, code: 'url_not_https' };
    const connection = new HttpConnection(url.origin, null);
    const { addresses } = admission;
    const tlsHost = isPlain ? null : urlHost(url);
    const to = { addresses, port: urlPort(url), tlsHost, anyCertificate: unsecured };
    await connection.open(to, connecting, trace);
    return connection.send(text, whole, trace, mostBytes);
  }
}

interface Clocks {
  readonly whole: Deadline;
  readonly connecting: Deadline;
  readonly trace: ConnectionTrace;
}
