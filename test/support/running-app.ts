// The whole service on a free port and a fresh embedded database in a temporary folder, as `npm start` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';

export interface RunningApp extends App {
  readonly url: string;
}

/** `environment` is all it is given besides the port and the folder; both go with `stop`. */
export async function runApp(environment: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaudit-app-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment });
  const app = await startApp(config);
  return {
    ...app,
    url: app.house.config.baseUrl,
    async stop() {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
