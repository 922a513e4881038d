// How often one address may be tried: passwords guessed. Counted like every other budget.
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { type Budget, spend } from './spend.ts';

const GUESSES = { limit: 20, windowSeconds: 600 };

const LIMITED: Readonly<Record<string, Omit<Budget, 'key'>>> = {
  '/sign-in/email': GUESSES,
  '/sign-up/email': GUESSES,
};

/** Runs before better-auth's own routes, called over HTTP or from a page. */
export function signInLimits(db: Db) {
  return createAuthMiddleware(async (context) => {
    const email: unknown = context.body?.email;
    const budget = typeof email === 'string' ? signInBudget(context.path, email) : null;
    if (!budget) return;
    const spent = await spend(db, budget);
    if (spent.ok) return;
    throw new APIError(
      'TOO_MANY_REQUESTS',
      { code: 'RATE_LIMITED', message: tooMany(spent.resetSeconds) },
      { 'Retry-After': String(spent.resetSeconds) },
    );
  });
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries for this address. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Null for routes that are not limited by address. */
export function signInBudget(path: string, email: string): Budget | null {
  const limits = LIMITED[path];
  // Hashed: an address that was merely tried is nobody's business a minute later.
  const whose = hashSecret(email.trim().toLowerCase()).toString('base64url');
  return limits ? { key: `auth${path}:${whose}`, ...limits } : null;
}
