// The captcha providers that an operator can choose with VOTE_CAPTCHA: where their script and their verification are,
// and what a page has to allow for them.

export type CaptchaProviderId = 'turnstile' | 'hcaptcha';

export interface CaptchaProvider {
  readonly id: CaptchaProviderId;
  readonly name: string;
  /** The hosts that a browser has to reach, for people who block them. */
  readonly hosts: string;
  readonly scriptUrl: string;
  readonly verifyUrl: string;
  /** The form field that the provider's widget fills in. */
  readonly field: string;
  /** The sources that the vote page allows for scripts, frames, styles and connections. */
  readonly sources: readonly string[];
}

const PROVIDERS: Readonly<Record<CaptchaProviderId, CaptchaProvider>> = {
  turnstile: {
    id: 'turnstile',
    name: 'Cloudflare Turnstile',
    hosts: 'challenges.cloudflare.com',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    field: 'cf-turnstile-response',
    sources: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    id: 'hcaptcha',
    name: 'hCaptcha',
    hosts: 'hcaptcha.com',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    field: 'h-captcha-response',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
};

/** `origin`: where a test has put a provider of its own. */
export function captchaProvider(id: CaptchaProviderId, origin?: string): CaptchaProvider {
  const provider = PROVIDERS[id];
  if (origin === undefined) return provider;
  const moved = (url: string) => origin + new URL(url).pathname;
  return {
    ...provider,
    scriptUrl: moved(provider.scriptUrl),
    verifyUrl: moved(provider.verifyUrl),
    sources: [origin],
  };
}

/** The fields of a verification. No address of the voter is sent. */
export function verificationFields(
  { siteKey, secret }: { readonly siteKey: string; readonly secret: string },
  token: string,
): Readonly<Record<string, string>> {
  return { secret, response: token, sitekey: siteKey };
}

export type CaptchaVerdict = 'passed' | 'refused' | 'misconfigured' | 'no_result';

/** Codes that say that the operator's keys are wrong, not the voter's token. */
const KEY_ERROR = /(missing|invalid)-input-secret|sitekey-secret-mismatch|invalid-sitekey|(missing|invalid)-sitekey/;

/** What a response to a verification means. */
export function judgeVerification({
  status,
  body,
}: {
  readonly status: number;
  readonly body: string;
}): CaptchaVerdict {
  const result = parse(body);
  if (!result || status >= 500 || status === 429) return 'no_result';
  if (result.success === true) return status === 200 ? 'passed' : 'no_result';
  if (result.success !== false) return 'no_result';
  const codes = result['error-codes'];
  if (!Array.isArray(codes)) return 'refused';
  if (codes.some((code) => typeof code === 'string' && KEY_ERROR.test(code))) return 'misconfigured';
  return codes.includes('internal-error') ? 'no_result' : 'refused';
}

function parse(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
