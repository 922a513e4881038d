// Parses server-sent events from chunks of any size (the WHATWG HTML standard, section 9.2.6).

export interface SseFrame {
  readonly type: 'frame';
  readonly event: string;
  readonly data: string;
  /** The `id:` of this frame; null if it has none. */
  readonly id: string | null;
}

export type SseItem = SseFrame | { readonly type: 'comment' } | { readonly type: 'retry'; readonly ms: number };

export interface SseParser {
  /** Returns what is complete after these bytes. Throws a RangeError when a frame exceeds the limit. */
  push(chunk: Uint8Array): readonly SseItem[];
}

/** `maxFrameLength`: of the lines of one frame together, in characters. */
export function createSseParser(maxFrameLength = 1_000_000): SseParser {
  // Also removes a byte order mark at the start.
  const decoder = new TextDecoder();
  const frame = createFrameBuilder();
  let rest = '';
  let length = 0;
  let afterCarriageReturn = false;

  const endLine = (line: string): SseItem | null => {
    length = line === '' ? 0 : length + line.length;
    return frame.addLine(line);
  };

  return {
    push(chunk) {
      const text = decoder.decode(chunk, { stream: true });
      const items: SseItem[] = [];
      let start = 0;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code !== LF && code !== CR) {
          afterCarriageReturn = false;
          continue;
        }
        // The second half of CRLF, which may come with the next chunk.
        const isSecondHalf = code === LF && afterCarriageReturn;
        afterCarriageReturn = code === CR;
        if (!isSecondHalf) {
          const item = endLine(rest + text.slice(start, at));
          rest = '';
          if (item) items.push(item);
        }
        start = at + 1;
      }
      rest += text.slice(start);
      if (length + rest.length > maxFrameLength)
        throw new RangeError(`An event of the stream is longer than ${maxFrameLength} characters.`);
      return items;
    },
  };
}

const LF = 10;
const CR = 13;

/** Collects the fields of a frame; an empty line completes it. */
function createFrameBuilder(): { addLine(line: string): SseItem | null } {
  let event = '';
  let data: string[] = [];
  let id: string | null = null;

  const complete = (): SseFrame | null => {
    const frame: SseFrame = { type: 'frame', event: event || 'message', data: data.join('\n'), id };
    const isEmpty = data.length === 0;
    event = '';
    data = [];
    id = null;
    return isEmpty ? null : frame;
  };

  return {
    addLine(line) {
      if (line === '') return complete();
      if (line.startsWith(':')) return { type: 'comment' };
      const colon = line.indexOf(':');
      const name = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (name === 'data') data.push(value);
      else if (name === 'event') event = value;
      else if (name === 'id' && !value.includes('\0')) id = value;
      else if (name === 'retry' && /^\d{1,9}$/.test(value)) return { type: 'retry', ms: Number(value) };
      return null;
    },
  };
}
