// What a browser may do with our pages: run our own files, talk to us, and nothing else.
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NONE = ["'none'"];
const OURS = ["'self'"];

/** No inline script or style anywhere. Only the vote page may start a worker: its challenge computes in one. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const workers = (context: Context) => (context.req.path.endsWith('/vote') ? "'self'" : "'none'");
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: NONE,
      scriptSrc: OURS,
      styleSrc: OURS,
      fontSrc: OURS,
      imgSrc: OURS,
      connectSrc: OURS,
      workerSrc: [workers],
      formAction: OURS,
      baseUri: NONE,
      frameAncestors: NONE,
    },
    xFrameOptions: 'DENY',
    // Not `no-referrer`: with it browsers send `Origin: null` on our own forms, which the check of the origin refuses.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: baseUrl.startsWith('https:') ? 'max-age=15552000' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}
