// What a voter's browser does before a vote: our own challenge, or the captcha of the provider that the operator chose.
import type { Translations } from '../../messages/translations.ts';
import type { CaptchaProvider } from '../../votes/captcha-providers.ts';
import { assetUrl } from '../assets.ts';
import { useTranslations } from '../translations.ts';

/**
 * `challenge`: ours, which runs by itself. `box`: ours, which the voter starts. `captcha`: the provider's. `replaced`:
 * ours instead of the provider's, which does not respond. `blocked`: the provider's, which this browser could not load.
 */
export type VoterCheckKind = 'none' | 'challenge' | 'box' | 'captcha' | 'replaced' | 'blocked';

interface VoterCheckProps {
  readonly votePath: string;
  readonly kind: VoterCheckKind;
  readonly captcha: { readonly provider: CaptchaProvider; readonly siteKey: string } | null;
}

export function VoterCheck({ votePath, kind, captcha }: VoterCheckProps) {
  const t = useTranslations();
  if (kind === 'none') return null;
  if (captcha && (kind === 'captcha' || kind === 'blocked'))
    return (
      <>
        {kind === 'blocked' && (
          <p class="flash bad">
            {t('voterCheck.blocked', { provider: captcha.provider.name, hosts: captcha.provider.hosts })}
          </p>
        )}
        <Captcha votePath={votePath} captcha={captcha} />
      </>
    );
  return (
    <>
      {captcha && <p class="note">{t('voterCheck.replaced', { provider: captcha.provider.name })}</p>}
      <Challenge votePath={votePath} auto={kind === 'box' ? 'off' : 'onload'} />
    </>
  );
}

function Challenge({ votePath, auto }: { votePath: string; auto: 'onload' | 'off' }) {
  const t = useTranslations();
  return (
    <div
      class="challenge"
      data-challenge={`${votePath}/challenge`}
      data-widget={assetUrl('altcha.js')}
      data-worker={assetUrl('altcha-worker.js')}
      data-auto={auto}
      data-texts={JSON.stringify(challengeTexts(t, auto === 'off'))}
    >
      <noscript>
        <p class="flash bad">{t('voterCheck.needsScriptForPuzzle')}</p>
      </noscript>
    </div>
  );
}

/** What the script `vote-challenge` shows. With VOTE_CAPTCHA=altcha, the check takes long whatever the network does. */
function challengeTexts(t: Translations, isChosen: boolean) {
  return {
    widget: {
      label: t('voterCheck.notRobot'),
      verifying: t('voterCheck.checking'),
      verified: t('voterCheck.checked'),
      error: t('voterCheck.checkFailed'),
      expired: t('voterCheck.checkExpired'),
      waitAlert: t('voterCheck.checkRuns'),
    },
    longer: t(isChosen ? 'voterCheck.takesSeconds' : 'voterCheck.takesLonger'),
    insecure: t('voterCheck.needsHttps'),
    notLoaded: t('voterCheck.notLoaded'),
    progress: t('voterCheck.progress'),
    left: t('voterCheck.secondsLeft', { seconds: '{}' }),
  };
}

function Captcha({ votePath, captcha: { provider, siteKey } }: Pick<VoterCheckProps, 'votePath'> & Given) {
  const t = useTranslations();
  return (
    <div
      class="challenge"
      data-captcha={provider.id}
      data-script={provider.scriptUrl}
      data-site-key={siteKey}
      data-unreachable={`${votePath}?captcha=unreachable`}
      data-failed={t('voterCheck.failed', { provider: provider.name })}
    >
      <noscript>
        <p class="flash bad">{t('voterCheck.needsScriptForCaptcha', { provider: provider.name })}</p>
      </noscript>
    </div>
  );
}

interface Given {
  readonly captcha: NonNullable<VoterCheckProps['captcha']>;
}
