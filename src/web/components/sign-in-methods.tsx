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
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { Pill } from './pill.tsx';

interface SignInMethodsProps {
  readonly config: ProviderConfig;
  readonly person: Pick<Person, 'platformId'>;
  readonly methods: SignInMethods;
  readonly factors: SecondFactors;
}

export function SignInMethodsCard({ person, methods, factors, config }: SignInMethodsProps) {
  const t = useTranslations();
  return (
    <Card title={t('account.signInMethods')}>
      <Facts
        facts={[
          [
            t('account.password'),
            <>
              {methods.password ? (
                <Pill tone="good">{t('account.passwordSet')}</Pill>
              ) : (
                <Pill tone="idle">{t('account.passwordNotSet')}</Pill>
              )}{' '}
              <a href="/account/password">{t(methods.password ? 'account.changePassword' : 'account.setPassword')}</a>
            </>,
          ],
          ...shownProviders(config, methods).map((provider): [string, Child] => [
            providerName(config, provider),
            <ProviderMethod provider={provider} person={person} methods={methods} config={config} />,
          ]),
          [t('account.twoStepAndPasskeys'), <TwoStepMethod factors={factors} />],
        ]}
      />
      {(config.discord || methods.connected.includes(DISCORD)) && <p class="hint">{t('account.discordHint')}</p>}
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
  const t = useTranslations();
  const name = providerName(config, provider);
  if (methods.connected.includes(provider))
    return (
      <>
        <Pill tone="good">{t('account.connected')}</Pill>{' '}
        {methods.replaceable.includes(provider) ? (
          <a href={`/account/${provider}/disconnect`} aria-label={t('account.disconnectNamed', { name })}>
            {t('account.disconnect')}
          </a>
        ) : (
          <span class="hint">{t('account.passwordFirst')}</span>
        )}
      </>
    );
  if (config[provider])
    return (
      <>
        <Pill tone="idle">{t('account.notConnected')}</Pill>{' '}
        <a href={`/account/${provider}`} aria-label={t('account.connectNamed', { name })}>
          {t('account.connect')}
        </a>
      </>
    );
  return (
    <>
      <Pill tone="idle">
        {t(provider === DISCORD && person.platformId ? 'account.idKnown' : 'account.notAvailable')}
      </Pill>
      <span class="hint">{t('account.providerNotSetUp', { name })}</span>
    </>
  );
}

function TwoStepMethod({ factors: { app, passkeys } }: { factors: SecondFactors }) {
  const t = useTranslations();
  const isOn = app !== null || passkeys.length > 0;
  return (
    <>
      {isOn ? <Pill tone="good">{t('security.on')}</Pill> : <Pill tone="idle">{t('security.off')}</Pill>}{' '}
      <a href="/account/two-step">{t(isOn ? 'account.manage' : 'account.setUp')}</a>
      {passkeys.length > 0 && <span class="hint">{t('account.passkeys', { count: passkeys.length })}</span>}
    </>
  );
}
