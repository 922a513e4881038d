// `npm run screens`: takes a screenshot of every page in every state, on a phone and on a desktop, in light and dark
// mode, into tmp/screens/. It also takes the README's pictures from the demo, into docs/screens/.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'tmp', 'screens');
mkdirSync(folder, { recursive: true });
const { status } = spawnSync(process.execPath, ['test/run.ts', 'test/browser/catalogue.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SCREENS_FOLDER: folder, FULL_CATALOGUE: '1' },
});
const readme = spawnSync(process.execPath, ['--import', './scripts/jsx.mjs', 'scripts/readme-screens.ts'], {
  cwd: root,
  stdio: 'inherit',
});
console.log(`The screenshots are in ${folder}.`);
process.exit(status === 0 && readme.status === 0 ? 0 : 1);
