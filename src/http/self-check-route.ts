// Tells `plaudit doctor`, and nobody else, how the service sees a request that came through BASE_URL.
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { createProxyTrust } from '../core/client-address.ts';
import { now } from '../core/clock.ts';
import { observeRequest } from '../core/observed-request.ts';
import { VERSION } from '../core/version.ts';
import {
  isSelfCheck,
  PROOF_HEADER,
  proveSelfCheck,
  SELF_CHECK_HEADER,
  SELF_CHECK_PATH,
} from '../doctor/self-check-protocol.ts';

/** Without a valid signature, the path does not exist. */
export function selfCheckRoute({ config, vault }: Pick<AppContext, 'config' | 'vault'>): Hono {
  const isTrusted = createProxyTrust(config.trustedProxies);
  return new Hono().get(SELF_CHECK_PATH, (context, next) => {
    const request = context.req.header(SELF_CHECK_HEADER) ?? '';
    if (!isSelfCheck(vault, request, now())) return next();
    const body = JSON.stringify({ version: VERSION, observed: observeRequest(context, isTrusted) });
    return Promise.resolve(
      context.body(body, 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        [PROOF_HEADER]: proveSelfCheck(vault, request, body),
      }),
    );
  });
}
