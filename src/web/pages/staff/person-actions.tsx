// Below /staff/people/:person: suspend, reinstate, show the profile again, make a reset link, change the role.
import { byPerson } from '../../../access/audit.ts';
import type { FoundPerson } from '../../../access/find-people-queries.ts';
import type { Person } from '../../../access/person.ts';
import { createResetLink } from '../../../access/reset-link.ts';
import { reinstatePerson, setStaff, suspendPerson } from '../../../access/suspend.ts';
import { REASON_MAX_CHARACTERS } from '../../../core/limits.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { showProfileAgain } from '../../../voters/profile-decisions.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { personInPath } from './person.tsx';

function pathOf({ id }: FoundPerson): string {
  return `/staff/people/${id}`;
}

const REFUSALS = {
  no_link: 'staffPeople.noLinkForStaff',
  unknown: 'staffPeople.accountGone',
  is_staff: 'staffPeople.notStaff',
  already: 'staffPeople.roleChangedMeanwhile',
  last: 'staffPeople.lastStaff',
  oneself: 'staffPeople.notToYourself',
  suspended: 'staffPeople.suspendedFirst',
} as const satisfies Readonly<Record<string, MessageKey>>;

function refuse(context: WebContext, person: FoundPerson, refusal: keyof typeof REFUSALS): Response {
  return redirectWithError(context, pathOf(person), context.var.t(REFUSALS[refusal]));
}

export async function confirmSuspend(context: WebContext) {
  return suspendPage(context, await personInPath(context), BLANK_FORM);
}

export async function submitSuspend(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  if (person.id === staff.id) return refuse(context, person, 'oneself');
  const { t, app } = context.var;
  const form = await readForm(context);
  const days = parseDays(form.text('days').trim());
  const suspension = { personId: person.id, reason: form.text('reason'), days };
  const result = await suspendPerson(app.db, suspension, byPerson(staff));
  if (result.ok) return redirectWithSuccess(context, pathOf(person), t('staffPeople.suspendDone'));
  if (result.reason !== 'invalid') return refuse(context, person, result.reason);
  return suspendPage(context, person, rejected(form, { field: result.field, message: result.sentence }));
}

/** Null for a suspension without an end date; 0, which the use case rejects, for anything but a number. */
function parseDays(typed: string): number | null {
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

function suspendPage(context: WebContext, person: FoundPerson, state: FormState) {
  const { t } = context.var;
  return confirmPage(context, {
    state,
    title: t('staffPeople.suspendTitle'),
    section: 'staff',
    question: t('staffPeople.suspendQuestion'),
    action: `${pathOf(person)}/suspend`,
    button: t('staffPeople.suspend'),
    back: pathOf(person),
    text: (
      <>
        <p>{t.rich('staffPeople.suspendText', { name: <PersonName person={person} /> })}</p>
        <p class="dim note">{t('staffPeople.suspendListings')}</p>
      </>
    ),
    fields: (
      <>
        <Field
          name="reason"
          label={t('staff.reason')}
          hint={t('staffPeople.suspendReasonHint', { max: REASON_MAX_CHARACTERS })}
          rows={3}
        />
        <Field name="days" label={t('staff.numberOfDays')} optional inputmode="numeric" hint={t('staff.daysHint')} />
      </>
    ),
  });
}

function PersonName({ person }: { person: FoundPerson }) {
  return (
    <b class="clipped">
      <bdi>{person.name}</bdi>
    </b>
  );
}

export async function submitReinstate(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const { t, app } = context.var;
  const reinstated = await reinstatePerson(app.db, person.id, byPerson(staff));
  return reinstated
    ? redirectWithSuccess(context, pathOf(person), t('staffPeople.reinstated'))
    : redirectWithError(context, pathOf(person), t('staffPeople.alreadyReinstated'));
}

export async function submitShowProfile(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const { t, app } = context.var;
  const shown = await showProfileAgain(app, app.db, person.id, byPerson(staff));
  app.outbox?.wake();
  if (shown.ok) return redirectWithSuccess(context, pathOf(person), t('staffPeople.profileShown'));
  if (shown.reason === 'own') return refuse(context, person, 'oneself');
  return redirectWithError(context, pathOf(person), t('staffPeople.profileNotHidden'));
}

/** The link is shown only once, on the next page. */
export async function submitResetLink(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const made = await createResetLink(context.var.app, person.id, byPerson(staff));
  if (made.ok) return redirectWithFlash(context, pathOf(person), { secret: { of: 'reset', value: made.url } });
  return refuse(context, person, made.reason === 'is_staff' ? 'no_link' : made.reason);
}

export async function confirmChangeRole(context: WebContext) {
  const person = await personInPath(context);
  const { t } = context.var;
  const isStaff = person.role === 'staff';
  const button = isStaff ? t('staffPeople.makeMember') : t('staffPeople.makeStaff');
  const name = <PersonName person={person} />;
  return confirmPage(context, {
    title: button,
    section: 'staff',
    question: isStaff ? t('staffPeople.memberQuestion') : t('staffPeople.staffQuestion'),
    action: `${pathOf(person)}/role?to=${isStaff ? 'member' : 'staff'}`,
    button,
    back: pathOf(person),
    text: <p>{isStaff ? t.rich('staffPeople.memberText', { name }) : t.rich('staffPeople.staffText', { name })}</p>,
  });
}

/** The form states the new role, so that two clicks do not cancel each other out. */
export async function submitChangeRole(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const { t, app } = context.var;
  const toStaff = context.req.query('to') === 'staff';
  const changed = await setStaff(app.db, person.id, toStaff, byPerson(staff));
  if (!changed.ok) return refuse(context, person, changed.reason);
  const message = toStaff ? t('staffPeople.staffDone') : t('staffPeople.memberDone');
  return redirectWithSuccess(context, pathOf(person), message);
}
