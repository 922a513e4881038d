// What natives.lua needs of its host: storage, players, the console, the chat and HTTP.
import { decodeToLua } from './lua-json.ts';

/** What the natives of one server read and write. */
export interface FivemMachine {
  readonly convars: Readonly<Record<string, string>>;
  readonly players: ReadonlyMap<number, readonly string[]>;
  readonly storage: Map<string, string>;
  readonly output: string[];
  readonly chat: string[];
  /** Called by each native; raises an error when the process has crashed. */
  alive(): void;
  /** Called after each write to the storage. */
  written(): void;
  /** Sends a request, and calls back with its ID. */
  perform(id: number, request: Request): void;
}

export function createNatives(machine: FivemMachine): Readonly<Record<string, (...values: never[]) => unknown>> {
  const all = nativesOf(machine);
  const guarded = Object.entries(all).map(([name, native]) => [
    name,
    (...values: never[]) => {
      machine.alive();
      return native(...values);
    },
  ]);
  return Object.fromEntries(guarded);
}

function nativesOf(machine: FivemMachine): Readonly<Record<string, (...values: never[]) => unknown>> {
  const { convars, players, storage, output, chat } = machine;
  return {
    host_output: (text: string) => output.push(text),
    host_chat: (event: string, source: number, data: string) =>
      chat.push(event === 'chat:addMessage' ? `${source}: ${JSON.parse(data).args[1]}` : event),
    host_decode: decodeToLua,
    host_convar: (name: string) => convars[name],
    host_players: () => JSON.stringify([...players.keys()].map(String)),
    host_identifiers: (source: string) => JSON.stringify(players.get(Number(source)) ?? []),
    host_kvp_set(key: string, value: string) {
      storage.set(key, value);
      machine.written();
    },
    host_kvp_get: (key: string) => storage.get(key),
    host_kvp_delete(key: string) {
      storage.delete(key);
      machine.written();
    },
    host_kvp_keys: (prefix: string) => JSON.stringify([...storage.keys()].filter((key) => key.startsWith(prefix))),
    host_http(id: number, url: string, options: string) {
      const { method, body, headers, follow } = JSON.parse(options);
      machine.perform(id, new Request(url, { method, body, headers, redirect: follow ? 'follow' : 'manual' }));
    },
  };
}

/** As FXServer calls back: the body only for success, otherwise the text of the error. */
export async function performRequest(
  request: Request,
): Promise<readonly [number, string | undefined, string, string | undefined]> {
  try {
    const response = await fetch(request);
    const text = await response.text();
    const headers = JSON.stringify(Object.fromEntries(response.headers));
    if (response.status < 400) return [response.status, text, headers, undefined];
    return [response.status, undefined, headers, `HTTP ${response.status}: ${text}`];
  } catch (error) {
    return [0, undefined, '{}', String(error instanceof Error ? (error.cause ?? error) : error)];
  }
}
