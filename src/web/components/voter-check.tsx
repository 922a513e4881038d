// What a voter's browser does before a vote: our own challenge, or the captcha of the provider that the operator chose.
import type { CaptchaProvider } from '../../votes/captcha-providers.ts';
import { assetUrl } from '../assets.ts';

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
  if (kind === 'none') return null;
  if (captcha && (kind === 'captcha' || kind === 'blocked'))
    return (
      <>
        {kind === 'blocked' && <p class="flash bad">{captchaBlocked(captcha.provider)}</p>}
        <Captcha votePath={votePath} captcha={captcha} />
      </>
    );
  return (
    <>
      {captcha && <p class="note">{captchaReplaced(captcha.provider)}</p>}
      <Challenge votePath={votePath} auto={kind === 'box' ? 'off' : 'onload'} />
    </>
  );
}

const captchaReplaced = ({ name }: CaptchaProvider) =>
  `${name}, which checks here that you are not a robot, does not respond at the moment. Your browser solves a puzzle instead, which takes a few more seconds.`;

const captchaBlocked = ({ name, hosts }: CaptchaProvider) =>
  `The check of ${name} could not be loaded in your browser. Allow ${hosts} for this page, for example in your ad blocker, and reload.`;

/** With VOTE_CAPTCHA=altcha, whatever the voter’s network does. */
const IS_CHOSEN = 'This check takes a few seconds.';
const IS_HARD =
  'This check takes longer than usual, because many votes or failed checks came from your network, or because it replaces another check.';

function Challenge({ votePath, auto }: { votePath: string; auto: 'onload' | 'off' }) {
  return (
    <div
      class="challenge"
      data-challenge={`${votePath}/challenge`}
      data-widget={assetUrl('altcha.js')}
      data-worker={assetUrl('altcha-worker.js')}
      data-auto={auto}
      data-longer={auto === 'off' ? IS_CHOSEN : IS_HARD}
    >
      <noscript>
        <p class="flash bad">
          Voting requires JavaScript, because your browser solves a small puzzle that keeps robots away. Everything else
          on this site works without it.
        </p>
      </noscript>
    </div>
  );
}

function Captcha({ votePath, captcha: { provider, siteKey } }: Pick<VoterCheckProps, 'votePath'> & Given) {
  return (
    <div
      class="challenge"
      data-captcha={provider.id}
      data-script={provider.scriptUrl}
      data-site-key={siteKey}
      data-unreachable={`${votePath}?captcha=unreachable`}
      data-failed={`The check of ${provider.name} failed. Try again, or reload the page.`}
    >
      <noscript>
        <p class="flash bad">
          Voting requires JavaScript, because {provider.name} checks that you are not a robot. Everything else on this
          site works without it.
        </p>
      </noscript>
    </div>
  );
}

interface Given {
  readonly captcha: NonNullable<VoterCheckProps['captcha']>;
}
