// GET and POST /setup?token=: the one-time link that makes the first person staff.
import type { Person } from '../../../access/person.ts';
import { hasSecondFactor } from '../../../access/second-factor-queries.ts';
import { claimSetup, isValidSetupToken } from '../../../access/setup-link.ts';
import type { AppContext } from '../../../context.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';

export async function showSetup(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const { person, app } = context.var;
  if (!(await isValidSetupToken(app.db, token))) return refuseLink(context);
  return showNarrowPage(context, {
    title: `Set up ${app.site.displayName}`,
    content: person ? <BecomeStaff person={person} token={token} /> : <SignUpFirst token={token} />,
  });
}

export async function submitSetup(context: WebContext) {
  const token = (await readForm(context)).text('token');
  const { person, app } = context.var;
  if (!(await isValidSetupToken(app.db, token))) return refuseLink(context);
  if (!person) return seeOther(context, withNext('/sign-in', setupPath(token)));
  if (!(await claimSetup(app.db, token, person.id)).ok) return refuseLink(context);
  return (await needsTwoStep(app, person.id))
    ? redirectWithSuccess(
        context,
        '/account/two-step',
        'You are now a staff member. One more step protects this account, then the staff pages open.',
      )
    : redirectWithSuccess(context, '/staff', 'You are now a staff member.');
}

async function needsTwoStep({ config, db }: AppContext, personId: string): Promise<boolean> {
  return config.staffTwoStep && !(await hasSecondFactor(db, personId));
}

const setupPath = (token: string) => `/setup?token=${encodeURIComponent(token)}`;

/** The page gives no reason, so that strangers learn nothing about the installation. */
async function refuseLink(context: WebContext) {
  const limited = await limitLinkAttempts(context, 'setup');
  if (limited) return limited;
  const { person } = context.var;
  if (person?.role === 'staff' || person?.isStaffWithoutTwoStep) return alreadyStaff(context);
  return showNarrowPage(context, {
    title: 'This setup link does not work',
    status: 404,
    content: (
      <>
        <p>
          The link is incomplete, has already been used or is more than 24 hours old, or this service already has staff.
        </p>
        <p>
          If you run this service and it has no staff yet, restart it to print a new link, which works for 24 hours. If
          it already has staff, ask a staff member to make you staff.
        </p>
        <p>Nothing has changed, and you do not need an account to try again.</p>
      </>
    ),
  });
}

function alreadyStaff(context: WebContext) {
  return showNarrowPage(context, {
    title: 'You are already a staff member',
    status: 404,
    content: (
      <>
        <p>This setup link has been used or has expired. You do not need another one.</p>
        <div>
          <ButtonLink text="Open the staff pages" href="/staff" look="go" />
        </div>
      </>
    ),
  });
}

function SignUpFirst({ token }: { token: string }) {
  return (
    <>
      <p>This link makes you the first staff member of this service. First create an account or sign in.</p>
      <div class="row">
        <ButtonLink text="Create account" href={withNext('/sign-up', setupPath(token))} look="go" />
        <ButtonLink text="Sign in" href={withNext('/sign-in', setupPath(token))} />
      </div>
    </>
  );
}

function BecomeStaff({ person, token }: { person: Person; token: string }) {
  return (
    <form class="stack close" method="post" action="/setup">
      <p>
        You are signed in as <bdi>{person.name}</bdi>. Continue to become a staff member of this service. The link works
        once.
      </p>
      <input type="hidden" name="token" value={token} />
      <div>
        <Button text="Become staff" look="go" />
      </div>
    </form>
  );
}
