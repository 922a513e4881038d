// A page that is sent while what it tells of happens: its beginning at once, then piece by piece, then the rest.
import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { WebContext } from '../context.ts';
import { type Page, renderPage } from './layout.tsx';

/** Text in a page is escaped, so nobody can write this into one. */
const CUT = '<!--cut-->';

/** Where a streamed page pauses. */
export function StreamPause() {
  return raw(CUT);
}

export interface StreamedPage {
  /** Into the pause that the page is in; nowhere, when the visitor has left. */
  write(piece: JSX.Element): void;
  /** On to the next pause, or to the page's end. */
  advance(): void;
  /** Before it is asked for nothing leaves, and another page may be shown instead. */
  respond(): Response;
}

/** Pauses at each `<Cut />` of the page's content. */
export async function streamPage(context: WebContext, page: Page): Promise<StreamedPage> {
  const parts = (await renderPage(context, page)).split(CUT);
  const { body, send, close } = openBody();
  const goOn = () => {
    send(parts.shift() ?? '');
    if (parts.length === 0) close();
  };
  goOn();
  return {
    write: (piece) => send(`${piece}`),
    advance: goOn,
    respond() {
      // Compressed, or gathered by a proxy, it would come all at once.
      context.header('Cache-Control', 'private, no-store, no-transform');
      context.header('X-Accel-Buffering', 'no');
      return context.body(body, page.status ?? 200, { 'Content-Type': 'text/html; charset=UTF-8' });
    },
  };
}

/** Takes everything at once, however slowly it is read: a page is small. */
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
