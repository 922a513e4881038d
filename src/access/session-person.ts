// The person of a session, from better-auth's user.
import { toLanguage } from '../messages/languages.ts';
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
  readonly language?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly hourCycle?: string | null | undefined;
  readonly createdAt: Date;
}

export function toPerson(user: SessionUser): Person {
  const { id, email, emailVerified, name, image, role, platformId, language, timeZone, hourCycle, createdAt } = user;
  return {
    id,
    email,
    emailVerified,
    name,
    image: image ?? null,
    role: role === 'staff' ? 'staff' : 'member',
    platformId: platformId ?? null,
    language: toLanguage(language),
    timeZone: timeZone ?? null,
    hourCycle: toHourCycle(hourCycle),
    createdAt,
  };
}
