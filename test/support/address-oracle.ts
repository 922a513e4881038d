// Which addresses are public, computed from IANA's registries with plain numbers. Shares no code with the SSRF guard.

/** A 32-bit number for IPv4, a 128-bit one for IPv6. */
export type Numbered = { readonly version: 4 | 6; readonly number: bigint };

const v4 = (dotted: string): bigint => dotted.split('.').reduce((number, byte) => number * 256n + BigInt(byte), 0n);
/** The first groups of an address, in hexadecimal without colons. */
const v6 = (groups: string): bigint => {
  const given = groups.split(':');
  return (
    given.reduce((number, group) => number * 65_536n + BigInt(`0x${group}`), 0n) << BigInt(128 - 16 * given.length)
  );
};

export interface Block {
  readonly from: bigint;
  /** The last address of the block. */
  readonly to: bigint;
}

const block = (from: bigint, freeBits: number): Block => ({ from, to: from + (1n << BigInt(freeBits)) - 1n });

/** RFC 6890 and its successors, the multicast and reserved blocks, and Azure's address for its machines. */
export const FORBIDDEN_V4: readonly Block[] = [
  block(v4('0.0.0.0'), 24),
  block(v4('10.0.0.0'), 24),
  block(v4('100.64.0.0'), 22),
  block(v4('127.0.0.0'), 24),
  block(v4('168.63.129.16'), 0),
  block(v4('169.254.0.0'), 16),
  block(v4('172.16.0.0'), 20),
  block(v4('192.0.0.0'), 8),
  block(v4('192.0.2.0'), 8),
  block(v4('192.88.99.0'), 8),
  block(v4('192.168.0.0'), 16),
  block(v4('198.18.0.0'), 17),
  block(v4('198.51.100.0'), 8),
  block(v4('203.0.113.0'), 8),
  block(v4('224.0.0.0'), 28),
  block(v4('240.0.0.0'), 28),
];

const GLOBAL_V6 = block(v6('2000'), 125);
const MAPPED = block(v6('0:0:0:0:0:ffff'), 32);
const NAT64 = block(v6('64:ff9b:0:0:0:0'), 32);
/** Within 2000::/3. */
const FORBIDDEN_GLOBAL_V6: readonly Block[] = [
  block(v6('2001:0'), 105),
  block(v6('2001:db8'), 96),
  block(v6('2002'), 112),
  block(v6('3fff:0'), 108),
];
/** Addresses that an incorrect check is likely to get wrong. */
export const NOTABLE_V6: readonly Block[] = [
  ...FORBIDDEN_GLOBAL_V6,
  GLOBAL_V6,
  MAPPED,
  NAT64,
  block(0n, 32),
  block(v6('0:0:0:0:ffff:0'), 32),
  block(v6('64:ff9b:1'), 80),
  block(v6('100'), 64),
  block(v6('2606:4700:0:0:0:5efe'), 32),
  block(v6('2620:4f:8000'), 80),
  block(v6('5f00'), 112),
  block(v6('fc00'), 121),
  block(v6('fe80'), 118),
  block(v6('fec0'), 118),
  block(v6('ff00'), 120),
];

const within = ({ from, to }: Block, number: bigint): boolean => number >= from && number <= to;

export function isPublic({ version, number }: Numbered): boolean {
  if (version === 4) return !FORBIDDEN_V4.some((forbidden) => within(forbidden, number));
  const carried = { version: 4, number: number & 0xffffffffn } as const;
  if (within(MAPPED, number) || within(NAT64, number)) return isPublic(carried);
  return within(GLOBAL_V6, number) && !FORBIDDEN_GLOBAL_V6.some((forbidden) => within(forbidden, number));
}

/** As the kernel prints the peer address of a connection; an IPv4-mapped IPv6 address becomes the IPv4 address. */
export function kernelText({ version, number }: Numbered): string {
  if (version === 6 && !within(MAPPED, number)) return compressed(groupsOf(number));
  return [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.');
}

export function groupsOf(number: bigint): readonly string[] {
  return Array.from({ length: 8 }, (_, place) => ((number >> BigInt(112 - 16 * place)) & 0xffffn).toString(16));
}

/** The first of the longest runs of zeros is abbreviated (RFC 5952 §4.2). */
function compressed(groups: readonly string[]): string {
  let best = { from: 0, length: 1 };
  for (let from = 0; from < 8; from++) {
    let length = 0;
    while (groups[from + length] === '0') length++;
    if (length > best.length) best = { from, length };
  }
  if (best.length === 1) return groups.join(':');
  return `${groups.slice(0, best.from).join(':')}::${groups.slice(best.from + best.length).join(':')}`;
}

/** The number of a literal address in its plain form. */
export function numberOf(plain: string): Numbered {
  if (!plain.includes(':')) return { version: 4, number: v4(plain) };
  const [before = '', after] = plain.split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return { version: 6, number: v6([...left, ...zeros, ...right].join(':')) };
}
