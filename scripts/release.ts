// `npm run release`: checks the tree, dates the changelog, writes the version, builds the package, commits and tags.
// Nothing is pushed or published. `--dry-run` prints the steps and changes nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dateRelease, readNextRelease } from './release/changelog.ts';
import { VERSION_FILES } from './release/version-files.ts';

const ROOT = join(import.meta.dirname, '..');
const BRANCH = 'main';
const CHANGELOG = 'CHANGELOG.md';

const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-tests': { type: 'boolean', default: false },
    version: { type: 'string' },
  },
});
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).trim();
const node = (...parameters: string[]) => execFileSync(process.execPath, parameters, { cwd: ROOT, stdio: 'inherit' });

const found = readNextRelease(read(CHANGELOG), options.version);
const problem = found.ok ? findProblem(found.next.version) : found.reason;
if (problem || !found.ok) {
  console.error(problem);
  process.exit(1);
}
const { version, previous } = found.next;
const date = new Date().toISOString().slice(0, 10);
const changes = changedFiles();

console.log(
  `Release ${version}, after ${previous ?? 'none'}${options['dry-run'] ? ' (dry run: nothing is changed)' : ''}`,
);
if (!options['skip-tests']) step('Run every check and test: npm test', () => node('test/run.ts'));
step(`Write ${[...changes.keys()].join(', ')}`, writeChanges);
step(`Build plaudit-${version}.tgz`, buildPackage);
step(`Commit "Release ${version}"`, () => git('commit', '--quiet', '--all', '--message', `Release ${version}`));
step(`Tag v${version}`, () => git('tag', '--annotate', `v${version}`, '--message', `Plaudit ${version}`));
console.log(`What is left to you:
  git push origin ${BRANCH} v${version}
  npm publish plaudit-${version}.tgz
  node --import ./scripts/jsx.mjs scripts/release-fixture.ts, and commit its files: later versions test their upgrade with them
  In ${CHANGELOG}, a heading for the next version: "## X.Y.Z (unreleased)"`);

/** What keeps this version from being released from this tree, or null. */
function findProblem(next: string): string | null {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== BRANCH) return `Releases are made on ${BRANCH}, and this is ${branch}. Run git switch ${BRANCH}.`;
  const changed = git('status', '--porcelain');
  if (changed) return `There are changes that are not committed. Commit or stash them first:\n${changed}`;
  if (git('tag', '--list', `v${next}`))
    return `The tag v${next} exists already. ${CHANGELOG} needs a higher version on top.`;
  return null;
}

/** The new text of each file that changes. */
function changedFiles(): ReadonlyMap<string, string> {
  const files = VERSION_FILES.map(({ path, rewrite }) => [path, rewrite(read(path), version)] as const);
  const all = [[CHANGELOG, dateRelease(read(CHANGELOG), version, date)] as const, ...files];
  return new Map(all.filter(([path, text]) => text !== read(path)));
}

function step(title: string, run: () => void): void {
  console.log(`- ${title}`);
  if (!options['dry-run']) run();
}

function writeChanges(): void {
  for (const [path, text] of changes) writeFileSync(join(ROOT, path), text);
}

/** The tree was clean, so if the package cannot be built, the files of the last commit are all there is to restore. */
function buildPackage(): void {
  const { status } = spawnSync(process.execPath, ['scripts/package.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  git('checkout', '--quiet', '--', ...changes.keys());
  console.error('The package could not be built, so nothing was released, and the files are as they were.');
  process.exit(1);
}
