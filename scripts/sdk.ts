// `npm run sdk -- --to DIR`: builds what integrators install, such as plaudit-sdk-VERSION.tgz, into a folder. Needs only
// the packages of the server.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDownloads } from './downloads/build.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (values.to) {
  const built = await buildDownloads(resolve(values.to));
  for (const { file, bytes } of built) console.log(`${file}  ${Math.ceil(bytes / 1000)} kB`);
} else {
  console.error('Say where to write the files: npm run sdk -- --to DIR');
  process.exitCode = 1;
}
