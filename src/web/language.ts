// The language of a page: that of its address, what the person or the browser chose here, what the browser prefers, or
// the site's default.
import { getCookie, setCookie } from 'hono/cookie';
import { LANGUAGE_CODES, type Language, localeOf, toLanguage } from '../messages/languages.ts';
import { translationsIn } from '../messages/translations.ts';
import type { WebContext } from './context.ts';
import { splitLanguagePath } from './language-path.ts';

const LANGUAGE_COOKIE = 'language';
const YEAR_SECONDS = 365 * 86_400;

/** Sets the language of this response, once it is known who is signed in. */
export async function applyLanguage(context: WebContext): Promise<void> {
  const { app, person } = context.var;
  const { language: inPath } = splitLanguagePath(new URL(context.req.url).pathname);
  const language =
    inPath ??
    toLanguage(person?.language) ??
    toLanguage(getCookie(context, LANGUAGE_COOKIE)) ??
    preferredLanguage(context.req.header('accept-language')) ??
    app.config.defaultLanguage;
  context.set('pathLanguage', inPath);
  context.set('t', await translationsIn(language));
}

export function writeLanguage(context: WebContext, language: Language): void {
  const secure = context.var.app.config.baseUrl.startsWith('https:');
  setCookie(context, LANGUAGE_COOKIE, language, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: YEAR_SECONDS,
  });
}

const MAX_KNOWN = 500;
/** More than any browser sends; each takes a few microseconds. */
const MAX_TAGS = 20;
const TAG = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

/** By language and script: `pt-PT` reads Brazilian Portuguese, and `zh-TW` no simplified Chinese. */
const languageByScript: ReadonlyMap<string, Language> = new Map(
  LANGUAGE_CODES.map((language) => [scriptOf(localeOf(language)), language]),
);
const knownPreferences = new Map<string, Language | null>();

/** The first language of an `Accept-Language` header, by its weights, that there is; null if there is none. */
export function preferredLanguage(header: string | undefined): Language | null {
  if (!header || header.length > 500) return null;
  const known = knownPreferences.get(header);
  if (known !== undefined) return known;
  const language =
    weightedTags(header)
      .map((tag) => languageByScript.get(scriptOf(tag)))
      .find((one) => one !== undefined) ?? null;
  if (knownPreferences.size >= MAX_KNOWN) knownPreferences.clear();
  knownPreferences.set(header, language);
  return language;
}

function weightedTags(header: string): readonly string[] {
  return header
    .split(',', MAX_TAGS)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, weight }) => weight > 0 && TAG.test(tag))
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** Such as `de-Latn`; empty if there is no such language. */
function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return '';
  }
}
