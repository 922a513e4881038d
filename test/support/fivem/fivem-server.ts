// FXServer's server scripts in Lua 5.4, for tests of the FiveM resource: natives over a clock that the test moves, real
// HTTP, and key-value storage that survives a crash.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLuaProcess } from './lua-process.ts';

const RESOURCE = join(import.meta.dirname, '../../../plugins/fivem/plaudit');

export interface FivemServer {
  /** What the console shows, line by line. */
  readonly output: string[];
  /** Chat messages, as `PLAYER: text`. */
  readonly chat: string[];
  /** The key-value storage on disk. */
  readonly storage: Map<string, string>;
  /** Starts the process, without a resource. */
  boot(): Promise<void>;
  /** Starts the resource in this folder. */
  ensure(name: string, folder: string): void;
  /** Starts the process and the resource `plaudit`; `config` is Lua that runs after config.lua. */
  start(config?: string): Promise<void>;
  /** Runs Lua as another resource. */
  load(resource: string, source: string): void;
  join(source: number, identifiers: readonly string[]): void;
  leave(source: number): void;
  /** Types a command; 0 is the console. */
  command(source: number, text: string): void;
  trigger(event: string, ...values: readonly unknown[]): void;
  /** Moves the clock; requests on the way get their responses, except those that hang. */
  advance(ms: number): Promise<void>;
  /** The process ends at once, or after some more writes to the storage; the storage stays. */
  crash(afterWrites?: number): void;
  hasCrashed(): boolean;
}

interface FivemOptions {
  readonly convars: Readonly<Record<string, string>>;
  /** How many requests the site will never respond to. */
  readonly hanging?: () => number;
}

export function createFivemServer({ convars, hanging = () => 0 }: FivemOptions): FivemServer {
  const players = new Map<number, readonly string[]>();
  const machine = { convars, players, storage: new Map<string, string>(), output: [], chat: [] };
  const lua = createLuaProcess(machine);
  const hungBefore = hanging();
  let now = 0;
  const boot = async () => {
    await lua.boot();
    lua.call('host_advance', now);
  };
  const ensure = (name: string, folder: string, config = '') => {
    for (const file of serverScripts(folder)) {
      const source = readFileSync(join(folder, file), 'utf8');
      lua.call('host_load', name, file, file === 'config.lua' ? `${source}\n${config}` : source);
    }
  };

  return {
    output: machine.output,
    chat: machine.chat,
    storage: machine.storage,
    boot,
    ensure,
    async start(config) {
      await boot();
      ensure('plaudit', RESOURCE, config);
    },
    load: (resource, source) => lua.call('host_load', resource, `${resource}.lua`, source),
    join(source, identifiers) {
      players.set(source, identifiers);
      lua.call('host_trigger', 'playerJoining', source);
    },
    leave(source) {
      lua.call('host_trigger', 'playerDropped', source);
      players.delete(source);
    },
    command: (source, text) => lua.call('host_command', source, text),
    trigger: (event, ...values) => lua.call('host_trigger', event, undefined, ...values),
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        while (lua.inFlight() > hanging() - hungBefore) await new Promise((resolve) => setImmediate(resolve));
        const next = lua.call('host_next') as number | null;
        if (next == null || next > end) break;
        now = Math.max(now, next);
        lua.call('host_advance', now);
      }
      now = end;
      lua.call('host_advance', now);
    },
    crash: lua.crash,
    hasCrashed: lua.hasCrashed,
  };
}

/** The files of the manifest, in its order. */
function serverScripts(folder: string): readonly string[] {
  const manifest = readFileSync(join(folder, 'fxmanifest.lua'), 'utf8');
  const list = /^server_scripts? (\{[^}]*\}|'[^']*')/m.exec(manifest)?.[1] ?? '';
  const patterns = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: folder }).sort());
}
