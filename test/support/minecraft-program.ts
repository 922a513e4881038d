// A Minecraft server for the reader of a guide: the plugin that was downloaded, with the settings that were saved.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideProgram } from './guide-program.ts';
import { buildPlugin, startFakeServer } from './minecraft-server.ts';

/** Starts the server with the plugin of `plugins/`, and a reward plugin. */
export async function playMinecraft(folder: string): Promise<GuideProgram> {
  const plugins = join(folder, 'plugins');
  const [jar, ...others] = globSync('*.jar', { cwd: plugins });
  if (!jar || others.length > 0) throw new Error(`plugins/ should have one plugin: ${[jar, ...others]}`);
  const { folder: built } = await buildPlugin();
  const server = await startFakeServer({ folder: built, jar: join(plugins, jar) }, { folder: plugins, config: null });
  return {
    // The server's log, and the replies to commands.
    readOutput: () => server.happened.flatMap(({ message }) => (message === undefined ? [] : `${message}\n`)).join(''),
    type(place, line) {
      const [, command] = /^plaudit (.*)$/.exec(line) ?? [];
      if (place !== 'console' || command === undefined) throw new Error(`This server does not know: ${line}`);
      server.type(command);
    },
    stop: () => server.kill(),
  };
}
