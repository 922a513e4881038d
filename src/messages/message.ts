// A message by its key and values, which becomes a sentence where somebody reads it: in the reader's language on a page
// and in an email, in English in the API and on the command line.
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Child } from 'hono/jsx';
import type english from './en/index.ts';

type English = typeof english;
export type MessageArea = keyof English;
/** `area.name`. */
export type MessageKey = { [A in MessageArea]: `${A}.${keyof English[A] & string}` }[MessageArea];
type SourceText<K extends MessageKey> = K extends `${infer A extends MessageArea}.${infer N}`
  ? N extends keyof English[A]
    ? English[A][N] & string
    : never
  : never;

interface PlainValues {
  ICUArgument: string | Message | Date;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** The names of tags: `<link>…</link>`. */
type TagsIn<Text> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never;

/**
 * What a message needs: text or a time for `{name}`, numbers for `{count, number}` and plurals, one of the choices of a
 * select. Nothing fits a message with tags, which must be rendered as elements.
 */
export type MessageValues<K extends MessageKey> = [TagsIn<SourceText<K>>] extends [never]
  ? GetICUArgs<SourceText<K>, PlainValues>
  : { readonly [Tag in TagsIn<SourceText<K>>]: never };

interface RichPlaceholders {
  ICUArgument: Child;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}
/** As `MessageValues`, where text can be an element, and each tag becomes one. */
export type RichMessageValues<K extends MessageKey> = GetICUArgs<SourceText<K>, RichPlaceholders> & {
  readonly [Tag in TagsIn<SourceText<K>>]: (content: Child) => Child;
};

/** The values as arguments: none if the message needs none, so that neither a missing nor a needless one compiles. */
export type ValueArguments<Values> = keyof Values extends never ? [] : [values: Values];

/** A translation of one area; a message that it lacks is shown in English. */
export type AreaTranslation<A extends MessageArea> = { readonly [N in keyof English[A]]?: string };
export type Translation = { readonly [A in MessageArea]?: AreaTranslation<A> };

export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, unknown>>;
}

export function message<K extends MessageKey>(key: K, ...[values]: ValueArguments<MessageValues<K>>): Message {
  return { key, values: values ?? {} };
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'values' in value;
}
