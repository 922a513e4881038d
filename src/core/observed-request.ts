// What the service sees of a request that may have passed proxies: for the setup checklist and `plaudit doctor`, which
// tell the operator whether the proxy is configured correctly.
import type { Context } from 'hono';
import { clientAddressOf, type IsTrustedProxy, peerOf } from './client-address.ts';

export interface ObservedRequest {
  /** The address that the connection came from. */
  readonly peer: string;
  readonly isPeerTrusted: boolean;
  /** The address that counts as the client's. */
  readonly client: string;
  readonly host: string | null;
  readonly forwardedFor: string | null;
  readonly forwarded: string | null;
  readonly forwardedProto: string | null;
}

export function observeRequest(context: Context, isTrusted: IsTrustedProxy): ObservedRequest {
  const peer = peerOf(context);
  const header = (name: string) => context.req.header(name)?.slice(0, MAX_SHOWN_CHARACTERS) ?? null;
  return {
    peer: peer.toString(),
    isPeerTrusted: isTrusted(peer),
    client: clientAddressOf(context, isTrusted).toString(),
    host: header('host'),
    forwardedFor: header('x-forwarded-for'),
    forwarded: header('forwarded'),
    forwardedProto: header('x-forwarded-proto'),
  };
}

const MAX_SHOWN_CHARACTERS = 200;
