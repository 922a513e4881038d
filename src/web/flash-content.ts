// The content of a flash message for the next page: a message, a new secret, the result of a test event.
import { z } from 'zod';
import { CHECK_GRADES, CHECK_STEPS } from '../votes/grade-receiver.ts';

export const flashSchema = z.object({
  tone: z.enum(['good', 'bad']).optional(),
  message: z.string().optional(),
  /** A form behind the message, which takes back what was done. */
  undo: z.object({ action: z.string(), values: z.record(z.string(), z.string()) }).optional(),
  /** Why signing in with Discord was refused; shown above the form. */
  refused: z.string().optional(),
  secret: z
    .object({ of: z.enum(['webhook', 'token', 'invitation', 'reset', 'link_code']), value: z.string() })
    .optional(),
  /** New recovery codes. */
  codes: z.array(z.string()).optional(),
  check: z
    .array(
      z.object({
        step: z.enum(CHECK_STEPS),
        grade: z.enum(CHECK_GRADES),
        code: z.string(),
        httpStatus: z.number().nullable(),
        durationMs: z.number(),
      }),
    )
    .optional(),
  test: z
    .object({
      delivered: z.boolean(),
      code: z.string(),
      httpStatus: z.number().nullable(),
      durationMs: z.number(),
      address: z.string().nullable(),
      /** Milliseconds to the end of DNS, connecting, TLS and the first byte; null for a step that was not reached. */
      steps: z.array(z.number().nullable()),
      happened: z.string(),
      todo: z.string().nullable(),
      body: z.string().nullable(),
    })
    .optional(),
});
export type Flash = z.infer<typeof flashSchema>;
export type FlashedCheck = NonNullable<Flash['check']>;
export type FlashedTest = NonNullable<Flash['test']>;
