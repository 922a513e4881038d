// The scopes of API tokens (§5.3), and which of them only bots can have (§5.4).

export const SCOPES = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'] as const;
export type Scope = (typeof SCOPES)[number];

const BOTS_ONLY: readonly Scope[] = ['stats:write', 'changelog:write'];

/** The scopes a token of this kind of listing can carry. */
export function scopesFor(listingType: 'bot' | 'game'): readonly Scope[] {
  return listingType === 'bot' ? SCOPES : SCOPES.filter((scope) => !BOTS_ONLY.includes(scope));
}

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
