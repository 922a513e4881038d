// The ways to sign in on the account page.
import type { Child } from 'hono/jsx';
import type { SignInMethods } from '../../access/connected-account.ts';
import type { Person } from '../../access/person.ts';
import {
  DISCORD,
  isVerifyingProvider,
  offeredProviders,
  PROVIDERS,
  type Provider,
  type ProviderConfig,
  providerName,
} from '../../access/providers.ts';
import type { SecondFactors } from '../../access/second-factor-queries.ts';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { formatCount } from './figures.tsx';
import { Pill } from './pill.tsx';

interface SignInMethodsProps {
  readonly config: ProviderConfig;
  readonly person: Pick<Person, 'platformId'>;
  readonly methods: SignInMethods;
  readonly factors: SecondFactors;
}

export function SignInMethodsCard({ person, methods, factors, config }: SignInMethodsProps) {
  return (
    <Card title="Sign-in methods">
      <Facts
        facts={[
          [
            'Password',
            <>
              {methods.password ? <Pill tone="good">Set</Pill> : <Pill tone="idle">Not set</Pill>}{' '}
              <a href="/account/password">{methods.password ? 'Change password' : 'Set a password'}</a>
            </>,
          ],
          ...shownProviders(config, methods).map((provider): [string, Child] => [
            providerName(config, provider),
            <ProviderMethod provider={provider} person={person} methods={methods} config={config} />,
          ]),
          ['Two-step verification and passkeys', <TwoStepMethod factors={factors} />],
        ]}
      />
      {(config.discord || methods.connected.includes(DISCORD)) && (
        <p class="hint">
          Connect Discord to send your Discord ID with your votes, so that bots can reward you. Connecting or
          disconnecting affects future votes only.
        </p>
      )}
    </Card>
  );
}

/** Discord always, because it explains IDs in votes; others if they are offered or were connected before. */
function shownProviders(config: ProviderConfig, { connected }: SignInMethods): readonly Provider[] {
  const offered = offeredProviders(config).map(({ id }) => id);
  return PROVIDERS.filter((id) => !isVerifyingProvider(id) || offered.includes(id) || connected.includes(id));
}

type ProviderMethodProps = Omit<SignInMethodsProps, 'factors'> & { readonly provider: Provider };

function ProviderMethod({ provider, person, methods, config }: ProviderMethodProps) {
  const name = providerName(config, provider);
  if (methods.connected.includes(provider))
    return (
      <>
        <Pill tone="good">Connected</Pill>{' '}
        {methods.replaceable.includes(provider) ? (
          <a href={`/account/${provider}/disconnect`} aria-label={`Disconnect ${name}`}>
            Disconnect
          </a>
        ) : (
          <span class="hint">Set a password before you disconnect it.</span>
        )}
      </>
    );
  if (config[provider])
    return (
      <>
        <Pill tone="idle">Not connected</Pill>{' '}
        <a href={`/account/${provider}`} aria-label={`Connect ${name}`}>
          Connect
        </a>
      </>
    );
  return (
    <>
      <Pill tone="idle">{provider === DISCORD && person.platformId ? 'ID known' : 'Not available'}</Pill>
      <span class="hint">Signing in with {name} is not set up on this site.</span>
    </>
  );
}

function TwoStepMethod({ factors: { app, passkeys } }: { factors: SecondFactors }) {
  const isOn = app !== null || passkeys.length > 0;
  return (
    <>
      {isOn ? <Pill tone="good">On</Pill> : <Pill tone="idle">Off</Pill>}{' '}
      <a href="/account/two-step">{isOn ? 'Manage' : 'Set up'}</a>
      {passkeys.length > 0 && <span class="hint">{formatCount(passkeys.length, 'passkey')}</span>}
    </>
  );
}
