// The whole service on a free port and a fresh embedded database in a temporary folder, as `npm start` runs it.
import { rmSync } from 'node:fs';
import { type App, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { newDataFolder } from './embedded-template.ts';

export interface RunningApp extends App {
  readonly url: string;
}

/** `environment` is added to the port and the folder; `stop` removes both. */
export async function runApp(environment: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = await newDataFolder();
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment });
  const app = await startApp(config);
  return {
    ...app,
    url: app.context.config.baseUrl,
    async stop() {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
