// The response when a provider redirects back. better-auth handles the request; a sign-in that needs a second step
// continues at our page, a browser becomes a known device, and a refusal's message moves to a flash cookie.
import { parse } from 'hono/utils/cookie';
import { DEVICE_COOKIE } from '../access/known-devices.ts';
import { findPerson } from '../access/people.ts';
import { secondStepCookie } from '../access/second-step.ts';
import { runSignIn } from '../access/session-proof.ts';
import { welcomeFromProvider } from '../access/visitor-sign-in.ts';
import type { AppContext } from '../context.ts';
import { DEFAULT_LANDING, landingPath } from './landing.ts';
import { localPath, withNext } from './local-path.ts';
import { moveRefusalToFlash } from './provider-refusal.ts';
import { safeLocation } from './redirect.ts';

/** `network`: a keyed hash of the visitor's. */
export async function handleProviderCallback(app: AppContext, request: Request, network: string): Promise<Response> {
  const { auth, config, vault } = app;
  const signIn = await runSignIn(() => auth.handle(request, network));
  const { result: response, heldBackId, signedInId, isNew } = signIn;
  if (heldBackId !== null) return continueWithSecondStep(app, response, heldBackId);
  if (signedInId === null) return moveRefusalToFlash(request, response, { vault, baseUrl: config.baseUrl });
  const devices = parse(request.headers.get('cookie') ?? '', DEVICE_COOKIE)[DEVICE_COOKIE] ?? '';
  const userAgent = request.headers.get('user-agent');
  const cookie = await welcomeFromProvider(app, { personId: signedInId, isNew, userAgent }, devices);
  return withCookie(response, await landingAfter(app, response, signedInId), cookie);
}

async function landingAfter(app: AppContext, response: Response, personId: string): Promise<string> {
  const location = response.headers.get('location') ?? '/';
  // The provider's sign-in is an absolute address of this site.
  const isDefault = [DEFAULT_LANDING, app.config.baseUrl + DEFAULT_LANDING].includes(location);
  return isDefault ? landingPath(app, await findPerson(app.db, personId), DEFAULT_LANDING) : location;
}

async function continueWithSecondStep(app: AppContext, response: Response, personId: string): Promise<Response> {
  const refusal = new URL(response.headers.get('location') ?? '/', app.config.baseUrl);
  const next = localPath(refusal.searchParams.get('next'), DEFAULT_LANDING);
  const location = safeLocation(withNext('/sign-in/second-step', next));
  return withCookie(response, location, await secondStepCookie(app, personId));
}

function withCookie(response: Response, location: string, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.set('location', location);
  headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
