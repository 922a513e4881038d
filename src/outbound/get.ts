// Reads a small document over HTTP, once: no redirect is followed, the connection ends with the answer, and size and
// time are bounded by whoever asks.
import type { Admit } from './admit.ts';
import { type AttemptClock, startClock } from './attempt-clock.ts';
import { type FailureCode, isCharged } from './codes.ts';
import { type Answered, Connection, type Exchanged } from './connection.ts';
import { DialFailure, startTrace, type Trace } from './dial.ts';
import { getText } from './http1/request.ts';
import type { JudgeAddress } from './judge-address.ts';
import { hostOf, judgeUrl, portOf } from './judge-url.ts';

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
  | Answered
  /** `charged`: false when the fault is ours (decision D6). */
  | { readonly ok: false; readonly code: FailureCode; readonly charged: boolean };

export type Get = (request: GetRequest) => Promise<GetResult>;

/** Never rejects. */
export function createGet(admit: Admit, judgeAddress: JudgeAddress): Get {
  return async (request) => {
    const whole = startClock(request.wholeMs, request.signal);
    const connecting = startClock(request.connectMs, request.signal);
    const trace = startTrace();
    try {
      const result = await read(request, { whole, connecting, trace });
      return result.ok ? result : { ...result, charged: isCharged(result.code) };
    } catch (failure) {
      const code = failure instanceof DialFailure ? failure.code : 'internal_error';
      return { ok: false, code, charged: isCharged(code) };
    } finally {
      whole.stop();
      connecting.stop();
    }
  };

  async function read(request: GetRequest, { whole, connecting, trace }: Clocks): Promise<Exchanged> {
    const { unsecured = false, mostBytes } = request;
    const written = judgeUrl(request.url, judgeAddress, { plainHttp: unsecured });
    if (!written.ok) return { ok: false, code: written.code };
    const { url } = written;
    const text = getText(url, request.headers);
    if (text === null) return { ok: false, code: 'internal_error' };
    const admission = await admit(hostOf(url), connecting);
    if (!admission.ok) return { ok: false, code: admission.code };
    const isPlain = url.protocol === 'http:';
    if (isPlain && !admission.opened && !unsecured) return { ok: false, code: 'url_not_https' };
    const connection = new Connection(url.origin, null);
    const { addresses } = admission;
    const tlsHost = isPlain ? null : hostOf(url);
    const to = { addresses, port: portOf(url), tlsHost, anyCertificate: unsecured };
    await connection.open(to, connecting, trace);
    return connection.send(text, whole, trace, mostBytes);
  }
}

interface Clocks {
  readonly whole: AttemptClock;
  readonly connecting: AttemptClock;
  readonly trace: Trace;
}
