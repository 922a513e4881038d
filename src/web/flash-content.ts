// What one page may tell the next: a message, a fresh secret, the answer to a test event.
import { z } from 'zod';

export const flashSchema = z.object({
  tone: z.enum(['good', 'bad']).optional(),
  message: z.string().optional(),
  secret: z.object({ of: z.enum(['webhook', 'token', 'invitation']), value: z.string() }).optional(),
  test: z
    .object({
      delivered: z.boolean(),
      code: z.string(),
      httpStatus: z.number().nullable(),
      durationMs: z.number(),
      address: z.string().nullable(),
      steps: z.array(z.number().nullable()),
      what: z.string(),
      remedy: z.string().nullable(),
      body: z.string().nullable(),
    })
    .optional(),
});
export type Flash = z.infer<typeof flashSchema>;
export type TestShown = NonNullable<Flash['test']>;
