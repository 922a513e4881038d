// GET /account/sessions: the places where a person is signed in. POST …/:session/end, GET and POST …/end-others.
import { HTTPException } from 'hono/http-exception';
import { deleteOtherSessions, deleteSession } from '../../../access/account-queries.ts';
import type { Person } from '../../../access/person.ts';
import { type ListedSession, listSessions } from '../../../access/sessions.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { ButtonLink } from '../../components/button.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';

const PATH = '/account/sessions';

export async function showSessions(context: WebContext, person: Person) {
  const { auth, db } = context.var.app;
  const current = await auth.sessionOf(context.req.raw.headers);
  const sessions = await listSessions(db, person.id, current?.id ?? '');
  return showPage(context, {
    title: 'Sessions',
    account: 'sessions',
    content: (
      <div class="narrow-page stack">
        <h1>Sessions</h1>
        <p class="dim">
          These devices are signed in to your account. If you do not recognize one, sign it out and change your
          password.
        </p>
        <ul class="list">
          {sessions.map((session) => (
            <Session session={session} />
          ))}
        </ul>
        {sessions.length > 1 && <ButtonLink text="Sign out everywhere else" href={`${PATH}/end-others`} />}
      </div>
    ),
  });
}

function Session({ session }: { session: ListedSession }) {
  return (
    <li class="card session">
      <div>
        <h2 class="session-device">
          <bdi>{session.device}</bdi> {session.current && <Pill tone="good">This device</Pill>}
        </h2>
        <p class="dim note">
          Signed in <Time at={session.since} />, last seen {session.current ? 'now' : <Time at={session.seenAt} />}
        </p>
      </div>
      {!session.current && (
        <form method="post" action={`${PATH}/${session.id}/end`}>
          <button class="btn small" type="submit" aria-label={`Sign out: ${session.device}`}>
            Sign out
          </button>
        </form>
      )}
    </li>
  );
}

export async function submitEndSession(context: WebContext, person: Person) {
  const id = context.req.param('session') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  const hasEnded = await deleteSession(context.var.app.db, person.id, id);
  if (!hasEnded) return redirectWithError(context, PATH, 'This session had already ended.');
  return redirectWithSuccess(context, PATH, 'The device was signed out.');
}

export function confirmEndOtherSessions(context: WebContext) {
  return confirmPage(context, {
    title: 'Sign out everywhere else',
    section: 'account',
    question: 'Sign out everywhere else?',
    action: `${PATH}/end-others`,
    button: 'Sign out everywhere else',
    back: PATH,
    text: 'You will stay signed in on this device.',
  });
}

export async function submitEndOtherSessions(context: WebContext, person: Person) {
  const { auth, db } = context.var.app;
  const current = await auth.sessionOf(context.req.raw.headers);
  const ended = current ? await deleteOtherSessions(db, person.id, current.id) : 0;
  const message = ended === 1 ? 'One other device was signed out.' : `${ended} other devices were signed out.`;
  return redirectWithSuccess(context, PATH, message);
}
