// The environment: every variable's row in the table, and the error for each invalid value.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createConfirmationRule } from '../../src/access/voter-identities.ts';
import { environmentTable } from '../../src/cli/serve.ts';
import { VARIABLES } from '../../src/config/variables.ts';
import { ConfigError, readConfig } from '../../src/config.ts';
import { plainSite } from '../../src/site/site.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');

describe('the table of variables', () => {
  test('docs/configuration.md matches the code', () => {
    const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (.+) \|$/gm)];
    const shown = rows.map(([, name, fallback, meaning]) => [name, fallback!.replaceAll('`', ''), meaning]);
    expect(shown).toEqual(VARIABLES.map(({ name, fallback, meaning }) => [name, fallback, meaning]));
  });

  test('serve --help prints all of it', () => {
    for (const { name, meaning } of VARIABLES) {
      expect(environmentTable()).toContain(name);
      expect(environmentTable()).toContain(meaning);
    }
  });
});

describe('an invalid value prevents the start and is named in the error', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['BASE_URL', 'example'],
    ['BASE_URL', 'https://votes.example/path'],
    ['BASE_URL', 'ftp://votes.example'],
    ['SERVICE_NAME', 'My.List'],
    ['SERVICE_NAME', '1List'],
    ['SERVICE_NAME', 'x'.repeat(33)],
    ['DATABASE_URL', 'mysql://host/database'],
    ['DATABASE_URL', 'postgres://a,,b/plaudit'],
    ['DATABASE_URL', 'postgres://a,b:port/plaudit'],
    ['DATABASE_URL', 'postgres://a,b/plaudit?target_session_attrs=standby'],
    ['DATABASE_DIRECT_URL', 'mysql://host/database'],
    ['DATABASE_POOL', '5'],
    ['DATABASE_PREPARED', 'yes'],
    ['ROLE', 'boss'],
    ['SECRET_KEY', 'short'],
    ['ALLOW_PRIVATE_TARGETS', '10.0.0.0'],
    ['ALLOW_PRIVATE_TARGETS', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', '10.0.0.1:80'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '127.0.0.1,::/0'],
    ['RETRY_DELAYS', '1,2,3,4,5,6'],
    ['RETRY_DELAYS', 'soon'],
    ['RETRY_DELAYS', '-1'],
    ['FAILING_PACE_MAX', '1'],
    ['VOTE_CHALLENGE', 'maybe'],
    ['REQUIRE_CONFIRMED_EMAIL', 'yes'],
    ['VOTES_PER_NETWORK', '0'],
    ['VOTES_PER_NETWORK', 'none'],
    ['VOTES_PER_NETWORK_HOUR', '10001'],
    ['SMTP_URL', 'mail.example'],
    ['CONTACT', 'the staff'],
    ['CONTACT', 'http://votes.example'],
    ['CONTACT', 'a@mail.example?subject=x'],
    ['CONTACT', 'javascript:alert(1)'],
    ['PRIVACY_URL', 'votes.example'],
    ['TERMS_URL', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
    ['PLAN_WEIGHTS', 'free=1'],
    ['PLAN_WEIGHTS', 'free=0,verified=2,enterprise=3'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('DATABASE_URL without SECRET_KEY', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/plaudit' })).toThrow('SECRET_KEY');
  });

  test.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])('%s without DATABASE_URL', (name) => {
    expect(() => readConfig({ [name]: 'postgres://localhost/plaudit' })).toThrow('DATABASE_URL must be set');
  });

  test('half of the Discord credentials', () => {
    expect(() => readConfig({ DISCORD_CLIENT_ID: '1' })).toThrow('DISCORD_CLIENT_SECRET');
    expect(() => readConfig({ DISCORD_CLIENT_SECRET: '1' })).toThrow('DISCORD_CLIENT_ID');
  });
});

describe('unset variables', () => {
  test('have the defaults of the table', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      baseUrl: 'http://localhost:3000',
      serviceName: 'Plaudit',
      databaseUrl: null,
      role: 'all',
      retryDelaysSeconds: [15, 120, 600, 3600, 21600],
      failingPaceMaxMs: 10_000,
      voteChallenge: true,
      requireConfirmedEmail: null,
      settings: {},
    });
    expect(plainSite(readConfig({}))).toMatchObject({
      votesPerNetwork: 5,
      votesPerNetworkHour: 60,
      planWeights: { free: 1, verified: 2, enterprise: 3 },
      planNames: { free: 'Free', verified: 'Plus', enterprise: 'Enterprise' },
    });
  });

  test('P90 CONTACT has no default, and its value is kept', () => {
    const contactOf = (CONTACT: string) => plainSite(readConfig({ CONTACT })).contact;
    expect(plainSite(readConfig({}))).toMatchObject({ contact: null, privacyUrl: null, termsUrl: null });
    expect(contactOf('votes@mail.example')).toBe('votes@mail.example');
    expect(contactOf('https://votes.example/help')).toBe('https://votes.example/help');
  });

  test('V5 a confirmed address is required by default with mail, and without mail unless in trial mode', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).requireConfirmedEmail).toBe(true);
    const needed = (environment: Record<string, string>, isTrial: boolean) =>
      createConfirmationRule(readConfig(environment), { isActive: () => isTrial })();
    expect(needed({}, false)).toBe(true);
    expect(needed({}, true)).toBe(false);
    expect(needed({ SMTP_URL: 'smtp://mail.example' }, true)).toBe(true);
    expect(needed({ REQUIRE_CONFIRMED_EMAIL: 'on' }, true)).toBe(true);
    expect(needed({ REQUIRE_CONFIRMED_EMAIL: 'off', SMTP_URL: 'smtp://mail.example' }, false)).toBe(false);
  });

  test('V5 when trial mode ends, confirmed addresses are required from the next vote on', () => {
    let isOpen = true;
    const needsConfirmed = createConfirmationRule(readConfig({}), { isActive: () => isOpen });
    expect(needsConfirmed()).toBe(false);
    isOpen = false;
    expect(needsConfirmed()).toBe(true);
  });

  test('P145 limits for networks are numbers, or off', () => {
    expect(plainSite(readConfig({ VOTES_PER_NETWORK: 'off', VOTES_PER_NETWORK_HOUR: '400' }))).toMatchObject({
      votesPerNetwork: null,
      votesPerNetworkHour: 400,
    });
  });

  test('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', SERVICE_NAME: ' ' }).port).toBe(3000);
  });
});
