// GET /account/sessions: where somebody is signed in. POST …/:session/end, GET and POST …/end-others.
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../../../core/ids.ts';
import type { ListedSession } from '../../account-parts.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { Person } from '../../web-parts.ts';

const PATH = '/account/sessions';

export async function showSessions(context: WebContext, person: Person) {
  const { account } = context.var.parts;
  const current = await account.currentSession(context.req.raw.headers);
  const sessions = await account.sessions(person.id, current?.id ?? '');
  return showPage(context, {
    title: 'Sessions',
    section: 'account',
    content: (
      <AccountFrame tab="sessions">
        <div class="narrow-page stack">
          <h1>Sessions</h1>
          <p class="dim">Where you are signed in. End what you do not know, and then change your password.</p>
          <ul class="list">
            {sessions.map((session) => (
              <Session session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <a class="btn" href={`${PATH}/end-others`}>
              End all others
            </a>
          )}
        </div>
      </AccountFrame>
    ),
  });
}

function Session({ session }: { session: ListedSession }) {
  return (
    <li class="card session">
      <div>
        <h2 class="session-device">
          <bdi>{session.device}</bdi> {session.current && <Pill tone="good">this one</Pill>}
        </h2>
        <p class="dim note">
          Signed in <Time at={session.since} />, last seen{' '}
          {session.current ? 'now' : <Time at={session.seenAt} />}
        </p>
      </div>
      {!session.current && (
        <form method="post" action={`${PATH}/${session.id}/end`}>
          <button class="btn small" type="submit" aria-label={`End it: ${session.device}`}>
            End it
          </button>
        </form>
      )}
    </li>
  );
}

export async function submitEndSession(context: WebContext, person: Person) {
  const id = context.req.param('session') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  const ended = await context.var.parts.account.endSession(person.id, id);
  if (ended) return redirectWithFlash(context, PATH, { tone: 'good', message: 'The session is ended.' });
  return redirectWithFlash(context, PATH, { tone: 'bad', message: 'This session had ended already.' });
}

export function confirmEndOtherSessions(context: WebContext, _person: Person) {
  return showPage(context, {
    title: 'End all other sessions',
    section: 'account',
    content: (
      <div class="narrow-page">
        <ConfirmPage
          title="End all other sessions?"
          action={`${PATH}/end-others`}
          button="End them"
          back={PATH}
          keep="Keep them"
        >
          <p>You stay signed in here. Everywhere else you sign in again.</p>
        </ConfirmPage>
      </div>
    ),
  });
}

export async function submitEndOtherSessions(context: WebContext, person: Person) {
  const { account } = context.var.parts;
  const current = await account.currentSession(context.req.raw.headers);
  const ended = current ? await account.endOtherSessions(person.id, current.id) : 0;
  const message = ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`;
  return redirectWithFlash(context, PATH, { tone: 'good', message });
}
