// Formatters of `Intl`, made once: making one takes a hundred times as long as using it. For a number, using one takes about
// a microsecond, and pages have the same numbers again and again.
import { memoize } from '../core/memoize.ts';

/** Options come from messages and from code, never from visitors, so this stays small. */
function remember<Options extends object, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = keyOf(locale, options);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** Made for every number on a page, so without JSON.stringify, which takes several times as long. */
function keyOf(locale: string, options: object | undefined): string {
  let key = locale;
  for (const name in options) key += ` ${name}=${options[name as keyof typeof options]}`;
  return key;
}

export const numberFormat = remember((locale, options?: Intl.NumberFormatOptions) => {
  const formatter = new Intl.NumberFormat(locale, options);
  return { format: memoize((value: number) => formatter.format(value)) };
});
export const dateTimeFormat = remember(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const pluralRules = remember((locale, options?: Intl.PluralRulesOptions) => {
  const rules = new Intl.PluralRules(locale, options);
  return { select: memoize((value: number) => rules.select(value)) };
});
export const listFormat = remember((locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
export const displayNames = remember(
  (locale, options?: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options ?? { type: 'language' }),
);

/** What TypeScript's library does not describe yet. */
interface DurationFormatter {
  format(duration: Readonly<Record<string, number>>): string;
}
interface IntlWithDurations {
  readonly DurationFormat: new (locale: string, options?: { readonly style: 'short' }) => DurationFormatter;
}
export const durationFormat = remember(
  (locale, options?: { readonly style: 'short' }) =>
    new (Intl as unknown as IntlWithDurations).DurationFormat(locale, options),
);
