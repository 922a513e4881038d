// Staff need two-step verification, unless the operator decides otherwise (STAFF_2FA). Without it they are members
// everywhere, and the staff pages lead them to set it up (decision P400).
import type { AccountContext } from './account-context.ts';
import type { Person } from './person.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

export async function withStaffRule(
  { config, db }: Pick<AccountContext, 'config' | 'db'>,
  person: Person,
): Promise<Person> {
  if (person.role !== 'staff' || !config.staffTwoStep || (await hasSecondFactor(db, person.id))) return person;
  return { ...person, role: 'member', isStaffWithoutTwoStep: true };
}
