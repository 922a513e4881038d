// Formatters of `Intl`, made once: making one takes a hundred times as long as using it.

/** Options come from messages and from code, never from visitors, so this stays small. */
function remember<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = options ? `${locale} ${JSON.stringify(options)}` : locale;
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = remember(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateTimeFormat = remember(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const pluralRules = remember(
  (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
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
