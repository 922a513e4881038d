// The routes of pages about proofs of ownership and claims.
import type { Hono } from 'hono';
import { confirmed } from './confirm-identity.tsx';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showOwnership, startOwnershipSignIn, submitOwnershipCheck } from './pages/dashboard/ownership.tsx';
import * as claim from './pages/public/claim.tsx';
import * as claims from './pages/staff/claims.tsx';

export function addOwnershipRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  get('/dashboard/:id/ownership', 'ownership.view', showOwnership);
  post('/dashboard/:id/ownership', 'ownership.prove', submitOwnershipCheck);
  get('/dashboard/:id/ownership/discord', 'ownership.prove', startOwnershipSignIn);
  form('/listings/:id/claim', 'ownership.claim', [claim.showClaim, claim.submitClaim]);
  get('/listings/:id/claim/discord', 'ownership.claim', claim.startClaimSignIn);
  post('/listings/:id/claim/withdraw', 'ownership.claim', claim.submitWithdrawClaim);
  get('/auth/callback/discord', 'ownership.claim', claim.returnFromDiscordProof);
  get('/staff/claims', 'ownership.decide', claims.showClaims);
  form('/staff/claims/:claim/transfer', 'ownership.decide', [
    claims.confirmTransferClaim,
    confirmed(claims.submitTransferClaim),
  ]);
  form('/staff/claims/:claim/dismiss', 'ownership.decide', [claims.confirmDismissClaim, claims.submitDismissClaim]);
}
