// What staff sees of the configuration: no secrets, and a warning where action is needed.

import { describe, expect, test } from 'vitest';
import { NOBODY_CAN_VOTE } from '../../src/access/voter-identities.ts';
import { readConfig } from '../../src/config.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { describeConfiguration } from '../../src/system/describe-configuration.ts';
import { findSystemWarnings } from '../../src/system/warnings.ts';

const SECRETS = {
  SECRET_KEY: 'k'.repeat(40),
  DATABASE_URL: 'postgres://plaudit:database-password@db.example:5432/plaudit',
  SMTP_URL: 'smtp://sender:mail-password@mail.example:587',
  DISCORD_CLIENT_ID: 'client',
  DISCORD_CLIENT_SECRET: 'discord-secret',
  STAFF_WEBHOOK: `https://hooks.slack.com/services/T00000000/B00000000/${'s'.repeat(24)}`,
  METRICS: 'metrics-token-of-24-letters',
};
const FINE = { ...SECRETS, BASE_URL: 'https://votes.example' };
const HEALTHY = {
  oldest_due_seconds: 2,
  waiting: 3,
  listener_waiting: 0,
  leases: 1,
  leases_run_out: 0,
  enabled: 1,
  paused: 0,
  disabled: 0,
  failing: 0,
  paced: 0,
};
const MAIL = {
  isSet: true,
  waiting: 0,
  oldestAt: null,
  oldestSeconds: 0,
  givenUp: 0,
  reason: null,
};
const REFUSED_CHAT = {
  sentAt: null,
  failedAt: new Date('2026-11-22T10:00:00Z'),
  failures: 1,
  waiting: 1,
  problem: { happened: 'The channel is gone.', todo: 'Create another one.' },
};
const database = (bytes: number, kind: 'embedded' | 'postgres' = 'embedded') => ({
  kind,
  bytes,
  tables: [],
  weeks: [],
});
const EMBEDDED = { mode: null, hasLostSessions: false, replica: null };
const POOLED = { sessions: 'pooled', isPrepared: false, listens: false } as const;
const warningsOf = (...given: Parameters<typeof findSystemWarnings>) => inEnglish(findSystemWarnings(...given));
const titles = (environment: Record<string, string>, facts: Partial<Parameters<typeof findSystemWarnings>[1]> = {}) =>
  warningsOf(readConfig(environment), {
    deliveries: HEALTHY,
    mail: MAIL,
    database: database(1),
    replication: null,
    staffChat: null,
    captcha: null,
    connections: EMBEDDED,
    votingNeedsConfirmed: true,
    trialEnd: null,
    ...facts,
  }).map(({ title }) => title);

test('the description of the configuration contains no secret', () => {
  const words = JSON.stringify(describeConfiguration(ENGLISH, readConfig(FINE)));
  for (const secret of [
    'k'.repeat(40),
    'password',
    'plaudit:',
    'sender',
    'discord-secret',
    's'.repeat(24),
    SECRETS.METRICS,
  ])
    expect(words).not.toContain(secret);
  expect(words).toContain('db.example:5432');
  expect(words).toContain('mail.example:587');
  const hosts = 'postgres://plaudit:database-password@a.example:5432,b.example:5433/plaudit';
  const several = JSON.stringify(describeConfiguration(ENGLISH, readConfig({ ...FINE, DATABASE_URL: hosts })));
  expect(several).toContain('PostgreSQL at a.example:5432, b.example:5433');
  expect(several).not.toContain('password');
});

