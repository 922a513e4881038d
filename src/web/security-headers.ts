// What a browser may do with our pages: run our own files, talk to us, and nothing else.
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NONE = ["'none'"];
const OURS = ["'self'"];

/** No inline script or style anywhere. Only the vote page may start a worker: its challenge computes in one. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const workers = (context: Context) => (context.req.path.endsWith('/vote') ? "'self'" : "'none'");
  return keepingOwn(
    secureHeaders({
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
      // Not `no-referrer`: with it browsers send `Origin: null` on our own forms, which the check of the origin
      // refuses.
      referrerPolicy: 'same-origin',
      strictTransportSecurity: baseUrl.startsWith('https:') ? 'max-age=15552000' : false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    }),
  );
}

/** What is made to be shown on other sites says so itself, with a policy at least as strict. */
const OWN = ['Cross-Origin-Resource-Policy', 'Content-Security-Policy'];

function keepingOwn(guard: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    let own: readonly (readonly [string, string | null])[] = [];
    await guard(context, async () => {
      await next();
      own = OWN.map((name) => [name, context.res.headers.get(name)] as const);
    });
    for (const [name, value] of own) if (value !== null) context.res.headers.set(name, neverFramed(value));
  };
}

function neverFramed(value: string): string {
  const lacks = value.startsWith('default-src') && !value.includes('frame-ancestors');
  return lacks ? `${value}; frame-ancestors 'none'` : value;
}
