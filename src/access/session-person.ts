// The person of a session, from better-auth's user.
import type { Person } from './person.ts';
import { toHourCycle } from './time-settings.ts';

interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly role?: string | null | undefined;
  readonly platformId?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly hourCycle?: string | null | undefined;
  readonly createdAt: Date;
}

export function toPerson(user: SessionUser): Person {
  const { id, email, emailVerified, name, image, role, platformId, timeZone, hourCycle, createdAt } = user;
  return {
    id,
    email,
    emailVerified,
    name,
    image: image ?? null,
    role: role === 'staff' ? 'staff' : 'member',
    platformId: platformId ?? null,
    timeZone: timeZone ?? null,
    hourCycle: toHourCycle(hourCycle),
    createdAt,
  };
}
