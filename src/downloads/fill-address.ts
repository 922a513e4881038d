// Puts the address of this site into the text files of a zip, so that nobody has to (pure).
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { EXAMPLE_ADDRESS } from './catalogue.ts';

const TEXT = /\.(lua|luau|md|txt|cfg|yml|json|example)$/;
/** The same as in the original, so that the bytes depend on the files and the address alone. */
const FIXED_TIME = new Date(1980, 0, 1);

export function fillAddress(zip: Uint8Array, baseUrl: string): Uint8Array {
  const filled: Zippable = {};
  for (const [path, content] of Object.entries(unzipSync(zip)))
    filled[path] = TEXT.test(path) ? strToU8(strFromU8(content).replaceAll(EXAMPLE_ADDRESS, baseUrl)) : content;
  return zipSync(filled, { mtime: FIXED_TIME, level: 9 });
}
