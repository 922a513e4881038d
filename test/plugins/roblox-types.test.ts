// The types of the Roblox files, with luau-analyze where it is in PATH, or with TEST_LUAU_ANALYZE.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProgram, ROBLOX_FOLDER } from '../support/roblox/roblox-game.ts';

const ANALYZE = findProgram('TEST_LUAU_ANALYZE', 'luau-analyze');

/** Roblox's globals, as far as the files use them. */
const GLOBALS = {
  game: 'any',
  warn: '(...any) -> ()',
  task: '{ wait: (number?) -> number, spawn: (...any) -> any, delay: (number, () -> ()) -> any }',
  Instance: '{ new: (string) -> any }',
  UDim2: '{ fromScale: (number, number) -> any }',
};

/** With a declaration of each global that it uses, and without modules that exist only in a place. */
function analyzable(source: string): string {
  const used = Object.entries(GLOBALS).filter(([name]) => new RegExp(`\\b${name}[.:(]`).test(source));
  const declared = used.map(([name, type]) => `local ${name}: ${type} = (nil :: any)\n`).join('');
  return source
    .replace('require(ServerScriptService', '(ServerScriptService')
    .replace('--!strict\n', `--!strict\n${declared}`);
}

describe.skipIf(!ANALYZE)('luau-analyze', () => {
  it.each(['Plaudit.luau', 'VoteRewards.server.luau'])('finds no error in %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'plaudit-luau-'));
    const file = join(folder, name);
    writeFileSync(file, analyzable(readFileSync(join(ROBLOX_FOLDER, name), 'utf8')));
    const { status, stdout, stderr } = spawnSync(ANALYZE ?? '', [file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toBe('');
    expect(status).toBe(0);
  });
});
