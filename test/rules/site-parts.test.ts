// What staff can save of the site: names, links, texts and times.
import { describe, expect, test } from 'vitest';
import { announcementHash, isAnnounced } from '../../src/site/announcement.ts';
import { type Announcement, isSitePart, NO_BRAND, pagePart, parsePart } from '../../src/site/site-parts.ts';

const isValid = (part: Parameters<typeof parsePart>[0], content: unknown) => parsePart(part, content).success;
const named = (displayName: string) => ({ ...NO_BRAND, displayName });
const linked = (url: string) => ({ links: [{ label: 'Sample', url }] });
const ANNOUNCEMENT: Announcement = { text: 'Sample', tone: 'info', link: null, from: null, until: null };

describe('P530 a part of the site', () => {
  test('has a name of up to 60 characters on one line', () => {
    for (const name of ['Votes', 'Голоса & друзья', '投票サイト', '🎉 Party', 'x'.repeat(60)])
      expect(isValid('brand', named(name)), name).toBe(true);
    for (const name of ['x'.repeat(61), 'a\r\nBcc: b@mail.example', 'a\u0000', 'a\u202Eb', '\u200B', '\uD800'])
      expect(isValid('brand', named(name)), JSON.stringify(name)).toBe(false);
    expect(parsePart('brand', named('  ')).data?.displayName).toBeNull();
  });

  test('accepts only an accent color that passes', () => {
    expect(isValid('brand', { ...NO_BRAND, accent: '#0f7b6c' })).toBe(true);
    for (const accent of ['#ffe94d', '#000000', 'red', '#0f7b6c;}body{display:none', ''])
      expect(isValid('brand', { ...NO_BRAND, accent }), accent).toBe(false);
  });

  test('links only to https and mailto', () => {
    for (const url of ['https://votes.example/a?b#c', 'mailto:votes@mail.example', 'HTTPS://votes.example'])
      expect(isValid('footer', linked(url)), url).toBe(true);
    for (const url of [
      'http://votes.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '//votes.example',
      '/pages/rules',
      'https://',
      'https://a b.example',
      `https://votes.example/${'x'.repeat(500)}`,
      ' ',
    ])
      expect(isValid('footer', linked(url)), url).toBe(false);
    expect(isValid('footer', { links: Array(9).fill(linked('https://votes.example').links[0]) })).toBe(false);
  });

  test('knows nothing but its own properties', () => {
    expect(isValid('home', { title: null, lead: null, text: '', script: 'x' })).toBe(false);
    expect(isValid('brand', { ...NO_BRAND, logo: { hash: '../../etc/passwd', width: 1, height: 1 } })).toBe(false);
  });

  test('is an own page with an address of small letters, digits and hyphens', () => {
    for (const part of ['page/rules', 'page/terms-of-use', 'page/2', 'brand', 'settings'])
      expect(isSitePart(part), part).toBe(true);
    for (const part of ['page/', 'page/-a', 'page/A', 'page/a/b', 'page/..', `page/${'a'.repeat(41)}`, 'toString', ''])
      expect(isSitePart(part), part).toBe(false);
    expect(isValid(pagePart('rules'), { title: 'Rules', text: 'x'.repeat(30_000), isPublished: true })).toBe(true);
    expect(isValid(pagePart('rules'), { title: 'Rules', text: 'x'.repeat(30_001), isPublished: true })).toBe(false);
    expect(isValid(pagePart('rules'), { title: 'Rules', text: ' ', isPublished: true })).toBe(false);
  });
});

describe('P536 an announcement', () => {
  const at = (time: string) => new Date(time);
  const timed = { ...ANNOUNCEMENT, from: '2026-03-01T10:00:00.000Z', until: '2026-03-02T10:00:00.000Z' };

  test('is shown from its beginning until its end', () => {
    expect(isAnnounced(timed, at('2026-03-01T09:59:59Z'), undefined)).toBe(false);
    expect(isAnnounced(timed, at('2026-03-01T10:00:00Z'), undefined)).toBe(true);
    expect(isAnnounced(timed, at('2026-03-02T10:00:00Z'), undefined)).toBe(false);
    expect(isValid('announcement', { ...timed, until: '2026-02-01T10:00:00.000Z' })).toBe(false);
  });

  test('stays dismissed until its content changes', () => {
    const now = at('2026-03-01T12:00:00Z');
    const hash = announcementHash(timed);
    expect(isAnnounced(timed, now, hash)).toBe(false);
    expect(isAnnounced({ ...timed, text: 'Another' }, now, hash)).toBe(true);
    expect(isAnnounced({ ...timed, until: null }, now, hash)).toBe(false);
  });
});
