// One process of Lua 5.4 with FXServer's natives, which can crash at any write to its storage.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LuaEngine, LuaFactory } from 'wasmoon';
import { createNatives, type FivemMachine, performRequest } from './fivem-natives.ts';

const NATIVES = readFileSync(join(import.meta.dirname, 'natives.lua'), 'utf8');

interface LuaProcess {
  /** Starts it, again after a crash. */
  boot(): Promise<void>;
  /** Calls a function of natives.lua; nothing happens after a crash. */
  call(name: string, ...values: readonly unknown[]): unknown;
  /** How many requests wait for a response. */
  inFlight(): number;
  crash(afterWrites?: number): void;
  hasCrashed(): boolean;
}

export function createLuaProcess(parts: Omit<FivemMachine, 'alive' | 'written' | 'perform'>): LuaProcess {
  let lua: LuaEngine | null = null;
  let inFlight = 0;
  let writesLeft = Number.POSITIVE_INFINITY;

  // What a crash interrupts ends with an error, which nobody sees.
  const call = (name: string, ...values: readonly unknown[]) => {
    try {
      return lua?.global.get(name)(...values);
    } catch (error) {
      if (lua) throw error;
      return null;
    }
  };

  const machine: FivemMachine = {
    ...parts,
    alive() {
      if (!lua) throw new Error('crashed');
    },
    written() {
      if (--writesLeft > 0) return;
      lua = null;
      throw new Error('crashed');
    },
    async perform(id, request) {
      const engine = lua;
      inFlight++;
      const outcome = await performRequest(request);
      inFlight--;
      if (lua === engine) call('host_response', id, ...outcome);
    },
  };

  return {
    call,
    async boot() {
      writesLeft = Number.POSITIVE_INFINITY;
      lua = await new LuaFactory().createEngine();
      for (const [name, native] of Object.entries(createNatives(machine))) lua.global.set(name, native);
      lua.doStringSync(NATIVES);
    },
    inFlight: () => inFlight,
    crash(afterWrites = 0) {
      writesLeft = afterWrites;
      if (afterWrites === 0) lua = null;
    },
    hasCrashed: () => lua === null,
  };
}
