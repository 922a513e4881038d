// Builds the wheel of the Python package from the files of python/, without Python, pip or network: a wheel is a zip with
// METADATA, WHEEL and RECORD. The same files lead to the same bytes. `node scripts/python-wheel.ts DIR` writes it to DIR.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

export interface PythonWheel {
  /** `plaudit-VERSION-py3-none-any.whl`, which pip requires. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface WheelSource {
  readonly pyproject: string;
  readonly readme: string;
  readonly license: string;
  /** The contents of the package's files, by paths such as `plaudit/client.py`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** `root` is the checkout. */
export function readPythonWheel(root: string): PythonWheel {
  const folder = join(root, 'python');
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const paths = globSync('plaudit/**/{*.py,py.typed}', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const files = Object.fromEntries(paths.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))]));
  return buildPythonWheel({
    pyproject: text('pyproject.toml'),
    readme: text('README.md'),
    license: text('LICENSE'),
    files,
  });
}

/** The earliest time that a zip can hold, so that the bytes depend on the files alone. */
const FIXED_TIME = new Date(1980, 0, 1);

export function buildPythonWheel({ pyproject, readme, license, files }: WheelSource): PythonWheel {
  const version = pyprojectText(pyproject, 'version');
  const info = `plaudit-${version}.dist-info`;
  const content: Record<string, Uint8Array> = {
    ...Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
    [`${info}/licenses/LICENSE`]: strToU8(license),
    [`${info}/METADATA`]: strToU8(metadata(pyproject, version, readme)),
    [`${info}/WHEEL`]: strToU8('Wheel-Version: 1.0\nGenerator: plaudit\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  };
  const record = `${info}/RECORD`;
  content[record] = strToU8(`${Object.entries(content).map(recordLine).join('')}${record},,\n`);
  const bytes = zipSync(content, { mtime: FIXED_TIME, level: 9 });
  return { name: `plaudit-${version}-py3-none-any.whl`, bytes };
}

function recordLine([path, bytes]: [string, Uint8Array]): string {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return `${path},sha256=${hash},${bytes.length}\n`;
}

function metadata(pyproject: string, version: string, readme: string): string {
  const fields = [
    ['Metadata-Version', '2.4'],
    ['Name', 'plaudit'],
    ['Version', version],
    ['Summary', pyprojectText(pyproject, 'description')],
    ['License-Expression', pyprojectText(pyproject, 'license')],
    ['License-File', 'LICENSE'],
    ['Requires-Python', pyprojectText(pyproject, 'requires-python')],
    ['Description-Content-Type', 'text/markdown'],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${readme}`;
}

/** A line such as `version = "0.2.0"`; the file is ours, so a TOML parser is not needed. */
function pyprojectText(pyproject: string, name: string): string {
  const [, value] = new RegExp(`^${name} = "([^"]+)"$`, 'm').exec(pyproject) ?? [];
  if (value === undefined) throw new Error(`python/pyproject.toml lacks ${name} = "…".`);
  return value;
}

if (import.meta.main) {
  const target = process.argv[2] ?? '.';
  const { name, bytes } = readPythonWheel(join(import.meta.dirname, '..'));
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), bytes);
  console.log(join(target, name));
}
