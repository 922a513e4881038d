// A page that is streamed while something happens: its beginning at once, then one piece after the other.
import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { WebContext } from '../context.ts';
import { TranslationsContext } from '../translations.ts';
import { type Page, renderPage } from './layout.tsx';
import { TimeFormatContext } from './time.tsx';

/** Text in a page is escaped, so users cannot write this marker. */
const PAUSE_MARKER = '<!--cut-->';

/** Where a streamed page pauses. */
export function StreamPause() {
  return raw(PAUSE_MARKER);
}

export interface StreamedPage {
  /** Writes at the current pause; does nothing if the visitor has left. */
  write(piece: JSX.Element): void;
  /** Sends the page up to the next pause, or to its end. */
  advance(): void;
  /** Nothing is sent before this is called, so another response can be returned instead. */
  respond(): Response;
}

/** Pauses at each `<StreamPause />` of the page's content. */
export async function streamPage(context: WebContext, page: Page): Promise<StreamedPage> {
  const parts = (await renderPage(context, page)).split(PAUSE_MARKER);
  const { body, send, close } = openBody();
  const goOn = () => {
    send(parts.shift() ?? '');
    if (parts.length === 0) close();
  };
  goOn();
  return {
    write: (piece) => {
      const { t, times } = context.var;
      const rendered = (
        <TranslationsContext.Provider value={t}>
          <TimeFormatContext.Provider value={times}>{piece}</TimeFormatContext.Provider>
        </TranslationsContext.Provider>
      );
      send(`${rendered}`);
    },
    advance: goOn,
    respond() {
      // Compression or a buffering proxy would hold the pieces back.
      context.header('Cache-Control', 'private, no-store, no-transform');
      context.header('X-Accel-Buffering', 'no');
      return context.body(body, page.status ?? 200, { 'Content-Type': 'text/html; charset=UTF-8' });
    },
  };
}

/** The buffer has no limit, because a page is small. */
function openBody() {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    undefined,
    new CountQueuingStrategy({ highWaterMark: Number.POSITIVE_INFINITY }),
  );
  const writer = writable.getWriter();
  const left = () => {};
  return {
    body: readable,
    send: (text: string) => void writer.write(encoder.encode(text)).catch(left),
    close: () => void writer.close().catch(left),
  };
}
