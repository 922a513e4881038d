// The files that contain the version, and their text for another one (pure).

interface VersionFile {
  readonly path: string;
  readonly rewrite: (text: string, version: string) => string;
}

interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
  version: string;
}

const SDK = '@plaudit/sdk';

export const VERSION_FILES: readonly VersionFile[] = [
  { path: 'package.json', rewrite: rewriteManifest },
  { path: 'sdk/package.json', rewrite: rewriteManifest },
  { path: 'cli/package.json', rewrite: rewriteManifest },
  { path: 'python/pyproject.toml', rewrite: rewritePyproject },
  ...['pom.xml', 'stubs/pom.xml', 'votifier/pom.xml', 'plugin/pom.xml'].map((pom) => ({
    path: `plugins/minecraft/${pom}`,
    rewrite: rewritePom,
  })),
  { path: 'plugins/fivem/plaudit/fxmanifest.lua', rewrite: rewriteFiveMManifest },
  { path: 'package-lock.json', rewrite: rewriteLock },
  { path: 'examples/discord-js-bot/package.json', rewrite: rewriteDownload },
  { path: 'examples/discord-py-bot/requirements.txt', rewrite: rewriteDownload },
  { path: 'compose.yaml', rewrite: rewriteImage },
  { path: 'ops/kubernetes/plaudit.yaml', rewrite: rewriteImage },
];

function rewriteManifest(text: string, version: string): string {
  const manifest = JSON.parse(text) as { version: string; dependencies?: Record<string, string> };
  manifest.version = version;
  if (manifest.dependencies?.[SDK]) manifest.dependencies[SDK] = version;
  return asJson(manifest);
}

function rewriteLock(text: string, version: string): string {
  const lock = JSON.parse(text) as Lock;
  lock.version = version;
  for (const path of ['', 'sdk', 'cli']) {
    const own = lock.packages[path];
    if (!own) continue;
    own.version = version;
    if (own.dependencies?.[SDK]) own.dependencies[SDK] = version;
  }
  return asJson(lock);
}

function rewritePyproject(text: string, version: string): string {
  return text.replace(/^version = ".*"$/m, `version = "${version}"`);
}

/** The versions of our own modules; those of Maven's plugins stay. */
function rewritePom(text: string, version: string): string {
  return text.replace(
    /(<artifactId>(?:plaudit-minecraft-parent|stubs)<\/artifactId>\s*<version>)[^<]*/g,
    `$1${version}`,
  );
}

function rewriteFiveMManifest(text: string, version: string): string {
  return text.replace(/^version '.*'$/m, `version '${version}'`);
}

function rewriteDownload(text: string, version: string): string {
  return text.replace(/(\/sdk\/plaudit-(?:sdk-)?)\d+\.\d+\.\d+/g, `$1${version}`);
}

function rewriteImage(text: string, version: string): string {
  return text.replace(/image: plaudit:\S+/g, `image: plaudit:${version}`);
}

function asJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
