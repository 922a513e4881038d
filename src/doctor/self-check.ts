// Requests BASE_URL as visitors do and finds out who responds.
import type { Config } from '../config.ts';
import { now } from '../core/clock.ts';
import type { ObservedRequest } from '../core/observed-request.ts';
import type { Vault } from '../core/secrets.ts';
import { requestAsOperator, type ServerCertificate } from '../outbound/operator-request.ts';
import {
  PROOF_HEADER,
  readSelfCheck,
  SELF_CHECK_HEADER,
  SELF_CHECK_PATH,
  signSelfCheck,
} from './self-check-protocol.ts';

/** `code`: of the failure, such as `ECONNREFUSED`. */
export type SelfCheckResult =
  | { readonly kind: 'unreachable'; readonly code: string }
  | {
      readonly kind: 'responded';
      readonly status: number;
      /** Where it redirects to; null if it does not. */
      readonly location: string | null;
      /** The difference to this machine's clock, positive if the server's is ahead; null without a Date header. */
      readonly clockOffsetMs: number | null;
      readonly certificate: ServerCertificate | null;
      /** Null unless this installation responded. */
      readonly service: { readonly version: string; readonly observed: ObservedRequest } | null;
    };

const TIMEOUT_MS = 4_000;

export async function requestSelf({ baseUrl }: Pick<Config, 'baseUrl'>, vault: Vault | null): Promise<SelfCheckResult> {
  const signed = vault && signSelfCheck(vault, now());
  const response = await requestAsOperator({
    url: `${baseUrl}${SELF_CHECK_PATH}`,
    headers: signed ? { [SELF_CHECK_HEADER]: signed } : {},
    timeoutMs: TIMEOUT_MS,
  });
  if (!response.ok) return { kind: 'unreachable', code: response.code };
  const { status, headers, body, certificate } = response;
  const proof = String(headers[PROOF_HEADER] ?? '');
  const date = Date.parse(headers.date ?? '');
  return {
    kind: 'responded',
    status,
    location: headers.location ?? null,
    // The header has no fractions of a second.
    clockOffsetMs: Number.isNaN(date) ? null : date + 500 - now().getTime(),
    certificate,
    service: vault && signed ? readSelfCheck(vault, signed, { body, proof }) : null,
  };
}
