// Below /staff/people/:person: suspend, reinstate, show the profile again, make a reset link, change the role.
import { byPerson } from '../../../access/audit.ts';
import type { FoundPerson } from '../../../access/find-people-queries.ts';
import type { Person } from '../../../access/person.ts';
import { createResetLink } from '../../../access/reset-link.ts';
import { reinstatePerson, setStaff, suspendPerson } from '../../../access/suspend.ts';
import { showProfileAgain } from '../../../voters/profile-decisions.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { personInPath } from './person.tsx';

function pathOf({ id }: FoundPerson): string {
  return `/staff/people/${id}`;
}

const bad = (message: string) => ({ tone: 'bad', message }) as const;

const REFUSALS = {
  no_link: bad('Reset links for staff can only be created on the command line.'),
  unknown: bad('This account no longer exists.'),
  is_staff: bad('Staff cannot be suspended. Make this person a member first.'),
  already: bad('The role was changed in the meantime.'),
  last: bad('This is the last staff member. Make someone else staff first.'),
  oneself: bad('You cannot do this to yourself. Ask another staff member.'),
  suspended: bad('This person is suspended. End the suspension first.'),
};

export async function confirmSuspend(context: WebContext) {
  return suspendPage(context, await personInPath(context), BLANK_FORM);
}

export async function submitSuspend(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const path = pathOf(person);
  if (person.id === staff.id) return redirectWithFlash(context, path, REFUSALS.oneself);
  const form = await readForm(context);
  const days = parseDays(form.text('days').trim());
  const suspension = { personId: person.id, reason: form.text('reason'), days };
  const result = await suspendPerson(context.var.app.db, suspension, byPerson(staff));
  if (result.ok) return redirectWithSuccess(context, path, 'Suspended and signed out everywhere.');
  if (result.reason !== 'invalid') return redirectWithFlash(context, path, REFUSALS[result.reason]);
  return suspendPage(context, person, rejected(form, { field: result.field, message: result.sentence }));
}

/** Null for a suspension without an end date; 0, which the use case rejects, for anything but a number. */
function parseDays(typed: string): number | null {
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

function suspendPage(context: WebContext, person: FoundPerson, state: FormState) {
  return confirmPage(context, {
    state,
    title: 'Suspend a person',
    section: 'staff',
    question: 'Suspend this person?',
    action: `${pathOf(person)}/suspend`,
    button: 'Suspend',
    back: pathOf(person),
    text: (
      <>
        <p>
          <PersonName person={person} /> will be signed out everywhere and unable to sign in or vote.
        </p>
        <p class="dim note">
          Their listings stay public and keep receiving votes, so that managers and players are not affected. Until the
          suspension ends, the listings’ API tokens can read but not change anything. If a listing is the problem, hide
          it instead.
        </p>
      </>
    ),
    fields: (
      <>
        <Field
          name="reason"
          label="Reason"
          hint="Shown to the person when they try to sign in. At most 500 characters."
          rows={3}
        />
        <Field
          name="days"
          label="Number of days"
          optional
          inputmode="numeric"
          hint="Leave empty to suspend until a staff member ends the suspension."
        />
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
  const reinstated = await reinstatePerson(context.var.app.db, person.id, byPerson(staff));
  return redirectWithFlash(
    context,
    pathOf(person),
    reinstated ? { tone: 'good', message: 'The suspension has ended.' } : bad('The suspension had already ended.'),
  );
}

export async function submitShowProfile(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const { app } = context.var;
  const shown = await showProfileAgain(app, app.db, person.id, byPerson(staff));
  app.outbox?.wake();
  if (shown.ok) return redirectWithSuccess(context, pathOf(person), 'The profile is no longer hidden.');
  const message = shown.reason === 'own' ? REFUSALS.oneself : bad('The profile was not hidden anymore.');
  return redirectWithFlash(context, pathOf(person), message);
}

/** The link is shown only once, on the next page. */
export async function submitResetLink(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const made = await createResetLink(context.var.app, person.id, byPerson(staff));
  if (made.ok) return redirectWithFlash(context, pathOf(person), { secret: { of: 'reset', value: made.url } });
  return redirectWithFlash(context, pathOf(person), REFUSALS[made.reason === 'is_staff' ? 'no_link' : made.reason]);
}

export async function confirmChangeRole(context: WebContext) {
  const person = await personInPath(context);
  const isStaff = person.role === 'staff';
  const button = isStaff ? 'Make member' : 'Make staff';
  return confirmPage(context, {
    title: button,
    section: 'staff',
    question: isStaff ? 'Make this person a member again?' : 'Make this person staff?',
    action: `${pathOf(person)}/role?to=${isStaff ? 'member' : 'staff'}`,
    button,
    back: pathOf(person),
    text: (
      <p>
        <PersonName person={person} />{' '}
        {isStaff
          ? 'will immediately lose access to everything under Staff.'
          : 'will get access to everything under Staff: plans, approval, people and the audit log.'}
      </p>
    ),
  });
}

/** The form states the new role, so that two clicks do not cancel each other out. */
export async function submitChangeRole(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const toStaff = context.req.query('to') === 'staff';
  const changed = await setStaff(context.var.app.db, person.id, toStaff, byPerson(staff));
  if (!changed.ok) return redirectWithFlash(context, pathOf(person), REFUSALS[changed.reason]);
  const message = toStaff ? 'This person is now staff.' : 'This person is now a member.';
  return redirectWithSuccess(context, pathOf(person), message);
}
