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
import { useTranslations } from '../../translations.ts';

const PATH = '/account/sessions';

export async function showSessions(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const { auth, db } = app;
  const current = await auth.sessionOf(context.req.raw.headers);
  const sessions = await listSessions(db, person.id, current?.id ?? '');
  return showPage(context, {
    title: t('security.sessions'),
    account: 'sessions',
    content: (
      <div class="narrow-page stack">
        <h1>{t('security.sessions')}</h1>
        <p class="dim">{t('security.sessionsText')}</p>
        <ul class="list">
          {sessions.map((session) => (
            <Session session={session} />
          ))}
        </ul>
        {sessions.length > 1 && <ButtonLink text={t('security.signOutElsewhere')} href={`${PATH}/end-others`} />}
      </div>
    ),
  });
}

function Session({ session }: { session: ListedSession }) {
  const t = useTranslations();
  const since = <Time at={session.since} />;
  return (
    <li class="card session">
      <div>
        <h2 class="session-device">
          <bdi>{t.text(session.device)}</bdi> {session.current && <Pill tone="good">{t('security.thisDevice')}</Pill>}
        </h2>
        <p class="dim note">
          {session.current
            ? t.rich('security.sessionNow', { since })
            : t.rich('security.sessionSeen', { since, seen: <Time at={session.seenAt} /> })}
        </p>
      </div>
      {!session.current && (
        <form method="post" action={`${PATH}/${session.id}/end`}>
          <button class="btn small" type="submit" aria-label={t('security.signOutDevice', { device: session.device })}>
            {t('signIn.signOut')}
          </button>
        </form>
      )}
    </li>
  );
}

export async function submitEndSession(context: WebContext, person: Person) {
  const { t } = context.var;
  const id = context.req.param('session') ?? '';
  if (!ID_PATTERN.test(id)) throw new HTTPException(404);
  const hasEnded = await deleteSession(context.var.app.db, person.id, id);
  if (!hasEnded) return redirectWithError(context, PATH, t('security.sessionWasEnded'));
  return redirectWithSuccess(context, PATH, t('security.deviceSignedOut'));
}

export function confirmEndOtherSessions(context: WebContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('security.signOutElsewhere'),
    section: 'account',
    question: t('security.signOutElsewhereQuestion'),
    action: `${PATH}/end-others`,
    button: t('security.signOutElsewhere'),
    back: PATH,
    text: t('security.signOutElsewhereText'),
  });
}

export async function submitEndOtherSessions(context: WebContext, person: Person) {
  const { auth, db } = context.var.app;
  const current = await auth.sessionOf(context.req.raw.headers);
  const ended = current ? await deleteOtherSessions(db, person.id, current.id) : 0;
  return redirectWithSuccess(context, PATH, context.var.t('security.othersSignedOut', { count: ended }));
}
