// Reads a submitted form as plain text fields; the submitted values are kept to show the form again.
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { bug } from '../core/assert.ts';
import type { FieldError } from '../messages/field-error.ts';
import { messageOfIssue } from '../messages/zod-messages.ts';
import type { WebContext } from './context.ts';
import type { ReceivedBody } from './request-body.ts';

export interface Form {
  /** A field as typed, line ends as `\n`; `''` when it is missing. */
  text(name: string): string;
  all(name: string): string[];
}

/** An empty form, for a page that shows one for the first time. */
export const EMPTY_FORM: Form = toForm(new URLSearchParams());

export function toForm(fields: URLSearchParams): Form {
  const clean = (value: string) => value.replaceAll('\r\n', '\n');
  return { text: (name) => clean(fields.get(name) ?? ''), all: (name) => fields.getAll(name).map(clean) };
}

/** Accepts only the content type of plain HTML forms. Pages accept no JSON; for files see read-upload.ts. */
export async function readForm(context: WebContext): Promise<Form> {
  const type = context.req.header('content-type') ?? '';
  const body = receivedBody(context).text;
  if (body && !/^application\/x-www-form-urlencoded\b/i.test(type)) throw new HTTPException(415);
  return toForm(new URLSearchParams(body));
}

/** Only routes that are guarded by `allowed` of context.ts receive a body. */
export function receivedBody(context: WebContext): ReceivedBody {
  return context.var.body ?? bug('this route reads a form and does not receive it');
}

/** The first error of each field, in the order of the form. */
export function zodFieldErrors(error: z.ZodError): FieldError[] {
  const seen = new Map<string, FieldError['message']>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!seen.has(field)) seen.set(field, messageOfIssue(issue));
  }
  return [...seen].map(([field, message]) => ({ field, message }));
}
