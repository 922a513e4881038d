// Checks before a vote that a person's browser has solved the challenge or the provider's captcha, and serves
// challenges.
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
  const { app } = context.var;
  const { voteCaptcha, voteChallenge } = app;
  const solution = form.text('altcha');
  if (voteCaptcha && solution === '') return checkCaptcha(voteCaptcha, form.text(voteCaptcha.provider.field));
  const checked = await voteChallenge.verify(solution, subject);
  if (checked.ok && (!voteCaptcha || checked.replacedCaptcha)) return null;
  if (!checked.ok && checked.reason === 'missing') return rejected(UNSOLVED);
  if (checked.ok || checked.reason === 'wrong') await countFailedChallenge(app, app.clients.keyOf(context));
  return rejected(EXPIRED);
}

async function checkCaptcha(
  captcha: NonNullable<WebContext['var']['app']['voteCaptcha']>,
  token: string,
): Promise<FailedVoterCheck | null> {
  const { name } = captcha.provider;
  if (token === '') return rejected(`Finish the check of ${name}, then press Vote. It needs JavaScript.`);
  switch (await captcha.verify(token)) {
    case 'passed':
      return null;
    case 'refused':
      return rejected(`${name} did not accept the check. Do it again, then press Vote.`);
    case 'unavailable':
      return {
        status: 503,
        message: `${name} does not respond at the moment, so your vote was not counted yet. Your browser solves a puzzle instead: press Vote again.`,
      };
  }
}

const rejected = (message: string): FailedVoterCheck => ({ status: 422, message });

const EXPIRED = 'The robot check has expired. Press Vote again.';
/** JavaScript is off, or the button was pressed before the script had loaded. */
const UNSOLVED =
  'Your browser has not finished the robot check. Wait until it is done, then press Vote again. The check needs JavaScript: if JavaScript is disabled, enable it for this page.';
