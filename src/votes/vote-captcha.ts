// The captcha that an operator may require before a vote (decisions P457, P458). If its provider does not respond, the
// voter's browser solves our own hardest challenge instead: no vote is lost because somebody else's service is down.

import type { Config } from '../config.ts';
import { monotonicMs } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { type Message, message } from '../messages/message.ts';
import { ENGLISH } from '../messages/translations.ts';
import type { Outbound } from '../outbound/outbound.ts';
import {
  type CaptchaProvider,
  type CaptchaVerdict,
  captchaProvider,
  judgeVerification,
  verificationFields,
} from './captcha-providers.ts';

export type CaptchaResult = 'passed' | 'refused' | 'unavailable';
export type CaptchaState = 'works' | 'misconfigured' | 'down';

export interface ProviderCaptcha {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  /** Asks the provider whether a browser's token is valid. */
  verify(token: string): Promise<CaptchaResult>;
  /** Whether the provider was unavailable within the last minute. Asks nobody. */
  isKnownDown(): boolean;
  /** Asks the provider, at most once a minute. */
  state(): Promise<CaptchaState>;
}

interface Parts {
  readonly config: Pick<Config, 'voteCaptcha'>;
  readonly outbound: Pick<Outbound, 'post' | 'get'>;
  readonly log: Log;
  readonly stopping: AbortSignal;
  readonly origin?: string | undefined;
}

const TIMEOUT_MS = 5_000;
const REMEMBERED_MS = 60_000;
/** However many tokens get no result. */
const PROBE_EVERY_MS = 5_000;
const TOKEN_MAX_CHARACTERS = 10_000;

/** Null unless VOTE_CAPTCHA names a provider. */
export function createProviderCaptcha({ config, outbound, log, stopping, origin }: Parts): ProviderCaptcha | null {
  const keys = config.voteCaptcha;
  if (!keys || keys.kind === 'altcha') return null;
  const provider = captchaProvider(keys.kind, origin);
  const health = createHealth(provider, log);
  const headers = { 'User-Agent': 'Plaudit', Accept: 'application/json' };
  const ask = async (token: string): Promise<CaptchaVerdict> => {
    const response = await outbound.post({
      url: provider.verifyUrl,
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(verificationFields(keys, token)).toString(),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      isSingle: true,
    });
    return response.ok ? judgeVerification(response) : 'no_result';
  };
  /** Browsers cannot use the provider without its script. */
  const hasScript = async () => {
    const limits = { mostBytes: 1_000, connectMs: TIMEOUT_MS, wholeMs: TIMEOUT_MS };
    const response = await outbound.get({ url: provider.scriptUrl, headers, ...limits, signal: stopping });
    return response.ok && response.status < 400;
  };
  const probe = async (): Promise<CaptchaState> => {
    const [verdict, isServed] = await Promise.all([ask('check'), hasScript()]);
    return verdict === 'misconfigured' ? verdict : verdict === 'no_result' || !isServed ? 'down' : 'works';
  };
  return {
    provider,
    siteKey: keys.siteKey,
    isKnownDown: () => (health.recent() ?? 'works') !== 'works',
    state: () => health.recentOr(probe),
    async verify(token) {
      if (token.length > TOKEN_MAX_CHARACTERS) return 'refused';
      const verdict = await ask(token);
      if (verdict === 'passed') health.note('works');
      if (verdict === 'passed' || verdict === 'refused') return verdict;
      // The token may have been made to get no result: only a question of our own decides.
      return (await health.recheck(probe)) === 'works' ? 'refused' : 'unavailable';
    },
  };
}

/** Remembers for a minute whether the provider works, and logs each change once. */
function createHealth({ name }: CaptchaProvider, log: Log) {
  let known: { readonly state: CaptchaState; readonly atMs: number } | null = null;
  let logged: CaptchaState = 'works';
  let running: Promise<CaptchaState> | null = null;
  function note(state: CaptchaState): CaptchaState {
    known = { state, atMs: monotonicMs() };
    if (state !== 'works' && state !== logged) log.warn(ENGLISH.text(CAPTCHA_PROBLEMS[state](name)));
    else if (state !== logged) log.info(`${name} works again, so voters get its captcha.`);
    logged = state;
    return state;
  }
  let probedAtMs = Number.NEGATIVE_INFINITY;
  const run = (probe: () => Promise<CaptchaState>) => {
    running ??= probe()
      .then(note)
      .finally(() => {
        running = null;
        probedAtMs = monotonicMs();
      });
    return running;
  };
  const recent = () => (known && monotonicMs() - known.atMs < REMEMBERED_MS ? known.state : null);
  return {
    note,
    recent,
    async recentOr(probe: () => Promise<CaptchaState>): Promise<CaptchaState> {
      return recent() ?? run(probe);
    },
    /** Asks again, whatever is remembered. */
    async recheck(probe: () => Promise<CaptchaState>): Promise<CaptchaState> {
      const isFresh = monotonicMs() - probedAtMs < PROBE_EVERY_MS;
      return (isFresh && recent()) || run(probe);
    },
  };
}

/** For the log and the system page. */
export const CAPTCHA_PROBLEMS: Readonly<Record<Exclude<CaptchaState, 'works'>, (name: string) => Message>> = {
  misconfigured: (name) => message('systemWarnings.captchaRefusedTodo', { name }),
  down: (name) => message('systemWarnings.captchaDownTodo', { name }),
};
