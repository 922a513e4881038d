// Reads server-sent events from a response, one at a time.

export interface SentEvent {
  readonly id: string | null;
  readonly event: string | null;
  readonly data: string;
}

export interface Events {
  /** The next event; null when the stream has ended. */
  next(): Promise<SentEvent | null>;
  leave(): Promise<void>;
}

export function readEvents(answer: Response): Events {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return {
    async next() {
      for (;;) {
        const end = unread.indexOf('\n\n');
        if (end >= 0) {
          const lines = unread.slice(0, end).split('\n');
          unread = unread.slice(end + 2);
          const field = (name: string) =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
          const data = field('data');
          if (data !== null) return { id: field('id'), event: field('event'), data };
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        unread += value;
      }
    },
    leave: () => reader.cancel(),
  };
}
