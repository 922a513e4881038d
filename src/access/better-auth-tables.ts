// Maps better-auth's models to our tables, column names and IDs.
import type { BetterAuthOptions } from 'better-auth';
import { newId } from '../core/ids.ts';

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const USER = {
  modelName: 'person',
  fields: { emailVerified: 'email_verified', ...TIMES },
  // `input: false`: these cannot be set by signing up or editing an account.
  additionalFields: {
    role: { type: 'string', required: false, defaultValue: 'member', input: false },
    platformId: { type: 'string', required: false, fieldName: 'platform_id', input: false },
    suspendedAt: { type: 'date', required: false, fieldName: 'suspended_at', input: false },
    suspendedUntil: { type: 'date', required: false, fieldName: 'suspended_until', input: false },
    language: { type: 'string', required: false, input: false },
    timeZone: { type: 'string', required: false, fieldName: 'time_zone', input: false },
    hourCycle: { type: 'string', required: false, fieldName: 'hour_cycle', input: false },
  },
} as const satisfies BetterAuthOptions['user'];

export const SESSION = {
  modelName: 'session',
  fields: {
    userId: 'person_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...TIMES,
  },
} as const satisfies BetterAuthOptions['session'];

export const ACCOUNT = {
  modelName: 'credential',
  fields: {
    userId: 'person_id',
    providerId: 'provider_id',
    accountId: 'account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...TIMES,
  },
} as const satisfies BetterAuthOptions['account'];

export const VERIFICATION = {
  modelName: 'verification',
  fields: { expiresAt: 'expires_at', ...TIMES },
} as const satisfies BetterAuthOptions['verification'];

/** All IDs have our own format (decision N2). */
export function generateAuthId({ model }: { model: string }): string {
  return newId(model === 'user' ? 'usr' : 'row');
}
