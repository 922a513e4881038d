// The Chromium executable: unpacked once, with its libraries and a font, from the npm package to a temporary folder.
// It needs only the machine's C library, so a minimal Debian is enough.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ChromiumProgram {
  readonly path: string;
  /** The environment variables that it needs in addition. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Chromium for Linux on x64; elsewhere TEST_CHROMIUM names the executable to use. */
export function chromiumProgram(): ChromiumProgram {
  const given = process.env.TEST_CHROMIUM;
  if (given) return { path: given, environment: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The Chromium from npm is for Linux on x64 only. Set TEST_CHROMIUM to the path of an executable to use.',
    );
  }
  const home = unpackedHome();
  return {
    path: join(home, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  };
}

function unpackedHome(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = join(dirname(entry), '..', '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const home = join(tmpdir(), `plaudit-chromium-${version}-${process.getuid?.()}`);
  if (!existsSync(home)) install(packageFolder, home);
  // Temporary folders are shared: files of another user under our name must not be executed.
  if (statSync(home).uid !== process.getuid?.()) {
    throw new Error(`${home} belongs to another user; remove it, or set TMPDIR to a folder of your own.`);
  }
  return home;
}

/**
 * The package always unpacks into the temporary folder, accepts any file named `chromium` there, even an incomplete
 * one, and keeps the libraries for AWS Lambda. So a process with its own temporary folder unpacks everything, and the
 * result is renamed when it is complete.
 */
function install(packageFolder: string, home: string): void {
  const draft = mkdtempSync(`${home}-`);
  try {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack(packageFolder)], {
      env: { ...process.env, TMPDIR: draft },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Chromium could not be unpacked:\n${stderr}`);
    describeFonts(draft, home);
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

function unpack(packageFolder: string): string {
  const own = pathToFileURL(join(packageFolder, 'build', 'esm', 'index.mjs')).href;
  const libraries = join(packageFolder, 'bin', 'al2023.tar.br');
  return `
    import chromium, { inflate } from ${JSON.stringify(own)};
    await chromium.executablePath();
    await inflate(${JSON.stringify(libraries)});`;
}

/** The package's own configuration looks for fonts in /tmp/fonts, where two runs would see different ones. */
function describeFonts(draft: string, home: string): void {
  mkdirSync(join(draft, 'fonts'), { recursive: true });
  const fonts = join(home, 'fonts');
  writeFileSync(
    join(draft, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`,
  );
}
