// Reads which versions a Minecraft server allows from what it says about itself, which may be anything. Pure.

/** As many as Minecraft has ever had by far. */
const MAX_VERSIONS = 40;
const MAX_NAME_CHARACTERS = 100;
/** More is not looked at. */
const MAX_READ = 1_000;

/** Major and minor number of a version of the game, such as 1.21 or, since 2026, 26.1. */
interface GameVersion {
  readonly major: number;
  readonly minor: number;
}

/** What a server says about its version. */
export interface ReportedVersion {
  /** As the server calls it, such as `Paper 1.21.4`, without colors; null if nothing is left. */
  readonly name: string | null;
  /** The versions that players can join with, such as `1.20`, in order. */
  readonly versions: readonly string[];
}

/** Without colors, markup, control characters and more than one space; null if nothing is left. */
export function cleanVersionName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const plain = text
    .slice(0, MAX_READ)
    .normalize('NFKC')
    .replace(/§[\s\S]?/gu, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  return [...plain].slice(0, MAX_NAME_CHARACTERS).join('').trim() || null;
}

/** `protocol`: Java Edition's number of the protocol; null for Bedrock Edition. */
export function readVersion(name: unknown, protocol: unknown): ReportedVersion {
  const cleaned = cleanVersionName(name);
  return { name: cleaned, versions: readVersions(cleaned ?? '', versionOfProtocol(protocol)) };
}

/** A version that is not part of a longer number, such as an IP address. `1.x` names none. */
const VERSION = /(?<![\d.,])(1|2[6-9]|3\d)\.(\d{1,2})(?:\.(?:\d{1,3}|x))?(?![\d]|\.\d)/gi;
const RANGE = /^\s*(?:-|–|—|~|→|->|>|to|through|thru|up to|bis)\s*$/i;
const AND_NEWER = /^\s*(?:\+|(?:and|or) (?:newer|above|higher|later|up)\b)/i;

/** The last minor version of Minecraft 1; its successors are named after the year. */
const LAST_OF_ONE = 21;

function readVersions(name: string, ofProtocol: GameVersion | null): readonly string[] {
  const found = new Map<string, GameVersion>();
  let before: { readonly version: GameVersion; readonly end: number } | null = null;
  const add = (version: GameVersion) => void found.set(textOf(version), version);
  for (const match of name.matchAll(VERSION)) {
    const version = { major: Number(match[1]), minor: Number(match[2]) };
    if (!isPlausible(version)) continue;
    add(version);
    if (before && RANGE.test(name.slice(before.end, match.index)))
      versionsBetween(before.version, version).forEach(add);
    const end = match.index + match[0].length;
    // Where "and newer" ends is only known if the server's protocol says so.
    if (ofProtocol && AND_NEWER.test(name.slice(end))) versionsBetween(version, ofProtocol).forEach(add);
    before = { version, end };
  }
  if (found.size === 0 && ofProtocol) add(ofProtocol);
  return [...found.values()].sort(inOrder).map(textOf).slice(0, MAX_VERSIONS);
}

function isPlausible({ major, minor }: GameVersion): boolean {
  return major > 1 || minor <= LAST_OF_ONE;
}

function textOf({ major, minor }: GameVersion): string {
  return `${major}.${minor}`;
}

function inOrder(one: GameVersion, other: GameVersion): number {
  return one.major - other.major || one.minor - other.minor;
}

/** Both ends included; empty if the first is newer. Which versions a year in between has is not known. */
function versionsBetween(first: GameVersion, last: GameVersion): readonly GameVersion[] {
  if (inOrder(first, last) > 0) return [];
  if (first.major === last.major) return minorsOf(first.major, first.minor, last.minor);
  const ofOne = first.major === 1 ? minorsOf(1, first.minor, LAST_OF_ONE) : [first];
  return [...ofOne, ...minorsOf(last.major, 1, last.minor), last];
}

function minorsOf(major: number, from: number, to: number): readonly GameVersion[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => ({ major, minor: from + place }));
}

/** The first and last protocol of each minor version of Minecraft 1. */
const PROTOCOLS: readonly (readonly [first: number, last: number, minor: number])[] = [
  [107, 110, 9],
  [210, 210, 10],
  [315, 316, 11],
  [335, 340, 12],
  [393, 404, 13],
  [477, 498, 14],
  [573, 578, 15],
  [735, 754, 16],
  [755, 756, 17],
  [757, 758, 18],
  [759, 762, 19],
  [763, 766, 20],
  [767, 774, 21],
];

/** Proxies repeat the protocol of the request, which is that of 1.8: it and older ones say nothing. */
function versionOfProtocol(protocol: unknown): GameVersion | null {
  if (typeof protocol !== 'number') return null;
  const known = PROTOCOLS.find(([first, last]) => protocol >= first && protocol <= last);
  return known ? { major: 1, minor: known[2] } : null;
}

const MAX_LISTED = 3;

/** For people: `1.21.4`, `1.8–1.21`, `1.8, 1.20`. Null if the server named no version. Only numbers are shown. */
export function shownMinecraftVersion(name: string | null, versions: readonly string[]): string | null {
  const [first] = versions;
  const last = versions.at(-1);
  if (first === undefined || last === undefined) return null;
  if (versions.length === 1) return exactVersion(name ?? '', first) ?? first;
  const isEachOne = versions.length > 2 && isSameList(versions, versionsBetween(parse(first), parse(last)));
  if (isEachOne) return `${first}–${last}`;
  return versions.length <= MAX_LISTED ? versions.join(', ') : `${versions.slice(-MAX_LISTED).join(', ')} and older`;
}

/** The patch version, if the server names exactly one. */
function exactVersion(name: string, version: string): string | null {
  const exact = new Set([...name.matchAll(VERSION)].map(([text]) => text).filter((text) => /\.\d+\.\d+$/.test(text)));
  const [only] = exact;
  return exact.size === 1 && only?.startsWith(`${version}.`) ? only : null;
}

function parse(text: string): GameVersion {
  const [major, minor] = text.split('.');
  return { major: Number(major), minor: Number(minor) };
}

function isSameList(texts: readonly string[], versions: readonly GameVersion[]): boolean {
  return texts.length === versions.length && versions.every((version, place) => textOf(version) === texts[place]);
}
