// GET and POST /setup?token=: the one-time link that makes the first person staff.

import type { WebContext } from '../context.ts';
import { goTo } from '../flash.ts';
import { withNext } from '../local-path.ts';
import { showPage } from '../parts/layout.tsx';
import { readForm } from '../read-form.ts';
import { seeOther } from '../redirect.ts';
import type { Person } from '../web-parts.ts';

const TRIES_AN_HOUR = 20;

export async function showSetup(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const { person, parts } = context.var;
  return showPage(context, {
    title: 'Set up',
    content: (
      <div class="narrow-page stack">
        <h1>Set up {parts.site.serviceName}</h1>
        <section class="card stack close">
          <Step person={person} token={token} />
        </section>
      </div>
    ),
  });
}

export async function claimFromPage(context: WebContext) {
  const form = await readForm(context);
  const token = form.text('token');
  const { person, parts } = context.var;
  const here = `/setup?token=${encodeURIComponent(token)}`;
  if (!person) return seeOther(context, withNext('/sign-in', here));
  const spent = await parts.spend(`setup:${person.id}`, TRIES_AN_HOUR, 3600);
  const claimed = spent.ok && token !== '' && (await parts.people.claimSetup(token, person.id));
  if (!claimed) return goTo(context, '/setup', { tone: 'bad', message: WRONG });
  return goTo(context, '/dashboard', { tone: 'good', message: 'This place is yours: you are staff now.' });
}

const WRONG =
  'This link is not valid, or somebody is staff already. While nobody is, each start of the service prints a new one.';

function Step({ person, token }: { person: Person | null; token: string }) {
  if (token === '') return <p>Open the whole link that the service printed when it started.</p>;
  return person ? <Claim person={person} token={token} /> : <AccountFirst token={token} />;
}

function AccountFirst({ token }: { token: string }) {
  const here = `/setup?token=${encodeURIComponent(token)}`;
  return (
    <>
      <p>
        This link makes you the first member of staff here. You need an account to hold that; then you come
        back.
      </p>
      <div class="row">
        <a class="btn go" href={withNext('/sign-up', here)}>
          Make an account
        </a>
        <a class="btn" href={withNext('/sign-in', here)}>
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
        You are signed in as <bdi>{person.name}</bdi>. With this step your account becomes staff. The link
        works once.
      </p>
      <input type="hidden" name="token" value={token} />
      <div>
        <button class="btn go" type="submit">
          Become staff
        </button>
      </div>
    </form>
  );
}
