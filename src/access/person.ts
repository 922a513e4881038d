// A person, and the rules for what people type about themselves: the same in forms, on the command line and in storage.

import { z } from 'zod';
import type { HourCycle } from '../core/format-time.ts';
import type { Language } from '../messages/languages.ts';
import { message } from '../messages/message.ts';
import { validateName } from '../messages/validate-name.ts';
import { zodIssue, zodMessage } from '../messages/zod-messages.ts';

/** How a person sees times; null: as the browser says, and in UTC with 24 hours in emails. */
export interface TimeSettings {
  readonly timeZone: string | null;
  readonly hourCycle: HourCycle | null;
}

export interface Person extends TimeSettings {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly role: 'member' | 'staff';
  /** Null: as the browser says, and the site's default in emails. */
  readonly language: Language | null;
  /** Staff who act as a member, because they have not set up two-step verification. */
  readonly isStaffWithoutTwoStep?: true;
  /** The Discord ID, while Discord is connected (decision N2). */
  readonly platformId: string | null;
  readonly createdAt: Date;
}

export const PERSON_NAME_MAX_CHARACTERS = 100;
export const PASSWORD_MIN_CHARACTERS = 10;
export const PASSWORD_MAX_CHARACTERS = 128;
const EMAIL_MAX_CHARACTERS = 254;
export const INVALID_EMAIL = message('validation.emailInvalid');
const EMAIL_PROBLEM = zodMessage('validation.emailInvalid');

/** The fields of the sign-up form. */
export const signUpSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, zodMessage('validation.nameMissing'))
    .superRefine((name, check) => {
      const problem = name === '' ? null : validateName(name, PERSON_NAME_MAX_CHARACTERS);
      if (problem) check.addIssue(zodIssue(problem));
    }),
  email: z.string().trim().toLowerCase().max(EMAIL_MAX_CHARACTERS, EMAIL_PROBLEM).pipe(z.email(EMAIL_PROBLEM)),
  password: z
    .string()
    .min(PASSWORD_MIN_CHARACTERS, zodMessage('validation.passwordTooShort', { min: PASSWORD_MIN_CHARACTERS }))
    .max(PASSWORD_MAX_CHARACTERS, zodMessage('validation.passwordTooLong', { max: PASSWORD_MAX_CHARACTERS })),
});

/** 1 to 100 code points on one line, at least one of them visible; surrounding white space is ignored. */
export function isPersonName(name: string): boolean {
  return signUpSchema.shape.name.safeParse(name).success;
}

export function hasPasswordLength(password: string): boolean {
  return signUpSchema.shape.password.safeParse(password).success;
}
