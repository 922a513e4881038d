// Starts a translation: its files with the English messages to translate, and its lines in the lists of languages.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from './check.ts';

/** What to do next, for the person at the terminal. `code`: such as `nl` or `sr-Latn`; `name`: in the language itself. */
export async function addLanguage(code: string, name: string): Promise<string> {
  const [canonical] = Intl.getCanonicalLocales(code);
  if (canonical !== code) return `Write the code as ${canonical}.`;
  const folder = join(MESSAGES, code);
  if (existsSync(folder)) return `${code} has been added already.`;
  mkdirSync(folder);
  for (const file of readdirSync(join(MESSAGES, 'en'))) copyFile(file, folder, englishName(code));
  addLines(code, name);
  return [
    `Translate the files in src/messages/${code}, and record each finished area: npm run messages -- accept ${code} vote`,
    `What is left or wrong: npm run messages -- check ${code}`,
    'When nothing is, remove isDraft in src/messages/languages.ts. CONTRIBUTING.md has more under "Languages".',
  ].join('\n');
}

function copyFile(file: string, folder: string, language: string): void {
  const text = readFileSync(join(MESSAGES, 'en', file), 'utf8');
  writeFileSync(join(folder, file), file === 'index.ts' ? indexOf(text, language) : areaOf(text, file));
}

function indexOf(english: string, language: string): string {
  const lines = english.split('\n');
  const imports = lines.findIndex((line) => line.startsWith('import '));
  const body = [...lines.slice(imports)].join('\n').replace('} as const;', '} satisfies Translation;');
  return `// The messages in ${language}.\nimport type { Translation } from '../message.ts';\n${body}`;
}

/** The area's name is its file's in camel case. */
function areaOf(english: string, file: string): string {
  const area = file.replace('.ts', '').replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const [first, ...rest] = english.split('\n');
  const body = rest.join('\n').replace('} as const;', `} satisfies AreaTranslation<'${area}'>;`);
  return `${first}\nimport type { AreaTranslation } from '../message.ts';\n\n${body}`;
}

function addLines(code: string, name: string): void {
  const key = /^\w+$/.test(code) ? code : `'${code}'`;
  const { script } = new Intl.Locale(code).maximize();
  const direction = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo'].includes(script ?? '') ? 'rtl' : 'ltr';
  const line = `  ${key}: { name: '${name.replaceAll("'", "\\'")}', direction: '${direction}', locale: '${code}', isDraft: true },\n`;
  edit('languages.ts', (text) => text.replace(/(\n\} as const satisfies)/, `\n${line.trimEnd()}$1`));
  edit('catalogs.ts', (text) => text.replace(/(\n\};\n)/, `\n  ${key}: () => import('./${code}/index.ts'),$1`));
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(MESSAGES, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function englishName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
