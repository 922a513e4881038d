// Does the provider of the captcha before a vote accept the keys?
import { postFormAsOperator } from '../../outbound/operator-request.ts';
import { captchaProvider, judgeVerification, verificationFields } from '../../votes/captcha-providers.ts';
import type { DoctorCheck } from '../check.ts';
import { type Finding, notApplicable, okFinding, problemFinding, unknownFinding } from '../finding.ts';

const TIMEOUT_MS = 4_000;

export const VOTE_CAPTCHA: DoctorCheck = {
  id: 'vote_captcha',
  name: 'Vote captcha',
  question: 'Does the provider of the captcha before a vote accept the keys?',
  async run({ config: { voteCaptcha } }) {
    if (!voteCaptcha) return notApplicable('VOTE_CAPTCHA is off.');
    if (voteCaptcha.kind === 'altcha') return okFinding('ALTCHA runs here and needs no provider.');
    const { name, verifyUrl } = captchaProvider(voteCaptcha.kind);
    const fields = verificationFields(voteCaptcha, 'check');
    const response = await postFormAsOperator({ url: verifyUrl, headers: {}, fields, timeoutMs: TIMEOUT_MS });
    return response.ok ? judgeCaptchaKeys(response, name) : notReached(name, response.code);
  },
};

const INSTEAD = 'Until then, voters solve our own hardest challenge instead.';

const notReached = (name: string, what: string) =>
  unknownFinding(`${name} cannot be reached (${what}).`, `Check that this machine may connect to it. ${INSTEAD}`);

/** No token is valid, so a refusal of the token says that the keys are. */
export function judgeCaptchaKeys(response: { readonly status: number; readonly body: string }, name: string): Finding {
  switch (judgeVerification(response)) {
    case 'misconfigured':
      return problemFinding(
        `${name} rejects VOTE_CAPTCHA_SITE_KEY or VOTE_CAPTCHA_SECRET.`,
        `Copy both keys again from its dashboard, and restart. ${INSTEAD}`,
      );
    case 'no_result':
      return notReached(name, `response ${response.status}`);
    default:
      return okFinding(`${name} accepts the secret.`);
  }
}