describe('a warning', () => {
  test('is absent when everything is in order', () => {
    expect(titles(FINE)).toEqual([]);
    expect(titles(FINE, { database: database(9e12, 'postgres') })).toEqual([]);
  });

  test.each([
    [{ ...FINE, SMTP_URL: '' }, {}, 'No email is sent'],
    [{ ...FINE, BASE_URL: 'http://votes.example' }, {}, 'BASE_URL is not https'],
    [{ ...FINE, BASE_URL: 'http://localhost:3000' }, {}, 'BASE_URL is an address of this machine'],
    [{ ...FINE, BASE_URL: 'http://127.0.0.1' }, {}, 'BASE_URL is an address of this machine'],
    [{ ...FINE, BASE_URL: 'http://localhost.example' }, {}, 'BASE_URL is not https'],
    [{ ...FINE, BASE_URL: 'http://127.example' }, {}, 'BASE_URL is not https'],
    [{ ...FINE, VOTE_CHALLENGE: 'off' }, {}, 'Voting does not require a challenge'],
    [{ ...FINE, ALLOW_PRIVATE_TARGETS: '10.0.0.0/8' }, {}, 'Webhooks may reach private addresses'],
    [FINE, { database: database(3e9) }, 'The embedded database is large'],
    [FINE, { mail: { ...MAIL, oldestSeconds: 901 } }, 'Email has been waiting for more than 15 minutes'],
    [FINE, { staffChat: REFUSED_CHAT }, 'Alerts do not reach the chat channel of staff'],
    [FINE, { captcha: { name: 'hCaptcha', state: 'down' as const } }, 'The captcha before a vote does not work'],
    [
      FINE,
      { captcha: { name: 'hCaptcha', state: 'misconfigured' as const } },
      'The captcha before a vote does not work',
    ],
    [
      FINE,
      { connections: { mode: POOLED, hasLostSessions: false, replica: null } },
      'Processes do not notify each other of votes',
    ],
    [
      FINE,
      { connections: { mode: { ...POOLED, listens: true }, hasLostSessions: true, replica: null } },
      'Connections to PostgreSQL have lost their sessions',
    ],
    [
      FINE,
      {
        connections: { ...EMBEDDED, replica: { isUsed: false, reason: 'behind' as const, lagSeconds: 9 } },
      },
      'The read replica is not in use',
    ],
    [FINE, { deliveries: null }, 'The database did not respond in time'],
    [FINE, { deliveries: { ...HEALTHY, leases_run_out: 1 } }, 'Endpoints are leased to a process that is gone'],
    [
      FINE,
      { deliveries: { ...HEALTHY, oldest_due_seconds: 301 } },
      'Deliveries have been due for more than five minutes',
    ],
  ])('%#: %s %s shows: %s', (environment, facts, title) => {
    expect(titles(environment, facts)).toEqual([title]);
  });

  test('explains what is impossible without mail and what staff can do instead', () => {
    const [warning] = warningsOf(readConfig({ ...FINE, SMTP_URL: '' }), {
      deliveries: HEALTHY,
      mail: MAIL,
      database: database(1),
      replication: null,
      staffChat: null,
      captcha: null,
      connections: EMBEDDED,
      votingNeedsConfirmed: false,
      trialEnd: null,
    });
    expect(warning?.todo).not.toContain('Nobody can reset');
    expect(warning?.todo).toContain('create reset links');
  });
});

test('that nobody can vote explains what to set when neither mail nor Discord can confirm anybody', () => {
  const bare = { BASE_URL: 'https://votes.example', SECRET_KEY: SECRETS.SECRET_KEY };
  expect(titles(bare)).toEqual(['Nobody can vote', 'No email is sent']);
  expect(titles(bare, { votingNeedsConfirmed: false })).toEqual(['No email is sent']);
  expect(titles({ ...bare, SMTP_URL: SECRETS.SMTP_URL })).toEqual([]);
  expect(titles({ ...FINE, SMTP_URL: '' })).toEqual(['No email is sent']);
  for (const variable of ['SMTP_URL', 'DISCORD_CLIENT_ID', 'REQUIRE_CONFIRMED_EMAIL=off'])
    expect(inEnglish(NOBODY_CAN_VOTE).todo).toContain(variable);
});

test('the limits for networks are shown with an explanation', () => {
  const words = JSON.stringify(describeConfiguration(ENGLISH, readConfig({ VOTES_PER_NETWORK_HOUR: 'off' })));
  expect(words).toContain('5 per listing in its voting window');
  expect(words).toContain('"VOTES_PER_NETWORK_HOUR","value":"off"');
});

test('D16 the end of trial mode is shown before any other warning about BASE_URL, with its cause', () => {
  const trialEnd = { sign: 'a request for the host votes.example', at: new Date('2026-11-22T10:00:00Z') };
  const [first, ...others] = warningsOf(readConfig({ ...FINE, BASE_URL: 'http://localhost:3000' }), {
    deliveries: HEALTHY,
    mail: MAIL,
    database: database(1),
    replication: null,
    staffChat: null,
    captcha: null,
    connections: EMBEDDED,
    votingNeedsConfirmed: true,
    trialEnd,
  });
  expect(first?.title).toBe('Trial mode has ended');
  expect(first?.todo).toMatch(/22 Nov 2026.* a request for the host votes\.example\. .* Set BASE_URL/);
  expect(others.map(({ title }) => title)).toEqual(['BASE_URL is an address of this machine']);
});

test('O5 the warning about a large embedded database names the command that moves it to PostgreSQL', () => {
  const facts = {
    deliveries: HEALTHY,
    mail: MAIL,
    database: database(3e9),
    replication: null,
    staffChat: null,
    captcha: null,
    connections: EMBEDDED,
    votingNeedsConfirmed: true,
    trialEnd: null,
  };
  const [{ todo } = { todo: '' }] = warningsOf(readConfig(FINE), facts);
  expect(todo).toContain('`plaudit move`');
});
