// Which site and token a command uses, and the file in which `plaudit login` keeps them.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseCredentials } from '../../cli/src/connection/choose-credentials.ts';
import { credentialsPath, readProfiles, writeProfiles } from '../../cli/src/connection/credentials-file.ts';
import { parseSite, refusePlainHttp } from '../../cli/src/connection/site-address.ts';
import { homeFolder, runDeveloperCli } from '../support/developer-cli.ts';

const SITE = 'https://votes.example';
const USUAL = { site: SITE, token: 'plt_usual' };
const OTHER = { site: 'https://other.example', token: 'plt_other' };

describe('which credentials', () => {
  const choose = (options: object, environment: object, profiles = {}) =>
    chooseCredentials(options, environment as Record<string, string>, profiles);

  test.each([
    [{}, { PLAUDIT_URL: SITE, PLAUDIT_TOKEN: 'plt_a' }, 'plt_a'],
    [{ site: SITE }, { PLAUDIT_TOKEN: 'plt_a' }, 'plt_a'],
    [{}, { PLAUDIT_URL: SITE, PLAUDIT_TOKEN: ' plt_a\n' }, 'plt_a'],
    [{}, {}, 'plt_usual'],
    [{}, { PLAUDIT_URL: OTHER.site }, 'plt_other'],
    [{ site: `${OTHER.site}/` }, {}, 'plt_other'],
    [{ profile: 'work' }, { PLAUDIT_TOKEN: 'plt_a' }, 'plt_other'],
    [{}, { PLAUDIT_PROFILE: 'work' }, 'plt_other'],
  ])('%j with %j: %s', (options, environment, token) => {
    expect(choose(options, environment, { default: USUAL, work: OTHER }).token).toBe(token);
  });

  test.each([
    [{}, {}, {}, /Create one in the dashboard/],
    [{}, { PLAUDIT_TOKEN: 'plt_a' }, { default: USUAL }, /Set PLAUDIT_URL/],
    [{ site: 'https://third.example' }, {}, { default: USUAL }, /no token for https:\/\/third\.example/],
    [{ profile: 'home' }, {}, { default: USUAL }, /no profile named home. There are: default/],
    [{ profile: 'constructor' }, {}, { default: USUAL }, /no profile named constructor/],
    [{ profile: 'default', site: OTHER.site }, {}, { default: USUAL }, /is for https:\/\/votes\.example, not/],
    [{}, {}, { work: OTHER }, /no default profile/],
    [{}, { PLAUDIT_URL: SITE, PLAUDIT_TOKEN: 'plt a' }, {}, /is not an API token/],
  ])('%j with %j and %j is refused', (options, environment, profiles, sentence) => {
    expect(() => choose(options, environment, profiles)).toThrow(sentence);
  });
});

test('the address of a site may be written in several ways; plain HTTP to another machine must be allowed', () => {
  for (const text of ['votes.example', 'https://votes.example/', ' https://votes.example/api/v1/ '])
    expect(parseSite(text)).toBe(SITE);
  expect(parseSite('localhost:3000')).toBe('http://localhost:3000');
  expect(parseSite('https://example.com/votes/')).toBe('https://example.com/votes');
  for (const text of ['', 'ftp://votes.example', 'https://user:pass@votes.example', 'https://votes.example/?a=b'])
    expect(() => parseSite(text)).toThrow(/looks like https/);
  for (const site of ['http://localhost:3000', 'http://127.0.0.9', 'http://[::1]:3000', SITE])
    refusePlainHttp(site, false);
  for (const site of ['http://votes.example', 'http://127.0.0.1.example', 'http://0.0.0.0', 'http://a.localhost'])
    expect(() => refusePlainHttp(site, false)).toThrow(/--allow-http/);
});

describe('the file', () => {
  test('is never below the current folder, which may be a repository', () => {
    for (const environment of [{}, { XDG_CONFIG_HOME: 'config' }, { XDG_CONFIG_HOME: './' }])
      expect(credentialsPath(environment)).toBe(join(homedir(), '.config', 'plaudit', 'credentials.json'));
    expect(credentialsPath({ XDG_CONFIG_HOME: '/sample' })).toBe('/sample/plaudit/credentials.json');
  });

  test('is written atomically, for its user only', async () => {
    const path = join(homeFolder(), 'plaudit', 'credentials.json');
    expect(await readProfiles(path)).toEqual({});
    await writeProfiles(path, { default: USUAL });
    await writeProfiles(path, { default: USUAL, work: OTHER });
    expect(await readProfiles(path)).toEqual({ default: USUAL, work: OTHER });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(path, '..'))).toEqual(['credentials.json']);
  });

  test('is refused if others can read it, or if it is damaged', async () => {
    const home = homeFolder();
    const path = join(home, '.config', 'plaudit', 'credentials.json');
    await writeProfiles(path, { default: USUAL });
    chmodSync(path, 0o640);
    const shared = await runDeveloperCli(['stats', 'post', '--servers', '5'], { environment: { HOME: home } });
    expect(shared).toMatchObject({ status: 1, out: '', error: expect.stringContaining(`chmod 600 '${path}'`) });
    chmodSync(path, 0o600);
    for (const text of ['', '{}', '{"profiles":{"default":{"site":1}}}', '[']) {
      writeFileSync(path, text);
      await expect(readProfiles(path)).rejects.toThrow(/is damaged. Remove it/);
    }
  });

  test('that cannot be written stays as it was', async () => {
    const folder = homeFolder();
    mkdirSync(join(folder, 'credentials.json'));
    await expect(writeProfiles(join(folder, 'credentials.json'), { default: USUAL })).rejects.toThrow(
      /Nothing was changed/,
    );
    expect(readdirSync(folder)).toEqual(['credentials.json']);
    writeFileSync(join(folder, 'file'), '');
    const below = join(folder, 'file', 'plaudit', 'credentials.json');
    await expect(writeProfiles(below, { default: USUAL })).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
  });
});

test('login needs a terminal, and logout forgets one profile', async () => {
  const home = homeFolder();
  const environment = { XDG_CONFIG_HOME: home };
  const login = await runDeveloperCli(['login', '--site', SITE], { environment, input: 'plt_token\n' });
  expect(login).toMatchObject({ status: 1, error: expect.stringContaining('there is no terminal') });
  const path = join(home, 'plaudit', 'credentials.json');
  await writeProfiles(path, { default: USUAL, work: OTHER });
  const logout = await runDeveloperCli(['logout', '--profile', 'work'], { environment });
  expect(logout).toMatchObject({ status: 0, out: expect.stringContaining('The token still works') });
  expect(readFileSync(path, 'utf8')).not.toContain('plt_other');
});
