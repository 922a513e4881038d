// FXServer's server scripts in Lua 5.4, for tests of the FiveM resource: natives over a clock that the test moves, real
// HTTP, and key-value storage that survives a crash.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LuaEngine, LuaFactory } from 'wasmoon';
import { createNatives, type FivemMachine, performRequest } from './fivem-natives.ts';

const RESOURCE = join(import.meta.dirname, '../../../plugins/fivem/plaudit');
const NATIVES = readFileSync(join(import.meta.dirname, 'natives.lua'), 'utf8');

export interface FivemServer {
  /** What the console shows, line by line. */
  readonly output: string[];
  /** Chat messages, as `PLAYER: text`. */
  readonly chat: string[];
  /** The key-value storage on disk. */
  readonly storage: Map<string, string>;
  /** Starts the resource `plaudit`; `config` is Lua that runs after config.lua. */
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
  /** The process ends at once; the storage stays. */
  crash(): void;
}

interface FivemOptions {
  readonly convars: Readonly<Record<string, string>>;
  /** How many requests the site will never respond to. */
  readonly hanging?: () => number;
}

export function createFivemServer({ convars, hanging = () => 0 }: FivemOptions): FivemServer {
  const players = new Map<number, readonly string[]>();
  const storage = new Map<string, string>();
  const output: string[] = [];
  const chat: string[] = [];
  let lua: LuaEngine | null = null;
  let now = 0;
  let inFlight = 0;
  const hungBefore = hanging();

  const call = (name: string, ...values: readonly unknown[]) => lua!.global.get(name)(...values);

  const machine: FivemMachine = {
    convars,
    players,
    storage,
    output,
    chat,
    async perform(id, request) {
      const engine = lua;
      inFlight++;
      const outcome = await performRequest(request);
      inFlight--;
      if (lua === engine) call('host_response', id, ...outcome);
    },
  };

  return {
    output,
    chat,
    storage,
    async start(config = '') {
      lua = await new LuaFactory().createEngine();
      for (const [name, native] of Object.entries(createNatives(machine))) lua.global.set(name, native);
      lua.doStringSync(NATIVES);
      call('host_advance', now);
      for (const file of serverScripts()) {
        const source = readFileSync(join(RESOURCE, file), 'utf8');
        call('host_load', 'plaudit', file, file === 'config.lua' ? `${source}\n${config}` : source);
      }
    },
    load: (resource, source) => call('host_load', resource, `${resource}.lua`, source),
    join(source, identifiers) {
      players.set(source, identifiers);
      if (lua) call('host_trigger', 'playerJoining', source);
    },
    leave(source) {
      if (lua) call('host_trigger', 'playerDropped', source);
      players.delete(source);
    },
    command: (source, text) => call('host_command', source, text),
    trigger: (event, ...values) => call('host_trigger', event, undefined, ...values),
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        while (inFlight > hanging() - hungBefore) await new Promise((resolve) => setImmediate(resolve));
        const next = lua ? (call('host_next') as number | null) : null;
        if (next == null || next > end) break;
        now = Math.max(now, next);
        call('host_advance', now);
      }
      now = end;
      if (lua) call('host_advance', now);
    },
    crash() {
      lua = null;
    },
  };
}

/** The files of the manifest, in its order. */
function serverScripts(): readonly string[] {
  const manifest = readFileSync(join(RESOURCE, 'fxmanifest.lua'), 'utf8');
  const list = /server_scripts \{([^}]*)\}/.exec(manifest)?.[1] ?? '';
  const patterns = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: RESOURCE }).sort());
}
