// GET and POST /dashboard/:id/managers: the people who run the listing, and invitations. Other actions:
// manager-actions.tsx.
import type { Invitation } from '../../../access/invitation-queries.ts';
import { listPendingInvitations } from '../../../access/invitations.ts';
import { selectTeam, type Team } from '../../../access/queries.ts';
import { sendManagerInvitation } from '../../../access/send-invitation.ts';
import { INVITATIONS_PER_DAY, PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Choices, ErrorSummary, Field } from '../../components/field.tsx';
import { formPage } from '../../components/form-page.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { BLANK_FORM, type FormState, rateLimited, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

export const managersPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/managers`;

export function showManagers(context: WebContext, dashboard: DashboardContext) {
  return managersPage(context, dashboard, BLANK_FORM);
}

export async function submitInvitation(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const { app, t } = context.var;
  const form = await readForm(context);
  const limit = { key: `invite:${person.id}`, ...PAGE_LIMITS.invitations };
  const { ok, resetSeconds } = await consume(app.db, limit);
  if (!ok) {
    const wait = t.duration(resetSeconds);
    const message = t('team.tooManyInvitations', { max: INVITATIONS_PER_DAY, wait });
    return managersPage(context, dashboard, rateLimited(form, { field: 'email', message }, resetSeconds));
  }
  const sent = await sendManagerInvitation(app, { listing, owner: person, email: form.text('email'), t });
  if (!sent.ok) return managersPage(context, dashboard, rejected(form, { field: 'email', message: sent.message }));
  return redirectWithFlash(context, managersPath(dashboard), invitationFlash(t, sent));
}

/** The flash message after inviting: either the invitation was mailed, or the owner has to pass on its link. */
export function invitationFlash(t: Translations, { email, link }: { email: string; link: string | null }) {
  if (link === null) return { tone: 'good', message: t('team.invitationMailed', { email }) } as const;
  return { secret: { of: 'invitation', value: link } } as const;
}

async function managersPage(context: WebContext, dashboard: DashboardContext, state: FormState) {
  const { listing, may } = dashboard;
  const { db } = context.var.app;
  const [team, pending] = await Promise.all([selectTeam(db, listing.id), listPendingInvitations(db, listing.id)]);
  const { flash, t } = context.var;
  const { secret } = flash;
  return formPage(context, state, {
    title: t('team.managers'),
    dashboard: { listing, tab: 'managers' },
    code: true,
    scripts: ['copy'],
    content: (
      <div class="stack">
        <div>
          <h1>{t('team.managers')}</h1>
          <p class="dim">{t('team.managersText')}</p>
        </div>
        {secret?.of === 'invitation' && (
          <FreshSecret title={t('team.invitationLink')} value={secret.value} label={t('team.theLink')}>
            {t('team.invitationLinkText')}
          </FreshSecret>
        )}
        <div class="split">
          <div class="stack">
            <People dashboard={dashboard} team={team} />
            {may('managers.manage') && <PendingInvitations dashboard={dashboard} pending={pending} />}
          </div>
          {may('managers.manage') && (
            <div class="stack">
              <InvitationForm dashboard={dashboard} />
              <TransferForm dashboard={dashboard} team={team} />
            </div>
          )}
        </div>
      </div>
    ),
  });
}

function People({ dashboard, team }: { dashboard: DashboardContext; team: Team }) {
  const t = useTranslations();
  const { person, may } = dashboard;
  const path = managersPath(dashboard);
  return (
    <ul class="list">
      <li class="card person">
        <PersonName name={team.owner.name} isYou={team.owner.id === person.id} />
        <Pill tone="good">{t('team.owner')}</Pill>
      </li>
      {team.managers.map(({ id, name, since }) => (
        <li class="card person">
          <div>
            <PersonName name={name} isYou={id === person.id} />
            <p class="dim note">{t.rich('team.managerSince', { time: <Time at={since} /> })}</p>
          </div>
          {may('managers.manage') && (
            <ButtonLink text={t('buttons.remove')} unseen={name} href={`${path}/${id}/remove`} look="small danger" />
          )}
          {may('managers.leave') && id === person.id && (
            <ButtonLink text={t('team.leave')} href={`${path}/leave`} look="small danger" />
          )}
        </li>
      ))}
    </ul>
  );
}

function PersonName({ name, isYou }: { name: string; isYou: boolean }) {
  const t = useTranslations();
  return (
    <p class="person-name">
      <bdi>{name}</bdi> {isYou && <span class="dim">{t('team.you')}</span>}
    </p>
  );
}

interface PendingProps {
  readonly dashboard: DashboardContext;
  readonly pending: readonly Invitation[];
}

function PendingInvitations({ dashboard, pending }: PendingProps) {
  const t = useTranslations();
  if (pending.length === 0) return null;
  return (
    <section class="stack close">
      <h2>{t('team.pendingInvitations')}</h2>
      <ul class="list tight">
        {pending.map(({ id, email, role, expiresAt }) => (
          <li class="card person">
            <div>
              <p>
                <bdi>{email}</bdi>
              </p>
              <p class="dim note">
                {t.rich(role === 'owner' ? 'team.offeredOwnership' : 'team.invitedAsManager', {
                  time: <Time at={expiresAt} />,
                })}
              </p>
            </div>
            <PostButton
              action={`${managersPath(dashboard)}/withdraw`}
              values={{ id }}
              text={t('team.revoke')}
              unseen={t('team.theInvitation', { email })}
              look="small"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InvitationForm({ dashboard }: { dashboard: DashboardContext }) {
  const t = useTranslations();
  return (
    <form class="card stack close" method="post" action={managersPath(dashboard)} novalidate>
      <h2>{t('team.inviteManager')}</h2>
      <ErrorSummary />
      <Field name="email" label={t('team.email')} type="email" inputmode="email" hint={t('team.emailHint')} />
      <div>
        <Button text={t('team.invite')} look="go" />
      </div>
    </form>
  );
}

function TransferForm({ dashboard, team }: { dashboard: DashboardContext; team: Team }) {
  const t = useTranslations();
  return (
    <Card title={t('team.transferOwnership')}>
      {team.managers.length === 0 ? (
        <p class="dim">{t('team.transferNobody')}</p>
      ) : (
        <form class="stack close" action={`${managersPath(dashboard)}/hand-over`}>
          <p class="dim">{t('team.transferText')}</p>
          <Choices
            name="to"
            legend={t('team.newOwner')}
            kind="radio"
            choices={team.managers.map(({ id, name }) => ({ value: id, text: name }))}
            chosen={team.managers.slice(0, 1).map(({ id }) => id)}
          />
          <div>
            <Button text={t('team.transferOwnership')} />
          </div>
        </form>
      )}
    </Card>
  );
}
