// Below /staff/people/:person: suspending, ending it, and who is staff. What takes away or gives power asks first.

import { ConfirmFormPage } from '../../components/confirm-form.tsx';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { Field } from '../../components/field.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import type { FieldError, Person } from '../../web-parts.ts';
import { personInPath, type StaffPersonView } from './person.tsx';

function pathOf({ id }: StaffPersonView): string {
  return `/staff/people/${id}`;
}

export async function confirmSuspend(context: WebContext) {
  return suspendPage(context, await personInPath(context), EMPTY_FORM, []);
}

export async function submitSuspend(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  if (person.id === staff.id) return redirectWithFlash(context, pathOf(person), REFUSALS.oneself);
  const form = await readForm(context);
  const [reason, typed] = [form.text('reason'), form.text('days').trim()];
  const days = typed === '' ? null : /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const change = { personId: person.id, reason, days, person: staff };
  const suspended = await context.var.parts.staff.suspend(change);
  if (suspended.ok)
    return redirectWithFlash(context, pathOf(person), {
      tone: 'good',
      message: 'Suspended, and signed out everywhere.',
    });
  if (suspended.reason === 'invalid') {
    const errors = [{ field: suspended.field, message: suspended.sentence }];
    return suspendPage(context, person, form, errors);
  }
  return redirectWithFlash(context, pathOf(person), REFUSALS[suspended.reason]);
}

const bad = (message: string) => ({ tone: 'bad', message }) as const;

const REFUSALS = {
  no_link: bad('For staff such a link is made on the command line.'),
  unknown: bad('This account is gone.'),
  is_staff: bad('Staff cannot be suspended. Make the person a member first.'),
  already: bad('The role was changed in the meantime.'),
  last: bad('This is the last of the staff: make somebody else staff first.'),
  oneself: bad('Nobody does this to themselves: ask another of the staff.'),
  suspended: bad('This person is suspended. End that first.'),
};

function suspendPage(
  context: WebContext,
  person: StaffPersonView,
  form: Form,
  errors: readonly FieldError[],
) {
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Suspend a person`,
    section: 'staff',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <ConfirmFormPage
        title="Suspend this person?"
        action={`${pathOf(person)}/suspend`}
        button="Suspend"
        keep="Back"
        back={pathOf(person)}
        errors={errors}
        text={
          <>
            <p>
              <b class="clipped">
                <bdi>{person.name}</bdi>
              </b>{' '}
              is signed out everywhere and can neither sign in nor vote.
            </p>
            <p class="dim note">
              Their listings stay public, with votes and deliveries: managers and players did nothing. Until
              the suspension ends, the listings’ API tokens can read but change nothing. If a listing itself
              is the problem, hide it.
            </p>
          </>
        }
      >
        <Field
          name="reason"
          label="Reason"
          value={form.text('reason')}
          errors={errors}
          hint="The person reads it when trying to sign in. At most 500 characters."
          rows={3}
        />
        <Field
          name="days"
          label="For how many days"
          value={form.text('days')}
          errors={errors}
          optional
          inputmode="numeric"
          hint="Empty: until staff ends it."
        />
      </ConfirmFormPage>
    ),
  });
}

export async function submitReinstate(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const reinstated = await context.var.parts.staff.reinstate(person.id, staff);
  return redirectWithFlash(
    context,
    pathOf(person),
    reinstated
      ? { tone: 'good', message: 'The suspension is ended.' }
      : bad('The suspension ended in the meantime.'),
  );
}

/** Shown once, on the page it leads to. */
export async function submitResetLink(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const made = await context.var.parts.staff.makeResetLink(person.id, staff);
  if (made.ok)
    return redirectWithFlash(context, pathOf(person), { secret: { of: 'reset', value: made.url } });
  return redirectWithFlash(
    context,
    pathOf(person),
    REFUSALS[made.reason === 'is_staff' ? 'no_link' : made.reason],
  );
}

export async function confirmChangeRole(context: WebContext) {
  const person = await personInPath(context);
  const isStaff = person.role === 'staff';
  return showPage(context, {
    title: isStaff ? 'Make a member' : 'Make staff',
    section: 'staff',
    content: (
      <ConfirmPage
        title={isStaff ? 'Make this person a member again?' : 'Make this person staff?'}
        action={`${pathOf(person)}/role?to=${isStaff ? 'member' : 'staff'}`}
        button={isStaff ? 'Make a member' : 'Make staff'}
        keep="Back"
        back={pathOf(person)}
      >
        <p>
          <b class="clipped">
            <bdi>{person.name}</bdi>
          </b>{' '}
          {isStaff
            ? 'sees nothing under Staff any more, from the next click on.'
            : 'sees and does everything under Staff: plans, approval, people, the audit log.'}
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitChangeRole(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  // What was asked and not the opposite of what is: two clicks must not undo each other.
  const toStaff = context.req.query('to') === 'staff';
  const changed = await context.var.parts.staff.setStaff(person.id, toStaff, staff);
  if (!changed.ok) return redirectWithFlash(context, pathOf(person), REFUSALS[changed.reason]);
  const message = toStaff ? 'This person is staff now.' : 'This person is a member now.';
  return redirectWithFlash(context, pathOf(person), { tone: 'good', message });
}
