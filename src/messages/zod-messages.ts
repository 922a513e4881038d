// Messages as the errors of zod schemas. An issue has an English sentence, which the API and the command line show; a
// page finds the message again that it was made of.
import { type Message, type MessageKey, type MessageValues, message, type ValueArguments } from './message.ts';
import { ENGLISH } from './translations.ts';

/** Only schemas at the top of modules add to it, so it stays small. */
const known = new Map<string, Message>();

/** For the fixed errors of a schema: `z.string().min(1, zodMessage('validation.nameMissing'))`. */
export function zodMessage<K extends MessageKey>(key: K, ...values: ValueArguments<MessageValues<K>>): string {
  const made = message(key, ...values);
  const sentence = ENGLISH.text(made);
  known.set(sentence, made);
  return sentence;
}

/** For what `superRefine` finds: `context.addIssue(zodIssue(problem))`. */
export function zodIssue(problem: Message) {
  return { code: 'custom', message: ENGLISH.text(problem), params: { problem } } as const;
}

/** What an issue says, as a message if it was made of one. */
export function messageOfIssue(issue: {
  readonly message: string;
  readonly params?: { readonly problem?: unknown } | undefined;
}): Message | string {
  const problem = issue.params?.problem as Message | undefined;
  return problem ?? known.get(issue.message) ?? issue.message;
}
