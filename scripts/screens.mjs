// `npm run screens`: takes a screenshot of every page in every state, on a phone and on a desktop, in light and dark
// mode, into tmp/screens/. It also updates the screenshots of the README in docs/screens/.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'tmp', 'screens');
mkdirSync(folder, { recursive: true });
const { status } = spawnSync(process.execPath, ['test/run.ts', 'test/browser/catalogue.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SCREENS_FOLDER: folder, FULL_CATALOGUE: '1' },
});
const readme = join(root, 'docs', 'screens');
for (const name of readdirSync(readme)) copyFileSync(join(folder, name), join(readme, name));
console.log(`The screenshots are in ${folder}.`);
process.exit(status ?? 1);
