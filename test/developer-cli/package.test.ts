// The package of @plaudit/cli, installed with npm in an empty project, without a network.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@plaudit/sdk';
import { expect, test } from 'vitest';
import { buildCliPackage } from '../../scripts/downloads/cli-package.ts';
import { homeFolder } from '../support/developer-cli.ts';
import { startReceiver } from '../support/receiver.ts';

const SECRET = 'whsec_c2FtcGxlIHNhbXBsZSBzYW1wbGUgc2FtcGxlIHNhbXA=';
const hasNpm = spawnSync('npm', ['--version']).status === 0;

test.skipIf(!hasNpm)('it needs no other package, and its command works under both names', async () => {
  const folder = homeFolder();
  const built = await buildCliPackage(join(import.meta.dirname, '../..'));
  if (!built) throw new Error('There is no command line to build.');
  writeFileSync(join(folder, built.name), built.bytes);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${built.name}`], {
    cwd: folder,
    stdio: 'pipe',
  });
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@plaudit']);
  expect(existsSync(join(folder, 'node_modules/.bin/plaudit'))).toBe(true);

  const receiver = await startReceiver();
  const program = join(folder, 'node_modules/.bin/plaudit-cli');
  const { promise, resolve } = Promise.withResolvers<number | null>();
  spawn(process.execPath, [program, 'trigger', 'vote', '--to', receiver.url], {
    env: { HOME: folder, PLAUDIT_SECRET: SECRET },
    stdio: 'ignore',
  }).on('close', resolve);
  expect(await promise).toBe(0);
  expect(await verify(receiver.received[0]!.body, receiver.received[0]!.headers, SECRET)).toMatchObject({ ok: true });
  await receiver.close();
});
