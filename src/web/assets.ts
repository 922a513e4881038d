// The static files of the pages: styles, small scripts, fonts, the widget of the vote challenge. They are read once at
// startup and have a hash of their content in the URL, so browsers can cache them forever.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { IMMUTABLE } from './cache-control.ts';

interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  readonly hash: string;
  /** Compressed on the first request, then cached. */
  readonly encoded: Map<'br' | 'gzip', Promise<Buffer>>;
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  png: 'image/png',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const STYLES = [
  'tokens',
  'base',
  'frame',
  'menu',
  'parts',
  'labels',
  'lists',
  'glyphs',
  'notices',
  'forms',
  'tables',
  'pages',
  'listing',
  'gallery',
  'browse',
  'home',
  'dashboard',
  'area-nav',
  'deliveries',
  'marks',
  'challenge',
  'changelog',
  'reviews',
  'rich-text',
  'embed',
  'account',
  'voters',
  'docs',
  'management',
  'staff',
  'server-facts',
  'site',
];
const ISLANDS = [
  'times.js',
  'copy.js',
  'countdown.js',
  'gallery.js',
  'live-updates.js',
  'menu.js',
  'passkey.js',
  'preview.js',
  'print.js',
  'progress.js',
  'remind.js',
  'share.js',
  'vote-captcha.js',
  'vote-challenge.js',
];

const pushWorker = readFileSync(join(import.meta.dirname, 'client/push-worker.js'));

const assets = new Map<string, Asset>();
readAll();

/** The URL of an asset, which changes with its content. */
export function assetUrl(name: string): string {
  const asset = assets.get(name);
  if (!asset) throw new Error(`This is a bug in Plaudit: there is no asset ${name}`);
  return `/assets/${asset.hash}/${name}`;
}

/** GET /assets/:hash/:name. An outdated hash gets a 404 rather than content that does not match it. */
export async function serveAsset(context: Context): Promise<Response> {
  const asset = assets.get(context.req.param('name') ?? '');
  if (!asset || asset.hash !== context.req.param('hash')) return context.text('Not found', 404);
  context.header('Cache-Control', IMMUTABLE);
  context.header('ETag', `"${asset.hash}"`);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Vary', 'Accept-Encoding');
  if (context.req.header('if-none-match')?.includes(`"${asset.hash}"`)) return context.body(null, 304);
  const encoding = chooseEncoding(asset, context.req.header('accept-encoding') ?? '');
  const bytes = encoding ? await encode(asset, encoding) : asset.bytes;
  if (encoding) context.header('Content-Encoding', encoding);
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': asset.type });
}

/**
 * GET /push.js: the service worker that shows reminders while no page is open. Its URL has no hash, because browsers
 * look for updates at the URL where it was registered.
 */
export function servePushWorker(context: Context): Response {
  context.header('Cache-Control', 'no-cache');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', "default-src 'none'");
  return context.body(new Uint8Array(pushWorker), 200, { 'Content-Type': TYPES.js ?? '' });
}

function chooseEncoding(asset: Asset, accepted: string): 'br' | 'gzip' | null {
  if (asset.type === TYPES.woff2 || asset.type === TYPES.png) return null;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function encode(asset: Asset, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const kept = asset.encoded.get(encoding);
  if (kept) return kept;
  const made = promisify(encoding === 'br' ? brotliCompress : gzip)(asset.bytes);
  asset.encoded.set(encoding, made);
  return made;
}

function readAll(): void {
  const here = (path: string) => readFileSync(join(import.meta.dirname, path));
  const { resolve } = createRequire(import.meta.url);
  const font = (family: string, file: string) => readFileSync(resolve(`@fontsource-variable/${family}/files/${file}`));
  // Without the weights and features that pages do not use: scripts/subset-inter.sh (decision P505).
  add('inter.woff2', here('style/inter.woff2'));
  add('inter-latin-ext.woff2', here('style/inter-latin-ext.woff2'));
  add('inter-cyrillic.woff2', here('style/inter-cyrillic.woff2'));
  add('jetbrains-mono.woff2', font('jetbrains-mono', 'jetbrains-mono-latin-wght-normal.woff2'));
  add('icon.svg', here('style/icon.svg'));
  add('sprite.svg', here('style/sprite.svg'));
  add('preview.png', here('style/preview.png'));
  for (const name of ISLANDS) add(name, here(`client/${name}`));
  // The build without inlined styles and workers: nothing in it needs more than 'self' in the policy.
  const widget = dirname(resolve('altcha/external'));
  add('altcha.js', readFileSync(join(widget, 'altcha.min.js')));
  add('altcha.css', readFileSync(join(widget, 'altcha.css')));
  const solver = readFileSync(join(widget, '../workers/pbkdf2.js'));
  add('altcha-worker.js', Buffer.concat([here('client/count-guesses.js'), solver]));
  const css = STYLES.map((name) => leaveOutComments(here(`style/${name}.css`).toString())).join('\n');
  add('site.css', Buffer.from(css.replace(/asset:([\w.-]+)/g, (_, name) => assetUrl(name))));
}

/** Also leaves out indentation: together an eighth of what every first visit loads of styles. */
function leaveOutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s+/g, '\n');
}

function add(name: string, bytes: Buffer): void {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  assets.set(name, { type, bytes, hash, encoded: new Map() });
}
