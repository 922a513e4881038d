// Works on translations: `npm run messages -- check|stats|accept xx|add xx NAME`. See "Languages" in CONTRIBUTING.md.
import { EVERY_LANGUAGE, LANGUAGES, type Language, SOURCE_LANGUAGE } from '../src/messages/languages.ts';
import { acceptTranslation } from './messages/accept.ts';
import { addLanguage } from './messages/add-language.ts';
import { checkLanguage, countTranslated, sourceTexts } from './messages/check.ts';

const USAGE = `Usage:
  npm run messages -- check [xx]       names what is missing, out of date or wrong in the translations
  npm run messages -- stats            how many messages each language has
  npm run messages -- accept xx [area] records that the translation fits the English messages as they are now
  npm run messages -- add xx NAME      starts a language, such as: add nl Nederlands`;

const isDraft = (language: Language) => 'isDraft' in LANGUAGES[language];
const OTHERS = EVERY_LANGUAGE.filter((code) => code !== SOURCE_LANGUAGE);

async function main([command, ...rest]: readonly string[]): Promise<number> {
  const language = EVERY_LANGUAGE.find((code) => code === rest[0]);
  switch (command) {
    case 'check':
      return check(language ? [language] : OTHERS.filter((code) => !isDraft(code)));
    case 'stats':
      return stats();
    case 'accept':
      if (!language || language === SOURCE_LANGUAGE) break;
      console.log(`Recorded ${await acceptTranslation(language, rest[1])} messages of ${language}.`);
      return 0;
    case 'add':
      if (!rest[0] || !rest[1]) break;
      console.log(await addLanguage(rest[0], rest.slice(1).join(' ')));
      return 0;
  }
  console.log(USAGE);
  return 1;
}

async function check(languages: readonly Language[]): Promise<number> {
  const complaints = (await Promise.all(languages.map(checkLanguage))).flat();
  for (const complaint of complaints) console.log(complaint);
  for (const draft of OTHERS.filter((code) => isDraft(code) && !languages.includes(code)))
    console.log(`${draft} is a draft, and was not checked: npm run messages -- check ${draft}`);
  const names = languages.length === 1 ? `The translation ${languages[0]} is` : `${languages.length} translations are`;
  console.log(complaints.length === 0 ? `${names} complete and up to date.` : `${complaints.length} to fix.`);
  return complaints.length === 0 ? 0 : 1;
}

async function stats(): Promise<number> {
  const total = sourceTexts().size;
  console.log('Language  Messages      Characters');
  for (const language of EVERY_LANGUAGE) {
    const { messages, characters } = await countTranslated(language);
    const share = Math.floor((100 * messages) / total);
    const state = isDraft(language) ? '  draft' : '';
    console.log(`${language.padEnd(9)} ${`${messages} (${share}%)`.padEnd(13)} ${characters}${state}`);
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
