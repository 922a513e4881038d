// Messages in one language, with their values.

import type { Child } from 'hono/jsx';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { formatExactTime, UTC_FORMAT } from '../core/format-time.ts';
import { memoize } from '../core/memoize.ts';
import { loadCatalog, messageText } from './catalogs.ts';
import { formatDurationIn, formatMillisecondsIn } from './durations.ts';
import { elementValues, withElementTags } from './elements-in-messages.ts';
import english from './en/index.ts';
import { dateTimeFormat, displayNames, listFormat, numberFormat, pluralRules } from './intl.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts';
import {
  isMessage,
  type Message,
  type MessageKey,
  type MessageValues,
  type RichMessageValues,
  type Translation,
  type ValueArguments,
} from './message.ts';

/** Of a formatter of numbers, messages only call `format`, and of plural rules only `select`. */
const FORMATTERS = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    numberFormat(locale, options) as Intl.NumberFormat,
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) => dateTimeFormat(locale, options),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) =>
    pluralRules(locale, options) as Intl.PluralRules,
};

type Values = Readonly<Record<string, unknown>>;

export interface Translations {
  readonly language: Language;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** A message as text. */
  <K extends MessageKey>(key: K, ...values: ValueArguments<MessageValues<K>>): string;
  /** A message with elements in it, as parts for JSX: `t.rich('area.name', { link: (text) => <a href="/">{text}</a> })`. */
  rich<K extends MessageKey>(key: K, values: RichMessageValues<K>): Child;
  /** A message that was made elsewhere: see `message`. Plain text stays as it is. */
  text(made: Message | string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `a, b, and c`. */
  list(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
  /** `45 s`, `4 min`, `11 h 20 min`; with one unit `11 h`. */
  duration(seconds: number, units?: 1 | 2): string;
  /** `86 ms`, `1.2 s`. */
  milliseconds(milliseconds: number): string;
  languageName(code: string): string;
  countryName(code: string): string;
}

const made = new Map<Language, Translations>();

export async function translationsIn(language: Language): Promise<Translations> {
  const known = made.get(language);
  if (known) return known;
  const translations = createTranslations(language, await loadCatalog(language));
  made.set(language, translations);
  return translations;
}

export const ENGLISH: Translations = createTranslations(SOURCE_LANGUAGE, english);
made.set(SOURCE_LANGUAGE, ENGLISH);

/** Shows other messages in a language, for tests of pages in any language; returns a function that ends this. */
export function replaceTranslations(language: Language, catalog: Translation): () => void {
  const before = made.get(language);
  made.set(language, createTranslations(language, catalog));
  return () => void (before ? made.set(language, before) : made.delete(language));
}

export function createTranslations(language: Language, catalog: Translation): Translations {
  const { direction, locale } = LANGUAGES[language];
  const plain = remember((key) => compile(messageText(catalog, key)));
  const rich = remember((key) => withElementTags(plain(key)));
  const render = (compiled: CompiledMessage, values: Values): unknown =>
    format(compiled, locale, values as FormatValues<string>, { formatters: FORMATTERS });
  const ofMessage = ({ key, values }: Message): string => translate(key, values);
  const asText = (value: unknown): unknown => {
    if (isMessage(value)) return ofMessage(value);
    return value instanceof Date ? formatExactTime(value, { ...UTC_FORMAT, locale }) : value;
  };
  const translate = (key: MessageKey, values: Values = {}): string => {
    const compiled = plain(key);
    // Most messages are only text.
    if (typeof compiled === 'string') return compiled;
    const texts = hasObjects(values) ? mapValues(values, asText) : values;
    return String(render(compiled, texts));
  };
  const nameOf = (type: Intl.DisplayNamesType) => memoize((code) => displayNames(locale, { type }).of(code) ?? code);
  return Object.assign((key: MessageKey, ...[values]: readonly unknown[]) => translate(key, values as Values), {
    language,
    locale,
    direction,
    rich: (key: MessageKey, values: Values) =>
      (hasObjects(values) ? render(rich(key), elementValues(values)) : render(plain(key), values)) as Child,
    text: (given: Message | string) => (typeof given === 'string' ? given : ofMessage(given)),
    number: (value: number, options?: Intl.NumberFormatOptions) => numberFormat(locale, options).format(value),
    list: (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
      listFormat(locale, { type }).format(items),
    duration: (seconds: number, units?: 1 | 2) => formatDurationIn(locale, seconds, units),
    milliseconds: (milliseconds: number) => formatMillisecondsIn(locale, milliseconds),
    languageName: nameOf('language'),
    countryName: nameOf('region'),
  });
}

/** Most messages have text and numbers only, which the formatter takes as they are. */
function hasObjects(values: Values): boolean {
  for (const name in values) if (typeof values[name] === 'object') return true;
  return false;
}

function mapValues(values: Values, change: (value: unknown) => unknown): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Compiles each message when it is first shown. */
function remember(compileKey: (key: MessageKey) => CompiledMessage): (key: MessageKey) => CompiledMessage {
  const known = new Map<MessageKey, CompiledMessage>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const compiled = compileKey(key);
    known.set(key, compiled);
    return compiled;
  };
}
