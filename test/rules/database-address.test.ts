// The URL of the database may name several hosts, and its password is never shown.
import { describe, expect, test } from 'vitest';
import { describeDatabaseUrl, parseDatabaseUrl } from '../../src/config/database-address.ts';
import { splitPool } from '../../src/db/postgres.ts';

describe('DATABASE_URL', () => {
  test('with one host is used as it is', () => {
    for (const url of [
      'postgres://plaudit:pass@db.example:5432/plaudit?sslmode=require',
      'postgresql://localhost/plaudit',
      'postgres:///plaudit?host=/var/run/postgresql',
      'postgres://u:p%40ss@[::1]:5432/plaudit',
    ])
      expect(parseDatabaseUrl(url)).toMatchObject({ urls: [url], isWritable: false });
  });

  test('with several hosts has one URL for each, with the same user, database and parameters', () => {
    expect(parseDatabaseUrl('postgres://u:p@a:5432,[::1]:5433,c/db?sslmode=require')).toEqual({
      urls: [
        'postgres://u:p@a:5432/db?sslmode=require',
        'postgres://u:p@[::1]:5433/db?sslmode=require',
        'postgres://u:p@c/db?sslmode=require',
      ],
      hosts: 'a:5432, [::1]:5433, c',
      database: '/db',
      isWritable: true,
    });
  });

  test('P208 only DATABASE_READ_URL may ask for a standby', () => {
    for (const attribute of ['standby', 'prefer-standby', 'read-only']) {
      const url = `postgres://a,b/db?target_session_attrs=${attribute}`;
      expect(parseDatabaseUrl(url)).toBeNull();
      expect(parseDatabaseUrl(url, true)).toMatchObject({ isWritable: false });
    }
  });

  test.each([
    ['postgres://a/db?target_session_attrs=read-write', true],
    ['postgres://a/db?target_session_attrs=primary', true],
    ['postgres://a,b/db', true],
    ['postgres://a,b/db?target_session_attrs=any', false],
  ])('P208 %s requires a server that accepts writes: %s', (url, isWritable) => {
    expect(parseDatabaseUrl(url)).toMatchObject({ isWritable });
    expect(parseDatabaseUrl(url)?.urls.join()).not.toContain('target_session_attrs');
  });

  test.each([
    'mysql://a/db',
    'postgres://a,,b/db',
    'postgres://a,b:x/db',
    'postgres://a/db?target_session_attrs=standby',
  ])('%s is invalid', (url) => expect(parseDatabaseUrl(url)).toBeNull());

  test('is shown without user and password', () => {
    expect(describeDatabaseUrl('postgres://u:p@a:5432,b:5433/db?sslmode=require')).toBe('a:5432, b:5433/db');
  });
});

test.each([
  [6, { pool: 2, engine: 2 }],
  [18, { pool: 10, engine: 6 }],
  [24, { pool: 14, engine: 8 }],
  [100, { pool: 90, engine: 8 }],
])('P207 of %s connections, two are for listening and checking, and the rest is %o', (size, expected) => {
  expect(splitPool(size)).toEqual(expected);
});
