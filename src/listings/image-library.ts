// The library that reads and draws pictures (decision P33), made safe when it is first needed.
export type Sharp = typeof import('sharp').default;

/** What reads the five kinds; everything else the library knows (SVG, PDF, TIFF, …) is never even tried. */
const READERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

let library: Promise<Sharp | null> | undefined;

/** Starting does not wait for it; null where it cannot run: there are letters instead of pictures then. */
export function loadImageLibrary(): Promise<Sharp | null> {
  library ??= load();
  return library;
}

async function load(): Promise<Sharp | null> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    return sharp;
  } catch {
    return null;
  }
}
