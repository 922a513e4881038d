// Arbitraries for ways to write an address so that a parser takes it for a different one, or for none.
import fc from 'fast-check';
import { type Block, FORBIDDEN_V4, groupsOf, NOTABLE_V6, type Numbered } from './address-oracle.ts';

/** An address, and one way to write it. */
export interface Spelt {
  readonly text: string;
  /** The address that the text means. */
  readonly address: Numbered;
}

const ALL_V4: Block = { from: 0n, to: (1n << 32n) - 1n };
const ALL_V6: Block = { from: 0n, to: (1n << 128n) - 1n };

/** Numbers at the edges of these blocks, next to them, and anywhere in between. */
function numbersOf(blocks: readonly Block[], all: Block): fc.Arbitrary<bigint> {
  const inside = fc.tuple(fc.constantFrom(...blocks), fc.constantFrom(-1n, 0n, 1n, null), fc.bigInt(all.from, all.to));
  const near = inside.map(([{ from, to }, edge, any]) => {
    if (edge === null) return from + (any % (to - from + 1n));
    const number = any % 2n === 0n ? from + edge : to + edge;
    return number < all.from || number > all.to ? from : number;
  });
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: fc.bigInt(all.from, all.to) });
}

export const v4Numbers = numbersOf(FORBIDDEN_V4, ALL_V4);
const v6Numbers = numbersOf(NOTABLE_V6, ALL_V6);

const BASES: readonly ((part: bigint) => string)[] = [
  (part) => part.toString(),
  (part) => `0x${part.toString(16)}`,
  (part) => `0X00${part.toString(16).toUpperCase()}`,
  (part) => `0${part.toString(8)}`,
  (part) => `000${part.toString(8)}`,
];

/** One to four parts, each in its own base; the last part takes the remaining bits. */
const inParts = fc
  .tuple(v4Numbers, fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }))
  .map(([number, count, bases]): Spelt => {
    const parts = [24n, 16n, 8n].slice(0, count - 1).map((shift) => (number >> shift) & 255n);
    const rest = number & ((1n << BigInt(8 * (5 - count))) - 1n);
    const text = [...parts, rest].map((part, place) => BASES[bases[place]!]!(part)).join('.');
    return { text, address: { version: 4, number } };
  });

const dotted = (number: bigint) => [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.');

export const plainV4 = v4Numbers.map((number): Spelt => ({ text: dotted(number), address: { version: 4, number } }));

export const v4Spellings: fc.Arbitrary<Spelt> = fc.oneof(plainV4, inParts, inParts);

/** In full, abbreviated anywhere, in upper case, with leading zeros, or with an IPv4 address at the end. */
export const v6Spellings: fc.Arbitrary<Spelt> = fc
  .tuple(v6Numbers, fc.nat(7), fc.boolean(), fc.boolean(), fc.boolean())
  .map(([number, at, upper, padded, mixed]) => {
    const groups = groupsOf(number).map((group) => (padded ? group.padStart(4, '0') : group));
    const shown = mixed ? [...groups.slice(0, 6), dotted(number & 0xffffffffn)] : groups;
    const text = shortened(shown, at);
    return { text: upper ? text.toUpperCase() : text, address: { version: 6, number } };
  });

/** Omits a run of zeros from `at` on, if there is one. */
function shortened(groups: readonly string[], at: number): string {
  let to = at;
  while (/^0+$/.test(groups[to] ?? '')) to++;
  if (to - at < 1) return groups.join(':');
  return `${groups.slice(0, at).join(':')}::${groups.slice(to).join(':')}`;
}

const DIGITS = [
  [...'０１２３４５６７８９'],
  [...'⓪①②③④⑤⑥⑦⑧⑨'],
  [...'𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'],
  [...'₀₁₂₃₄₅₆₇₈₉'],
];
const DOTS = ['。', '．', '｡', '%2e', '%2E', '%E3%80%82'];

/** Changes that URL parsers undo: digits and dots of other scripts, percent-encoding, a trailing dot. */
const DISGUISES: readonly ((text: string, chance: number) => string)[] = [
  (text) => text,
  (text) => `${text}.`,
  (text, chance) => text.replace(/\d/g, (digit) => DIGITS[chance % DIGITS.length]![Number(digit)]!),
  (text, chance) => text.replaceAll('.', DOTS[chance % DOTS.length]!),
  (text, chance) => replaceAt(text, chance, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (text, chance) => replaceAt(text, chance, (letter) => (letter === 'x' ? 'ｘ' : letter)),
  (text, chance) => replaceAt(text, chance, (letter) => `${letter}\u00ad`),
  (text, chance) => replaceAt(text, chance, (letter) => `${letter}\u200b`),
];

function replaceAt(text: string, chance: number, change: (letter: string) => string): string {
  const at = chance % text.length;
  return text.slice(0, at) + change(text.charAt(at)) + text.slice(at + 1);
}

const v4Hosts = fc
  .tuple(v4Spellings, fc.nat(DISGUISES.length - 1), fc.nat(1_000))
  .map(([{ text, address }, disguise, chance]): Spelt => ({ text: DISGUISES[disguise]!(text, chance), address }));

const ZONES = ['', '', '', '', '%25eth0', '%eth0', '%251'];

/** As it appears in a URL. */
export const hosts: fc.Arbitrary<Spelt> = fc.oneof(
  v4Hosts,
  fc
    .tuple(v6Spellings, fc.constantFrom(...ZONES))
    .map(([{ text, address }, zone]): Spelt => ({ text: `[${text}${zone}]`, address })),
);

const SCHEMES = ['https://', 'HTTPS://', 'https:', 'https:/', 'https:\\\\', 'https:///', ' https://', 'http://'];
const USERS = ['', '', '', '', 'good@', 'good.example:443@', 'good.example%2f@', '8.8.8.8@', '@', 'a@b@'];
const PORTS = ['', '', ':', ':443', ':8443', ':0443', ':22'];
const ENDS = ['', '/', '/x', '\\x', '?x', '#x', '/@8.8.8.8/', '\\@8.8.8.8', '?@8.8.8.8', '#@8.8.8.8'];
/** URL parsers drop these anywhere. */
const DROPPED = ['', '', '', '', '', '\t', '\n', '\r', '\r\n'];

/** A complete URL with a host. */
export const urls: fc.Arbitrary<Spelt> = fc
  .tuple(
    hosts,
    fc.constantFrom(...SCHEMES),
    fc.constantFrom(...USERS),
    fc.constantFrom(...PORTS),
    fc.constantFrom(...ENDS),
    fc.constantFrom(...DROPPED),
    fc.nat(60),
  )
  .map(([{ text, address }, scheme, user, port, end, dropped, at]) => {
    const url = `${scheme}${user}${text}${port}${end}`;
    return { text: url.slice(0, at) + dropped + url.slice(at), address };
  });
