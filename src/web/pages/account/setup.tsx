// GET and POST /setup?token=: the one-time link that makes the first person staff.

import { showNarrowPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import type { Person } from '../../web-parts.ts';

const WRONG_LINKS_PER_HOUR = 30;

export async function showSetup(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const { person, parts } = context.var;
  if (!(await parts.people.isSetupToken(token))) return refuseLink(context);
  return showNarrowPage(context, {
    title: `Set up ${parts.site.serviceName}`,
    content: person ? <Claim person={person} token={token} /> : <AccountFirst token={token} />,
  });
}

export async function submitSetup(context: WebContext) {
  const form = await readForm(context);
  const token = form.text('token');
  const { person, parts } = context.var;
  if (!(await parts.people.isSetupToken(token))) return refuseLink(context);
  if (!person) return seeOther(context, withNext('/sign-in', pathOf(token)));
  if (!(await parts.people.claimSetup(token, person.id))) return refuseLink(context);
  return redirectWithFlash(context, '/staff', { tone: 'good', message: 'You are now an administrator.' });
}

const pathOf = (token: string) => `/setup?token=${encodeURIComponent(token)}`;

/** Only links that do not work count against the limit, so that nobody can use it up against the operator. */
async function refuseLink(context: WebContext) {
  const { spend, visitorKey } = context.var.parts;
  const spent = await spend(`setup:${visitorKey(context)}`, WRONG_LINKS_PER_HOUR, 3600);
  if (spent.ok)
    return showNarrowPage(context, {
      title: 'This setup link does not work',
      status: 404,
      content: <WhyNot />,
    });
  context.header('Retry-After', String(spent.resetSeconds));
  return showNarrowPage(context, {
    title: 'Too many setup links',
    status: 429,
    content: (
      <p>Too many links were tried from your network. Try again in {formatDuration(spent.resetSeconds)}.</p>
    ),
  });
}

/** The same words whatever the reason, so that a stranger learns nothing about the installation. */
function WhyNot() {
  return (
    <>
      <p>
        The link is incomplete, has been used, or is older than 24 hours, or this service has an administrator
        already.
      </p>
      <p>
        If you run this service and nobody is an administrator yet, restart it: it prints a new link, which
        works for 24 hours. If somebody is an administrator already, ask them to make you one.
      </p>
    </>
  );
}

function AccountFirst({ token }: { token: string }) {
  return (
    <>
      <p>
        This link makes you the first administrator of this service. You need an account first; then you come
        back here.
      </p>
      <div class="row">
        <a class="btn go" href={withNext('/sign-up', pathOf(token))}>
          Make an account
        </a>
        <a class="btn" href={withNext('/sign-in', pathOf(token))}>
          Sign in
        </a>
      </div>
    </>
  );
}

function Claim({ person, token }: { person: Person; token: string }) {
  return (
    <form class="stack close" method="post" action="/setup">
      <p>
        You are signed in as <bdi>{person.name}</bdi>. Continue to become an administrator of this service.
        The link works once.
      </p>
      <input type="hidden" name="token" value={token} />
      <div>
        <button class="btn go" type="submit">
          Become an administrator
        </button>
      </div>
    </form>
  );
}
