// The templates of Discord bots in examples/, as archives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { BuiltFile } from './build.ts';

/** The earliest time that a zip can hold, so that the bytes depend on the files alone. */
const FIXED_TIME = new Date(1980, 0, 1);

/** Listed one by one, because whoever runs a template in its folder has a .env with tokens there. */
const OF_EVERY_BOT = ['.env.example', '.gitignore', 'README.md'];
const DISCORD_JS_BOT = [...OF_EVERY_BOT, 'bot.js', 'index.js', 'package.json', 'store.js'];
const DISCORD_PY_BOT = [...OF_EVERY_BOT, 'bot.py', 'main.py', 'requirements.txt', 'store.py'];

export function zipDiscordJsBot(root: string): BuiltFile {
  return zipTemplate(root, 'discord-js-bot', DISCORD_JS_BOT);
}

export function zipDiscordPyBot(root: string): BuiltFile {
  return zipTemplate(root, 'discord-py-bot', DISCORD_PY_BOT);
}

function zipTemplate(root: string, name: string, files: readonly string[]): BuiltFile {
  const content: Zippable = {};
  for (const file of files) content[`${name}/${file}`] = readFileSync(join(root, 'examples', name, file));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { name: `plaudit-${name}-${version}.zip`, bytes: zipSync(content, { mtime: FIXED_TIME, level: 9 }) };
}
