// The buttons to sign in or up with a provider, and why that failed.
import { isProvider, type OfferedProvider, providerName } from '../../access/providers.ts';
import type { WebContext } from '../context.ts';
import { withNext } from '../local-path.ts';
import { ButtonLink } from './button.tsx';

interface ProviderButtonsProps {
  readonly offered: readonly OfferedProvider[];
  readonly next: string;
}

export function ProviderButtons({ offered, next }: ProviderButtonsProps) {
  if (offered.length === 0) return null;
  return (
    <>
      <p class="or">or</p>
      {offered.map(({ id, name }) => (
        <ButtonLink text={`Continue with ${name}`} href={withNext(`/sign-in/${id}`, next)} look="full" />
      ))}
    </>
  );
}

/** `code`: the error code of better-auth from the URL. */
export function signInTrouble(context: WebContext, code: string): string {
  const id = context.req.query('with');
  const name = isProvider(id) ? providerName(context.var.app.config, id) : 'the other site';
  if (/not_linked|linked|already/.test(code))
    return `There is already an account with the email address that you use at ${name}. Sign in with your password, then connect ${name} on your account page.`;
  if (/email_not_found/.test(code))
    return `${capitalize(name)} has not verified your email address. Verify it in your settings there, then try again.`;
  if (code === 'provider_unavailable')
    return `${capitalize(name)} does not respond at the moment. Try again later, or sign in in another way.`;
  return `Signing in with ${name} failed. Please try again, and allow ${name} to share your email address.`;
}

/** Why an account was not connected. */
export function connectTrouble(name: string, code: string): string {
  if (code === 'provider_unavailable') return `${name} does not respond at the moment. Please try again later.`;
  return `${name} was not connected. The ${name} account may already be connected to another account here, its email address may not be verified, or the attempt took too long. Please try again.`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
