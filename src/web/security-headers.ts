// Restricts what a browser may do with our pages: load our own files and connect to this site, nothing else.
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NONE = ["'none'"];
const OURS = ["'self'"];

/**
 * No inline scripts or styles anywhere. Only the vote page and favorites may start a worker, which solves the challenge
 * or shows reminders, and only the vote page may use the captcha that the operator chose: `captchaSources` (decision
 * P459).
 */
export function securityHeaders(baseUrl: string, captchaSources: readonly string[] = []): MiddlewareHandler {
  const usual = headersWith(baseUrl, { workerSrc: NONE });
  const favorites = headersWith(baseUrl, { workerSrc: OURS });
  const vote = headersWith(baseUrl, { workerSrc: OURS, ...allowing(captchaSources) });
  const headersOf = ({ req: { path } }: Context) =>
    path.endsWith('/vote') ? vote : path === '/favorites' ? favorites : usual;
  return keepingOwn((context, next) => headersOf(context)(context, next));
}

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

function allowing(sources: readonly string[]): Policy {
  if (sources.length === 0) return {};
  const all = [...OURS, ...sources];
  return { scriptSrc: all, styleSrc: all, connectSrc: all, frameSrc: [...sources] };
}

function headersWith(baseUrl: string, policy: Policy): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: NONE,
      scriptSrc: OURS,
      styleSrc: OURS,
      fontSrc: OURS,
      imgSrc: OURS,
      connectSrc: OURS,
      formAction: OURS,
      baseUri: NONE,
      frameAncestors: NONE,
      ...policy,
    },
    xFrameOptions: 'DENY',
    // Not `no-referrer`: with it, browsers send `Origin: null` with our own forms, which the CSRF check rejects.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: baseUrl.startsWith('https:') ? 'max-age=15552000' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}

const FRAMED = 'framedOrigin';

/** This response alone may show a frame of another site, whose origin is one that we chose (decision P472). */
export function allowFrameOf(context: Context, origin: string): void {
  context.set(FRAMED, origin);
}

function withFrame(context: Context, policy: string): string {
  const origin: unknown = context.get(FRAMED);
  return typeof origin === 'string' ? `${policy}; frame-src ${origin}` : policy;
}

/** The end of the policy of pages that are made for frames (decision P495). */
const FRAMED_BY_ALL = 'frame-ancestors *';
/** Responses that other sites may embed set these headers themselves, to a policy at least as strict. */
const OWN = ['Cross-Origin-Resource-Policy', 'Content-Security-Policy'];

function keepingOwn(guard: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    let own: readonly (readonly [string, string | null])[] = [];
    await guard(context, async () => {
      await next();
      own = OWN.map((name) => [name, context.res.headers.get(name)] as const);
    });
    const { headers } = context.res;
    for (const [name, value] of own) if (value !== null) headers.set(name, neverFramed(value));
    const policy = headers.get('Content-Security-Policy');
    if (policy?.endsWith(FRAMED_BY_ALL)) headers.delete('X-Frame-Options');
    else if (policy) headers.set('Content-Security-Policy', withFrame(context, policy));
  };
}

function neverFramed(value: string): string {
  const lacks = value.startsWith('default-src') && !value.includes('frame-ancestors');
  return lacks ? `${value}; frame-ancestors 'none'` : value;
}
