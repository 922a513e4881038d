// The headings of CHANGELOG.md, `## 1.2.3 (unreleased)` or `## 1.2.3 (2026-11-23)`, newest first (pure).

const HEADING = /^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d{2}-\d{2})\)$/gm;

export interface NextRelease {
  readonly version: string;
  /** The newest version with a date, or null before the first release. */
  readonly previous: string | null;
}

export type ReadChangelog =
  | { readonly ok: true; readonly next: NextRelease }
  | { readonly ok: false; readonly reason: string };

/** What the changelog says is to be released; `asked` replaces the version of its heading. */
export function readNextRelease(changelog: string, asked: string | undefined): ReadChangelog {
  const [first, second] = [...changelog.matchAll(HEADING)];
  if (first?.[2] !== 'unreleased')
    return refuse('CHANGELOG.md has no unreleased version on top. Add a heading like "## 1.2.3 (unreleased)".');
  const section = changelog.slice(first.index + first[0].length, second?.index);
  if (!/\S/.test(section))
    return refuse('CHANGELOG.md has nothing below its first heading. Say there what has changed.');
  if (second?.[2] === 'unreleased')
    return refuse(`CHANGELOG.md has two unreleased versions, ${first[1]} and ${second[1]}. Merge or date one of them.`);
  const version = asked ?? first[1] ?? '';
  const previous = second?.[1] ?? null;
  if (!/^\d+\.\d+\.\d+$/.test(version)) return refuse(`--version ${version} must be three numbers, such as 1.2.3.`);
  if (previous && compareVersions(version, previous) <= 0)
    return refuse(`${version} must be greater than ${previous}, the version released before.`);
  return { ok: true, next: { version, previous } };
}

/** Replaces the first heading. */
export function dateRelease(changelog: string, version: string, date: string): string {
  return changelog.replace(/^## .+ \(unreleased\)$/m, `## ${version} (${date})`);
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  const place = [0, 1, 2].find((index) => a[index] !== b[index]);
  return place === undefined ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

function refuse(reason: string): ReadChangelog {
  return { ok: false, reason };
}
