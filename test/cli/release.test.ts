// P194: `npm run release`, in a repository of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { VERSION_FILES } from '../../scripts/release/version-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPIED = [
  'src',
  'sdk',
  'cli',
  'python',
  'plugins',
  'scripts',
  'examples',
  'docs',
  'ops',
  'package.json',
  'package-lock.json',
  'compose.yaml',
];
const ALSO_COPIED = ['LICENSE', 'SECURITY.md', '.gitignore'];
const CHANGELOG =
  '# Changelog\n\n## 9.8.0 (unreleased)\n\n- A sample change.\n\n## 0.1.0 (2026-11-23)\n\n- The first.\n';
/** Git without the settings of whoever runs the tests. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Sample Author',
  GIT_AUTHOR_EMAIL: 'author@sample.example',
  GIT_COMMITTER_NAME: 'Sample Author',
  GIT_COMMITTER_EMAIL: 'author@sample.example',
};

let folder: string;
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', env: ENVIRONMENT }).trim();
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Sample commit');
}

function release(...words: string[]): { status: number | null; out: string; error: string } {
  const parameters = ['scripts/release.ts', '--skip-tests', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: ENVIRONMENT,
  });
  return { status, out: stdout, error: stderr };
}

const hasGit = spawnSync('git', ['--version']).status === 0;

beforeEach(() => {
  if (!hasGit) return;
  folder = mkdtempSync(join(tmpdir(), 'plaudit-test-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const screenshots = join(ROOT, 'docs/screens');
  for (const name of [...COPIED, ...ALSO_COPIED])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => path !== screenshots });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  write('CHANGELOG.md', CHANGELOG);
  git('init', '--quiet', '--initial-branch=main');
  commit();
});

const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain', '--ignored'), git('tag')];

describe.skipIf(!hasGit)('P194 a release (needs git)', () => {
  test('a dry run checks, prints each step and changes nothing', () => {
    const before = state();
    const { status, out } = release('--dry-run');
    expect(status).toBe(0);
    expect(out).toContain('Release 9.8.0, after 0.1.0');
    expect(out.match(/^- .+$/gm)).toEqual([
      `- Write CHANGELOG.md, ${VERSION_FILES.map(({ path }) => path).join(', ')}`,
      '- Build plaudit-9.8.0.tgz',
      '- Commit "Release 9.8.0"',
      '- Tag v9.8.0',
    ]);
    expect(state()).toEqual(before);
  });

  test('dates the changelog, writes the version everywhere, builds the package, commits and tags', () => {
    expect(release()).toMatchObject({ status: 0, error: expect.not.stringContaining('Error') });
    expect(read('CHANGELOG.md')).toMatch(/^## 9\.8\.0 \(\d{4}-\d\d-\d\d\)$/m);
    const manifest = JSON.parse(read('package.json'));
    const lock = JSON.parse(read('package-lock.json'));
    expect([manifest.version, manifest.dependencies['@plaudit/sdk']]).toEqual(['9.8.0', '9.8.0']);
    const locked = ['', 'sdk', 'cli'].map((path) => lock.packages[path].version);
    expect([lock.version, ...locked]).toEqual(['9.8.0', '9.8.0', '9.8.0', '9.8.0']);
    for (const { path } of VERSION_FILES) expect(read(path), path).toContain('9.8.0');
    expect(lock.packages[''].dependencies).toEqual(manifest.dependencies);
    for (const path of ['compose.yaml', 'ops/kubernetes/plaudit.yaml'])
      expect(read(path).match(/plaudit:\d\S+/g)).toSatisfy((images: string[]) =>
        images.every((image) => image === 'plaudit:9.8.0'),
      );
    expect(existsSync(join(folder, 'plaudit-9.8.0.tgz'))).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('Release 9.8.0');
    expect(git('rev-parse', 'v9.8.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  });

  test('a package that cannot be built leaves everything as it was', () => {
    write('src/main.ts', 'this is not a program');
    commit();
    const before = state();
    expect(release()).toMatchObject({ status: 1, error: expect.stringContaining('nothing was released') });
    expect(state()).toEqual(before);
  });

  test('the version can be given, and must be greater than the one before', () => {
    expect(release('--dry-run', '--version', '1.0.0').out).toContain('Release 1.0.0, after 0.1.0');
    expect(release('--version', '0.1.0').error).toContain('0.1.0 must be greater than 0.1.0');
    expect(release('--version', 'next').error).toContain('must be three numbers');
  });

  test('is refused with one sentence where it would be wrong', () => {
    write('CHANGELOG.md', `${CHANGELOG}\n`);
    expect(release()).toMatchObject({ status: 1, error: expect.stringContaining('not committed') });
    commit();
    git('switch', '--quiet', '--create', 'topic');
    expect(release()).toMatchObject({ status: 1, error: expect.stringContaining('this is topic') });
    git('switch', '--quiet', 'main');
    git('tag', 'v9.8.0');
    expect(release()).toMatchObject({ status: 1, error: expect.stringContaining('v9.8.0 exists already') });
    write('CHANGELOG.md', '# Changelog\n\n## 9.8.0 (unreleased)\n\n## 0.1.0 (2026-11-23)\n\n- The first.\n');
    expect(release()).toMatchObject({ status: 1, error: expect.stringContaining('nothing below') });
    write('CHANGELOG.md', '# Changelog\n\n## 0.1.0 (2026-11-23)\n\n- The first.\n');
    expect(release()).toMatchObject({ status: 1, error: expect.stringContaining('no unreleased version') });
  });
});
