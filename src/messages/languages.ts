// The languages of pages and emails.

interface LanguageDescription {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What `Intl` formats numbers, dates and lists with. */
  readonly locale: string;
}

/** In the order of the switch. Each has a folder here, and a line in catalogs.ts. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr' },
  es: { name: 'Español', direction: 'ltr', locale: 'es' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr', locale: 'pt-BR' },
  it: { name: 'Italiano', direction: 'ltr', locale: 'it' },
  pl: { name: 'Polski', direction: 'ltr', locale: 'pl' },
  tr: { name: 'Türkçe', direction: 'ltr', locale: 'tr' },
  ru: { name: 'Русский', direction: 'ltr', locale: 'ru' },
  // With the digits that IDs, addresses and code have too.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
  'zh-Hans': { name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
  ja: { name: '日本語', direction: 'ltr', locale: 'ja' },
  ko: { name: '한국어', direction: 'ltr', locale: 'ko' },
} as const satisfies Readonly<Record<string, LanguageDescription>>;

export type Language = keyof typeof LANGUAGES;

/** The language that the messages are written in, and what is shown where a translation is missing. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

export function isLanguage(code: string | null | undefined): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

export function toLanguage(code: string | null | undefined): Language | null {
  return isLanguage(code) ? code : null;
}

export function localeOf(language: Language): string {
  return LANGUAGES[language].locale;
}
