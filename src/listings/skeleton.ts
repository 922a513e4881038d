// What a name looks like, for comparing names (decision P438): two names with one skeleton can be confused. After UTS #39,
// but whatever the case, marks, spaces and punctuation. Only the data is from the package.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { truncateCharacters } from '../core/text.ts';

/** `confusables.txt` of Unicode, as an object from characters to what they look like. */
const DATA = createRequire(import.meta.url).resolve('unhomoglyph/data.json');

/** Needed when a name is compared, which is rare. */
let loaded: Promise<ReadonlyMap<string, string>> | undefined;

function loadConfusables(): Promise<ReadonlyMap<string, string>> {
  loaded ??= readConfusables().catch((error: unknown) => {
    // For instance while packages are installed: the next name tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readConfusables(): Promise<ReadonlyMap<string, string>> {
  return new Map(Object.entries(JSON.parse(await readFile(DATA, 'utf8')) as Record<string, string>));
}

const MOST_CHARACTERS = 200;
const INVISIBLE = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const SEPARATING = /[^\p{L}\p{N}]/gu;

export interface NameShape {
  readonly skeleton: string;
  /** Without words that say nothing about whose it is: "Sample Bot" and "Sample" have one core. */
  readonly core: string;
}

export async function shapeOfName(name: string): Promise<NameShape> {
  const confusables = await loadConfusables();
  const skeleton = skeletonOf(name, confusables);
  return { skeleton, core: coreOf(skeleton, confusables) };
}

/** Never empty: a name of symbols only is its own skeleton. */
function skeletonOf(name: string, confusables: ReadonlyMap<string, string>): string {
  const confuse = (text: string) => Array.from(text, (sign) => confusables.get(sign) ?? sign).join('');
  const bare = (text: string) => text.normalize('NFKD').replace(INVISIBLE, '');
  // Before and after folding the case, because capital and small letters look like different ones of other scripts.
  const alike = confuse(bare(confuse(bare(name.normalize('NFKC'))).toLowerCase())).toLowerCase();
  // The data has I, 1 and | as l, and 0 as O. With the case folded, i is one of them.
  const text = alike.replaceAll('i', 'l').replace(SEPARATING, '');
  return truncateCharacters(text || name.normalize('NFKC').replace(/\s/gu, '') || name, MOST_CHARACTERS);
}

const GENERIC_WORDS = ['discordbot', 'official', 'network', 'discord', 'server', 'real', 'bot', 'app', 'the', 'mc'];
const LEAST_CORE = 3;

function coreOf(skeleton: string, confusables: ReadonlyMap<string, string>): string {
  const words = GENERIC_WORDS.map((word) => skeletonOf(word, confusables));
  let core = skeleton;
  for (;;) {
    const shorter = words
      .flatMap((word) => [
        core.endsWith(word) ? core.slice(0, -word.length) : core,
        core.startsWith(word) ? core.slice(word.length) : core,
      ])
      .find((rest) => rest.length < core.length && rest.length >= LEAST_CORE);
    if (shorter === undefined) return core;
    core = shorter;
  }
}

/** Whether names that are not the same look alike: by their core, or by one or two letters. */
export function isNearly(a: NameShape, b: NameShape): boolean {
  if (a.core === b.core) return true;
  const longest = Math.max(a.skeleton.length, b.skeleton.length);
  const most = longest >= 10 ? 2 : longest >= 5 ? 1 : 0;
  return most > 0 && isWithin(a.skeleton, b.skeleton, most);
}

/** Whether at most `most` letters have to be inserted, left out or replaced. */
function isWithin(a: string, b: string, most: number): boolean {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return false;
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [place, letter] of from.entries()) {
    const next = [place + 1];
    for (const [column, other] of to.entries()) {
      const [above = 0, diagonal = 0, left = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return (row.at(-1) ?? Number.POSITIVE_INFINITY) <= most;
}
