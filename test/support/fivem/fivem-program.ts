// A FiveM server for the reader of a guide: set up by the files in its folder, with one player, whose game runs faster.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideProgram } from '../guide-program.ts';
import { LICENSE } from './fivem-fixture.ts';
import { createFivemServer } from './fivem-server.ts';

const PLAYER = 1;
/** How much time passes before a person has typed a line, and each time the output is read. */
const TYPING_MS = 20_000;
const READING_MS = 1_000;

/** Does what the lines of this configuration say, as `exec` in server.cfg; the player has no Discord app. */
export async function playFivem(folder: string, configFile: string): Promise<GuideProgram> {
  const lines = readFileSync(join(folder, configFile), 'utf8').trim().split('\n').map(parseLine);
  const convars = lines.flatMap((line) => (line.command === 'set' ? [[line.name, line.value]] : []));
  const server = createFivemServer({ convars: Object.fromEntries(convars) });
  await server.boot();
  for (const { command, name } of lines) if (command === 'ensure') server.ensure(name, join(folder, 'resources', name));
  server.join(PLAYER, [LICENSE]);
  let shown = '';
  const read = { output: 0, chat: 0 };
  const collect = () => {
    for (const place of ['output', 'chat'] as const)
      for (const line of server[place].slice(read[place])) {
        shown += `${line}\n`;
        read[place] += 1;
      }
    return shown;
  };
  return {
    async readOutput() {
      await server.advance(READING_MS);
      return collect();
    },
    async type(place, line) {
      await server.advance(TYPING_MS);
      collect();
      if (place === 'console') return server.command(0, line);
      server.command(PLAYER, line.replace(/^\//, ''));
    },
    stop: () => server.crash(),
  };
}

type ConfigLine =
  | { readonly command: 'set'; readonly name: string; readonly value: string }
  | { readonly command: 'ensure'; readonly name: string };

/** Only the commands of the guide; anything else is an error. */
function parseLine(line: string): ConfigLine {
  const [, convar, value] = /^set (\w+) "([^"]*)"$/.exec(line) ?? [];
  if (convar !== undefined && value !== undefined) return { command: 'set', name: convar, value };
  const [, name] = /^ensure ([\w-]+)$/.exec(line) ?? [];
  if (name !== undefined) return { command: 'ensure', name };
  throw new Error(`FXServer does not know this line: ${line}`);
}
