// Checks before a vote that a person's browser has solved the challenge or the provider's captcha, and serves
// challenges.
import type { Translations } from '../../../messages/translations.ts';
import { countFailedChallenge, issueChallenge } from '../../../votes/issue-challenge.ts';
import type { VoterCheckKind } from '../../components/voter-check.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import type { Form } from '../../read-form.ts';
import { visitorOf } from '../../visitor.ts';

/** GET /listings/:id/vote/challenge: the widget fetches it, and it is valid only for this person and this listing. */
export async function serveVoteChallenge(context: WebContext) {
  const { person, app } = context.var;
  const listing = await publicListingInPath(context);
  context.header('Cache-Control', 'no-store');
  if (!person) return context.json({ error: 'Sign in first.' }, 401);
  const { clients, voteCaptcha, site } = app;
  // Otherwise everybody could choose the challenge instead of the captcha.
  if (voteCaptcha && (await voteCaptcha.state()) === 'works')
    return context.json({ error: `Use the check of ${voteCaptcha.provider.name}.` }, 409);
  const issued = await issueChallenge(app, {
    listingId: listing.id,
    person,
    network: clients.networkOf(context),
    networkKey: clients.keyOf(context),
    devices: visitorOf(context).devices,
    ...(site.voteCaptcha === 'altcha' && { least: 'hard' }),
    ...(voteCaptcha && { least: 'hardest', replacesCaptcha: true }),
  });
  return context.json(issued);
}

/** What the vote page shows. Asks the provider only if the voter's browser could not load its captcha. */
export async function voterCheckKind(context: WebContext): Promise<VoterCheckKind> {
  const { voteCaptcha, voteChallenge, site } = context.var.app;
  if (!voteChallenge.enabled) return 'none';
  if (!voteCaptcha) return site.voteCaptcha === 'altcha' ? 'box' : 'challenge';
  if (voteCaptcha.isKnownDown()) return 'replaced';
  if (context.req.query('captcha') !== 'unreachable') return 'captcha';
  return (await voteCaptcha.state()) === 'works' ? 'blocked' : 'replaced';
}

export interface FailedVoterCheck {
  readonly message: string;
  readonly status: 422 | 503;
}

/** Null: the vote may be cast. */
export async function checkVoter(
  context: WebContext,
  form: Form,
  subject: { readonly listingId: string; readonly personId: string },
): Promise<FailedVoterCheck | null> {
  const { t, app } = context.var;
  const { voteCaptcha, voteChallenge } = app;
  const solution = form.text('altcha');
  if (voteCaptcha && solution === '') return checkCaptcha(t, voteCaptcha, form.text(voteCaptcha.provider.field));
  const checked = await voteChallenge.verify(solution, subject);
  if (checked.ok && (!voteCaptcha || checked.replacedCaptcha)) return null;
  // JavaScript is off, or the button was pressed before the script had loaded.
  if (!checked.ok && checked.reason === 'missing') return rejected(t('voterCheck.unsolved'));
  if (checked.ok || checked.reason === 'wrong') await countFailedChallenge(app, app.clients.keyOf(context));
  return rejected(t('voterCheck.expired'));
}

async function checkCaptcha(
  t: Translations,
  captcha: NonNullable<WebContext['var']['app']['voteCaptcha']>,
  token: string,
): Promise<FailedVoterCheck | null> {
  const provider = captcha.provider.name;
  if (token === '') return rejected(t('voterCheck.captchaUnsolved', { provider }));
  switch (await captcha.verify(token)) {
    case 'passed':
      return null;
    case 'refused':
      return rejected(t('voterCheck.captchaRefused', { provider }));
    case 'unavailable':
      return { status: 503, message: t('voterCheck.captchaUnavailable', { provider }) };
  }
}

const rejected = (message: string): FailedVoterCheck => ({ status: 422, message });
