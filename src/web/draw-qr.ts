// QR codes, drawn on the server, so that nothing but our own pages sees what is in them.
import { encode } from 'uqr';

export interface QrDrawing {
  /** Width and height in modules, with the quiet zone. */
  readonly size: number;
  /** The dark modules, as the `d` of a path. */
  readonly path: string;
}

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: modules.join('') };
}
