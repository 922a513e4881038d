// The response when Discord or Roblox redirects back. better-auth handles the request; a sign-in that needs a second step
// continues at our page, and a refusal's message moves to a flash cookie.

import { secondStepCookie } from '../access/second-step.ts';
import { runSignIn } from '../access/session-proof.ts';
import type { AppContext } from '../context.ts';
import { moveRefusalToFlash } from './discord-refusal.ts';
import { localPath, withNext } from './local-path.ts';
import { safeLocation } from './redirect.ts';

/** `network`: a keyed hash of the visitor's. */
export async function handleProviderCallback(app: AppContext, request: Request, network: string): Promise<Response> {
  const { auth, config, vault } = app;
  const { result: response, heldBackId } = await runSignIn(() => auth.handle(request, network));
  if (heldBackId === null) return moveRefusalToFlash(request, response, { vault, baseUrl: config.baseUrl });
  const refusal = new URL(response.headers.get('location') ?? '/', config.baseUrl);
  const next = localPath(refusal.searchParams.get('next'), '/dashboard');
  const headers = new Headers(response.headers);
  headers.set('location', safeLocation(withNext('/sign-in/second-step', next)));
  headers.append('set-cookie', await secondStepCookie(app, heldBackId));
  return new Response(null, { status: 302, headers });
}
