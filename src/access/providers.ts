// The providers that people can sign in with, and their names. Google, GitHub and OpenID Connect connect only accounts
// with an address that the provider has verified, so a connected one confirms its person (decision P445).
import type { Config } from '../config.ts';

export const DISCORD = 'discord';

export const PROVIDERS = [DISCORD, 'google', 'github', 'oidc'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Those whose accounts always have a verified address, and have no ID of their own in votes. */
export const VERIFYING_PROVIDERS = ['google', 'github', 'oidc'] as const satisfies readonly Provider[];

export type ProviderConfig = Pick<Config, Provider>;

export interface OfferedProvider {
  readonly id: Provider;
  readonly name: string;
}

export function isProvider(text: string | undefined): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}

export function isVerifyingProvider(text: string): boolean {
  return VERIFYING_PROVIDERS.some((provider) => provider === text);
}

/** Those that the operator has set up, in the order in which pages show them. */
export function offeredProviders(config: ProviderConfig): readonly OfferedProvider[] {
  return PROVIDERS.filter((id) => config[id] !== null).map((id) => ({ id, name: providerName(config, id) }));
}

export function providerName({ oidc }: Pick<Config, 'oidc'>, provider: Provider): string {
  switch (provider) {
    case 'discord':
      return 'Discord';
    case 'google':
      return 'Google';
    case 'github':
      return 'GitHub';
    case 'oidc':
      return oidc?.name ?? 'OpenID Connect';
  }
}
