// The messages of each language. English is always loaded, another language with the first page in it.
import english from './en/index.ts';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';
import type { MessageArea, MessageKey, Translation } from './message.ts';

type Loader = () => Promise<{ readonly default: Translation }>;

const LOADERS: Readonly<Record<Language, Loader>> = {
  en: async () => ({ default: english }),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
  it: () => import('./it/index.ts'),
  pl: () => import('./pl/index.ts'),
  tr: () => import('./tr/index.ts'),
  ru: () => import('./ru/index.ts'),
  ar: () => import('./ar/index.ts'),
  'zh-Hans': () => import('./zh-Hans/index.ts'),
  ja: () => import('./ja/index.ts'),
  ko: () => import('./ko/index.ts'),
};

const loaded = new Map<Language, Translation>([[SOURCE_LANGUAGE, english]]);

export async function loadCatalog(language: Language): Promise<Translation> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: catalog } = await LOADERS[language]();
  loaded.set(language, catalog);
  return catalog;
}

/** The text of a message as it is in the catalog, English if the translation lacks it. */
export function messageText(catalog: Translation, key: MessageKey): string {
  const [area, name] = splitKey(key);
  const text = (catalog[area] as Readonly<Record<string, string>> | undefined)?.[name];
  return text ?? (english[area] as Readonly<Record<string, string>>)[name] ?? key;
}

function splitKey(key: MessageKey): [area: MessageArea, name: string] {
  const dot = key.indexOf('.');
  return [key.slice(0, dot) as MessageArea, key.slice(dot + 1)];
}
