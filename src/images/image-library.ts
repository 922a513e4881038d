// Loads the image library (sharp) on first use and restricts it to the formats allowed for uploads (decision P33).
export type Sharp = typeof import('sharp').default;

/** The loaders of the five allowed formats. All others (SVG, PDF, TIFF, …) are blocked. */
const READERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

let library: Promise<Sharp | null> | undefined;

/** Null on machines where the library cannot run: listings then show their first letter. */
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
