// GET and POST /dashboard/:id/listener: the vote listener of a Minecraft server (§1), its status, recent votes and
// unrewarded players. Its removal: …/remove. The test vote: listener-test.tsx. The CSV file: unrewarded-csv.ts.
import { byPerson } from '../../../access/audit.ts';
import { REWARD_HOURS } from '../../../core/limits.ts';
import { type Listener, readListener, removeListener, saveListener } from '../../../endpoints/listener-settings.ts';
import type { Listing } from '../../../listings/listing.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import { message } from '../../../messages/message.ts';
import { type LoggedListenerVote, listListenerVotes, listUnrewarded } from '../../../votes/listener-log.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { confirmPage, formPage } from '../../components/form-page.tsx';
import { LISTENER_PORT, ListenerForm, listenerFields } from '../../components/listener-form.tsx';
import { RewardPlugins, WhereToFind } from '../../components/listener-help.tsx';
import { RecentVotes, UnrewardedPlayers } from '../../components/listener-votes.tsx';
import { ListenerPill } from '../../components/pill.tsx';
import { TestVoteForm } from '../../components/test-vote-form.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, FormContext, type FormState, rejected } from '../../form-state.ts';
import { type Form, readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

const UNREWARDED_SHOWN = 20;
const HOST_MAX_CHARACTERS = 255;
const listenerPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/listener`;

export async function showListener(context: WebContext, dashboard: DashboardContext) {
  return listenerPage(context, dashboard);
}

export async function submitListener(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const read = readSettings(form);
  if (!read.ok) return listenerPage(context, dashboard, { settings: rejected(form, read.errors) });
  const request = { ...read.settings, listingId: listing.id, by: byPerson(person) };
  const saved = await saveListener(context.var.app, request);
  if (!saved.ok) {
    const field = saved.field === 'listing' ? '' : saved.field;
    return listenerPage(context, dashboard, { settings: rejected(form, { field, message: saved.sentence }) });
  }
  return redirectWithSuccess(context, listenerPath(dashboard), context.var.t('listener.saved'));
}

/** Checks that need no network. */
function readSettings(form: Form) {
  const errors: FieldError[] = [];
  const host = form.text('host').trim();
  const typedPort = form.text('port').trim();
  const port = /^\d{1,5}$/.test(typedPort) ? Number(typedPort) : 0;
  const protocol = form.text('protocol') === 'v1' ? ('v1' as const) : ('v2' as const);
  if (!host) errors.push({ field: 'host', message: message('listener.hostMissing') });
  else if (host.length > HOST_MAX_CHARACTERS)
    errors.push({ field: 'host', message: message('listener.hostTooLong', { max: HOST_MAX_CHARACTERS }) });
  if (port < 1 || port > 65_535)
    errors.push({ field: 'port', message: message('listener.portInvalid', { port: String(LISTENER_PORT) }) });
  if (errors.length > 0) return { ok: false as const, errors };
  return { ok: true as const, settings: { host, port, protocol, secret: form.text('secret') || null } };
}

/** The form that was submitted and refused, to be shown again. */
type Refused = { readonly settings?: FormState; readonly test?: FormState };

export async function listenerPage(context: WebContext, { listing, may }: DashboardContext, refused: Refused = {}) {
  const { t } = context.var;
  const { db, config } = context.var.app;
  const [listener, votes, unrewarded] = await Promise.all([
    readListener(db, listing.id),
    listListenerVotes({ db, config }, listing.id),
    listUnrewarded({ db, config }, listing.id, UNREWARDED_SHOWN),
  ]);
  const fields = refused.settings ?? listenerFields(listener);
  return formPage(context, refused.test ?? fields, {
    title: t('listener.listener'),
    dashboard: { listing, tab: 'listener' },
    code: true,
    scripts: ['copy'],
    content: (
      <div class="stack">
        <h1>{t('listener.listener')}</h1>
        <p class="lead">{t('listener.lead')}</p>
        <div class="split">
          <FormContext.Provider value={fields}>
            <ListenerForm listing={listing} listener={listener} />
          </FormContext.Provider>
          <aside class="stack" aria-label={t('listener.testAndStatus')}>
            {listener ? <TestVoteForm listing={listing} state={refused.test ?? BLANK_FORM} /> : <NextSteps />}
            {listener && <Status listener={listener} votes={votes} />}
            {listener && <SecretAndRemoval listing={listing} />}
          </aside>
        </div>
        <div class="halves">
          <WhereToFind open={listener === null} />
          <RewardPlugins listing={listing} site={config} />
        </div>
        {unrewarded.length > 0 && <UnrewardedPlayers listing={listing} votes={unrewarded} limit={UNREWARDED_SHOWN} />}
        {(listener || votes.length > 0) && (
          <RecentVotes
            votes={votes}
            resendPath={may('listener.resend') ? `/dashboard/${listing.id}/listener/votes` : null}
          />
        )}
      </div>
    ),
  });
}

function NextSteps() {
  const t = useTranslations();
  return (
    <section class="card">
      <h2>{t('listener.nextSteps')}</h2>
      <ol class="path">
        <li>{t('listener.nextTest')}</li>
        <li>{t('listener.nextPlugin')}</li>
        <li>{t('listener.nextVotes', { hours: REWARD_HOURS })}</li>
      </ol>
    </section>
  );
}

function Status({ listener, votes }: { listener: Listener; votes: readonly LoggedListenerVote[] }) {
  const t = useTranslations();
  const { status, lastAcceptedAt, lastUnconfirmedAt, lastFailure, consecutiveFailures } = listener;
  const failed = consecutiveFailures > 0 && votes.find((vote) => isFailure(vote, lastFailure));
  return (
    <Card title={t('listener.status')} beside={<ListenerPill listener={listener} />}>
      <Facts
        facts={[
          [t('listener.lastAccepted'), lastAcceptedAt ? <Time at={lastAcceptedAt} /> : t('listener.never')],
          lastUnconfirmedAt && [t('listener.lastUnconfirmed'), <Time at={lastUnconfirmedAt} />],
          [t('listener.lastFailure'), lastFailure ? <Time at={lastFailure.at} /> : t('listener.noFailure')],
        ]}
      />
      {failed && <p class="note">{failed.diagnosis && t.text(failed.diagnosis.happened)}</p>}
      {status === 'unconfirmed' && (
        <p class="note">
          {t('health.listenerUnconfirmed')} {t('listener.v1Disabled')}
        </p>
      )}
      {status === 'no_votes_yet' && <p class="dim note">{t('listener.testsNotIncluded')}</p>}
    </Card>
  );
}

/** Test votes do not count as failures. */
function isFailure(vote: LoggedListenerVote, lastFailure: Listener['lastFailure']): boolean {
  return !vote.isTest && vote.code !== null && vote.code === lastFailure?.code;
}

function SecretAndRemoval({ listing }: { listing: Listing }) {
  const t = useTranslations();
  return (
    <Card title={t('listener.secretAndRemoval')}>
      <p class="dim note">{t('listener.secretStored')}</p>
      <div>
        <ButtonLink text={t('buttons.remove')} href={`/dashboard/${listing.id}/listener/remove`} look="small danger" />
      </div>
    </Card>
  );
}

export function confirmRemoveListener(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('listener.removeTitle'),
    section: 'dashboard',
    question: t('listener.removeQuestion'),
    action: `${listenerPath(dashboard)}/remove`,
    button: t('listener.removeListener'),
    back: listenerPath(dashboard),
    text: t('listener.removeText'),
  });
}

export async function submitRemoveListener(context: WebContext, dashboard: DashboardContext) {
  await removeListener(context.var.app.db, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, listenerPath(dashboard), context.var.t('listener.removed'));
}
