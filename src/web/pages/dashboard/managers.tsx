// GET and POST /dashboard/:id/managers: who runs the listing, who is invited to, and who shall own it.
import { CopyField } from '../../components/copy-button.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { Choices, ErrorSummary, Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { Invitation, Team } from '../../management-parts.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import type { FieldError } from '../../web-parts.ts';

const INVITATIONS_PER_DAY = 20;

export function showManagers(context: WebContext, place: DashboardContext) {
  return managersPage(context, place, EMPTY_FORM, []);
}

export async function submitInvitation(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const { managers, spend } = context.var.parts;
  const form = await readForm(context);
  const again = (field: string, message: string, status?: 429) =>
    managersPage(context, place, form, [{ field, message }], status);
  const spent = await spend(`invite:${person.id}`, INVITATIONS_PER_DAY, 86_400);
  if (!spent.ok)
    return again(
      'email',
      `You invited many people today. Please wait ${formatDuration(spent.resetSeconds)}.`,
      429,
    );
  const invited = await managers.invite({ listing, person, email: form.text('email') });
  if (!invited.ok) return again('email', invited.sentence);
  return redirectWithFlash(context, managersPath(place), invitationFlash(invited.email, invited.link));
}

/** Mailed, or a link that the owner hands over. */
export function invitationFlash(email: string, link: string | null) {
  if (link === null)
    return { tone: 'good', message: `A mail with the invitation is on its way to ${email}.` } as const;
  return { secret: { of: 'invitation', value: link } } as const;
}

export function managersPath({ listing }: DashboardContext): string {
  return `/dashboard/${listing.id}/managers`;
}

async function managersPage(
  context: WebContext,
  place: DashboardContext,
  form: Form,
  errors: readonly FieldError[],
  status: 422 | 429 = 422,
) {
  const { listing } = place;
  const isOwner = place.may('managers.manage');
  const team = await context.var.parts.managers.team(listing.id);
  const { secret } = context.var.flash;
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Managers · ${listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: ['copy'],
    status: errors.length > 0 ? status : 200,
    content: (
      <DashboardFrame listing={listing} tab="managers">
        <div class="stack">
          <div>
            <h1>Managers</h1>
            <p class="dim">
              Managers see and change everything here: webhook, vote listener, tokens, changelog, settings.
              They cannot invite others, hand the listing over or delete it.
            </p>
          </div>
          {secret?.of === 'invitation' && <FreshLink link={secret.value} />}
          <div class="split">
            <div class="stack">
              <People place={place} team={team} />
              {isOwner && <Pending place={place} pending={team.pending} />}
            </div>
            {isOwner && (
              <div class="stack">
                <InviteForm place={place} form={form} errors={errors} />
                <HandOver place={place} team={team} />
              </div>
            )}
          </div>
        </div>
      </DashboardFrame>
    ),
  });
}

function FreshLink({ link }: { link: string }) {
  return (
    <section class="card fresh" aria-labelledby="fresh-title" tabindex={-1} autofocus>
      <h2 id="fresh-title">The invitation’s link</h2>
      <p>
        Send it to the person you invited; it is not shown again. It works for seven days, once, and only for
        the address you gave.
      </p>
      <CopyField value={link} label="the link" wide />
    </section>
  );
}

function People({ place, team }: { place: DashboardContext; team: Team }) {
  const { person, may } = place;
  return (
    <ul class="list">
      <li class="card person">
        <Who name={team.owner.name} isYou={team.owner.id === person.id} />
        <Pill tone="good">owner</Pill>
      </li>
      {team.managers.map(({ id, name, since }) => (
        <li class="card person">
          <div>
            <Who name={name} isYou={id === person.id} />
            <p class="dim note">
              manager since <Time at={since} />
            </p>
          </div>
          {may('managers.manage') && (
            <a class="btn small danger" href={`${managersPath(place)}/${id}/remove`}>
              Remove <span class="unseen">{name}</span>
            </a>
          )}
          {may('managers.leave') && id === person.id && (
            <a class="btn small danger" href={`${managersPath(place)}/leave`}>
              Leave
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Who({ name, isYou }: { name: string; isYou: boolean }) {
  return (
    <p class="person-name">
      <bdi>{name}</bdi> {isYou && <span class="dim">(you)</span>}
    </p>
  );
}

function Pending({ place, pending }: { place: DashboardContext; pending: readonly Invitation[] }) {
  if (pending.length === 0) return null;
  return (
    <section class="stack close">
      <h2>Not answered yet</h2>
      <ul class="list tight">
        {pending.map(({ id, email, role, expiresAt }) => (
          <li class="card person">
            <div>
              <p>
                <bdi>{email}</bdi>
              </p>
              <p class="dim note">
                {role === 'owner' ? 'offered the ownership' : 'invited as manager'}, ends{' '}
                <Time at={expiresAt} />
              </p>
            </div>
            <form method="post" action={`${managersPath(place)}/withdraw`}>
              <input type="hidden" name="id" value={id} />
              <button class="btn small" type="submit">
                Take back <span class="unseen">the invitation of {email}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InviteForm(props: { place: DashboardContext; form: Form; errors: readonly FieldError[] }) {
  const { place, form, errors } = props;
  return (
    <form class="card stack close" method="post" action={managersPath(place)} novalidate>
      <h2>Invite a manager</h2>
      <ErrorSummary errors={errors} />
      <Field
        name="email"
        label="E-mail address"
        type="email"
        inputmode="email"
        value={form.text('email')}
        errors={errors}
        hint="Of the account the person has here, or will make."
      />
      <div>
        <button class="btn go" type="submit">
          Invite
        </button>
      </div>
    </form>
  );
}

function HandOver({ place, team }: { place: DashboardContext; team: Team }) {
  return (
    <section class="card stack close">
      <h2>Hand the listing over</h2>
      {team.managers.length === 0 ? (
        <p class="dim">Only a manager can become the owner: invite the person as manager first.</p>
      ) : (
        <form class="stack close" action={`${managersPath(place)}/hand-over`}>
          <p class="dim">The manager you choose has to agree. You stay as manager.</p>
          <Choices
            name="to"
            legend="The new owner"
            kind="radio"
            choices={team.managers.map(({ id, name }) => ({ value: id, text: name }))}
            chosen={team.managers.slice(0, 1).map(({ id }) => id)}
          />
          <div>
            <button class="btn" type="submit">
              Hand it over
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
