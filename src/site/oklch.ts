// Converts colors between hexadecimal sRGB and OKLCH, in which lightness can change while hue and chroma stay. Pure.

export interface Oklch {
  /** From 0 (black) to 1 (white). */
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** `#rrggbb`, with channels from 0 to 1. */
export function toChannels(hex: string): Triple {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function toHex(channels: Triple): string {
  const two = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(two).join('')}`;
}

export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function multiply(rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(rows[0]), row(rows[1]), row(rows[2])];
}

/** Björn Ottosson’s matrices (https://bottosson.github.io/posts/oklab/). */
const LINEAR_TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const LMS_TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const LAB_TO_LMS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const LMS_TO_LINEAR = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toChannels(hex);
  const [l, m, s] = multiply(LINEAR_TO_LMS, [toLinear(red), toLinear(green), toLinear(blue)]);
  const [lightness, a, b] = multiply(LMS_TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

const ROUNDING = 1e-4;
const HALVINGS = 16;

/** The nearest color that a screen shows: where sRGB ends, the chroma is reduced, and the hue stays. */
export function fromOklch(color: Oklch): string {
  const whole = channelsOf(color);
  if (isShown(whole)) return toHex(whole);
  let [least, most] = [0, color.chroma];
  for (let step = 0; step < HALVINGS; step += 1) {
    const chroma = (least + most) / 2;
    if (isShown(channelsOf({ ...color, chroma }))) least = chroma;
    else most = chroma;
  }
  return toHex(channelsOf({ ...color, chroma: least }));
}

function channelsOf({ lightness, chroma, hue }: Oklch): Triple {
  const [l, m, s] = multiply(LAB_TO_LMS, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  const [red, green, blue] = multiply(LMS_TO_LINEAR, [l ** 3, m ** 3, s ** 3]);
  return [fromLinear(red), fromLinear(green), fromLinear(blue)];
}

function isShown(channels: Triple): boolean {
  return channels.every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
}
