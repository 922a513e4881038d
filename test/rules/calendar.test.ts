// P34 next votes as a calendar: RFC 5545's rules for lines, values and entries, for any listing name.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderCalendar } from '../../src/reminders/calendar.ts';

const SITE = { displayName: 'Plaudit', baseUrl: 'https://votes.example' };
const AT = new Date('2026-01-31T10:00:00.000Z');
const VOTE = {
  listingId: 'lst_sample',
  name: 'Sample Survival',
  nextVoteAt: new Date('2026-02-01T09:30:00.000Z'),
};

function lines(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n');
}

function one(name: string): string {
  return renderCalendar([{ ...VOTE, name }], { site: SITE, at: AT, feed: false });
}

/** As a calendar app unfolds and parses it. */
function summaryIn(calendar: string): string | undefined {
  const line = lines(calendar).find((text) => text.startsWith('SUMMARY:'));
  return line
    ?.slice('SUMMARY:'.length)
    .replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));
}

describe('P34 a calendar', () => {
  test('has one entry at the time of the next vote, with an alarm', () => {
    expect(lines(one('Sample Survival'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plaudit//Plaudit//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:vote-lst_sample-20260201T093000Z@votes.example',
      'DTSTAMP:20260131T100000Z',
      'DTSTART:20260201T093000Z',
      'DURATION:PT15M',
      'SUMMARY:Vote for Sample Survival',
      'DESCRIPTION:You can vote again: https://votes.example/listings/lst_sample/vote',
      'URL:https://votes.example/listings/lst_sample/vote',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Vote for Sample Survival',
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('a feed has a name and a refresh interval; without votes it is a valid, empty calendar', () => {
    const feed = lines(renderCalendar([], { site: SITE, at: AT, feed: true }));
    expect(feed).toContain('X-WR-CALNAME:Votes on Plaudit');
    expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(feed).not.toContain('BEGIN:VEVENT');
  });

  test('an entry never starts before the vote can be cast', () => {
    const nextVoteAt = new Date('2026-02-01T09:30:00.001Z');
    const calendar = renderCalendar([{ ...VOTE, nextVoteAt }], { site: SITE, at: AT, feed: false });
    expect(calendar).toContain('DTSTART:20260201T093001Z\r\n');
  });

  test('the same vote has the same UID, another vote another one', () => {
    const uid = (calendar: string) => lines(calendar).find((line) => line.startsWith('UID:'));
    expect(uid(one('A'))).toBe(uid(one('B')));
    const later = { ...VOTE, nextVoteAt: new Date('2026-02-02T09:30:00.000Z') };
    expect(uid(renderCalendar([later], { site: SITE, at: AT, feed: true }))).not.toBe(uid(one('A')));
  });

  test.each([
    ['a; b, c \\ d', 'Vote for a\\; b\\, c \\\\ d'],
    ['two\r\nlines', 'Vote for two\\nlines'],
    ['end\u2028less\u2029', 'Vote for end\\nless\\n'],
    ['a\u0000b\u0007c', 'Vote for abc'],
    ['x\r\nEND:VEVENT\r\nATTACH:file', 'Vote for x\\nEND:VEVENT\\nATTACH:file'],
  ])('§3.3.11 %j is escaped', (name, written) => {
    expect(lines(one(name))).toContain(`SUMMARY:${written}`);
  });

  test('§3.1 for any listing name: CRLF, 75 octets per line, whole characters, the name unchanged', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('🎮', '\\', ';', '\n', 'é', 'a\u0301'), maxLength: 120 }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const calendar = one(name);
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of calendar.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(lines(calendar)).toHaveLength(22);
        const kept = name
          .toWellFormed()
          .replace(/\r\n|[\r\n\u2028\u2029]/g, '\n')
          .replace(/[^\P{Cc}\n]/gu, '');
        expect(summaryIn(calendar)).toBe(`Vote for ${kept}`);
      }),
    );
  });
});
