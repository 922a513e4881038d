// The parser of server-sent events: every form of line end, chunks of any size, limits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser, type SseItem } from '../../sdk/src/stream/sse-parser.ts';

function parse(text: string, cuts: readonly number[] = []): readonly SseItem[] {
  const parser = createSseParser();
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...places, bytes.length].flatMap((end, index) => parser.push(bytes.subarray(places[index - 1] ?? 0, end)));
}

const frame = (event: string, data: string, id: string | null = null): SseItem => ({ type: 'frame', event, data, id });

describe('the parser of server-sent events', () => {
  it.each([
    ['LF', 'event: vote\nid: 1\ndata: x\n\n'],
    ['CR', 'event: vote\rid: 1\rdata: x\r\r'],
    ['CRLF', 'event: vote\r\nid: 1\r\ndata: x\r\n\r\n'],
    ['a byte order mark', '\uFEFFevent: vote\nid: 1\ndata: x\n\n'],
    ['no space after the colon', 'event:vote\nid:1\ndata:x\n\n'],
    ['unknown fields', 'event: vote\nfoo: bar\nfoo\nid: 1\ndata: x\n\n'],
  ])('reads a frame with %s', (_, text) => {
    expect(parse(text)).toEqual([frame('vote', 'x', '1')]);
  });

  it('joins several data lines, and gives a frame without a name the type message', () => {
    expect(parse('data: a\ndata:\ndata:  b\n\n')).toEqual([frame('message', 'a\n\n b')]);
  });

  it('drops frames without data and does not carry their fields over', () => {
    expect(parse('event: vote\nid: 7\n\ndata: x\n\n')).toEqual([frame('message', 'x')]);
  });

  it('reports comments and valid reconnection times, and ignores an ID with NUL', () => {
    expect(parse(':\n: beat\nretry: 2000\nretry: soon\nid: a\0b\ndata: x\n\n')).toEqual([
      { type: 'comment' },
      { type: 'comment' },
      { type: 'retry', ms: 2000 },
      frame('message', 'x'),
    ]);
  });

  it('does not return a frame that was cut before its empty line', () => {
    expect(parse('data: a\n\nevent: vote\ndata: x\n')).toEqual([frame('message', 'a')]);
  });

  it('reads the same whatever the chunks and line ends are', () => {
    const line = fc.oneof(
      fc.constantFrom('', ':', 'data: x', 'event: vote', 'id: 9', 'retry: 5', 'data'),
      fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `data: ${text.replaceAll(/[\r\n]/g, '')}`),
    );
    const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 30 });
    fc.assert(
      fc.property(lines, fc.array(fc.nat(), { maxLength: 40 }), (written, cuts) => {
        const plain = parse(written.map(([text]) => `${text}\n`).join(''));
        // Two empty lines differ from one CRLF: an empty line after a line that ends with CR must not begin with LF.
        const ends = written.map(([, end], at) => (end === '\r' && written[at + 1]?.[0] === '' ? '\r\n' : end));
        const text = written.map(([content], at) => content + ends[at]).join('');
        expect(parse(text, cuts)).toEqual(plain);
      }),
    );
  });

  it('refuses frames beyond the limit, in one line or in many', () => {
    const push = (text: string) => createSseParser(100).push(new TextEncoder().encode(text));
    expect(() => push('x'.repeat(101))).toThrow('longer than 100 characters');
    expect(() => push('data: 0123456789\n'.repeat(10))).toThrow(RangeError);
    expect(push('data: 0123456789\n\n'.repeat(10))).toHaveLength(10);
  });
});
