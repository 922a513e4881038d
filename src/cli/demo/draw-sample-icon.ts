// Draws the sample listings' icons from signed distance functions, so that no image files have to be shipped.
import { loadImageLibrary } from '../../images/image-library.ts';

export interface SampleIcon {
  readonly shape: keyof typeof SHAPES;
  /** The colors of the background as `#rrggbb`. */
  readonly ground: readonly [top: string, bottom: string];
}

/**
 * The signed distance of a point from a shape's edge, negative inside. Both coordinates range from -1 to 1, y downward.
 */
type Distance = (x: number, y: number) => number;

const SIDE = 256;
/** White. */
const INK = 255;

/** A PNG, always the same; null if images cannot be rendered, in which case listings show their initial. */
export async function drawSampleIcon({ shape, ground }: SampleIcon): Promise<Uint8Array | null> {
  const sharp = await loadImageLibrary();
  if (!sharp) return null;
  const raw = { width: SIDE, height: SIDE, channels: 3 as const };
  return sharp(pixels(SHAPES[shape], ground), { raw }).png().toBuffer();
}

function pixels(distance: Distance, ground: SampleIcon['ground']): Buffer {
  const [top, bottom] = ground.map((color) => Buffer.from(color.slice(1), 'hex')) as [Buffer, Buffer];
  const drawn = Buffer.alloc(SIDE * SIDE * 3);
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const edge = distance(toUnit(column), toUnit(row)) * (SIDE / 2);
      const ink = Math.min(Math.max(0.5 - edge, 0), 1);
      for (const channel of [0, 1, 2] as const) {
        const [from, to] = [top.readUInt8(channel), bottom.readUInt8(channel)];
        const behind = from + ((to - from) * row) / SIDE;
        drawn[(row * SIDE + column) * 3 + channel] = Math.round(behind + (INK - behind) * ink);
      }
    }
  return drawn;
}

const toUnit = (pixel: number) => ((pixel + 0.5) / SIDE) * 2 - 1;

const circle =
  (cx: number, cy: number, radius: number): Distance =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

/** Centered at (cx, cy), extending by `halfWidth` and `halfHeight` to each side. */
const box =
  (cx: number, cy: number, halfWidth: number, halfHeight: number): Distance =>
  (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) - halfWidth, Math.abs(y - cy) - halfHeight];
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
  };

type Point = readonly [x: number, y: number];

const line =
  ([ax, ay]: Point, [bx, by]: Point, halfWidth: number): Distance =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const share = Math.min(Math.max(along, 0), 1);
    return Math.hypot(x - ax - dx * share, y - ay - dy * share) - halfWidth;
  };

/** Convex, its corners clockwise on the screen. */
const polygon =
  (...corners: readonly Point[]): Distance =>
  (x, y) =>
    Math.max(
      ...corners.map(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
        return ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / Math.hypot(bx - ax, by - ay);
      }),
    );

const together =
  (...parts: readonly Distance[]): Distance =>
  (x, y) =>
    Math.min(...parts.map((part) => part(x, y)));

const without =
  (whole: Distance, hole: Distance): Distance =>
  (x, y) =>
    Math.max(whole(x, y), -hole(x, y));

const within =
  (...parts: readonly Distance[]): Distance =>
  (x, y) =>
    Math.max(...parts.map((part) => part(x, y)));

const ring = (cx: number, cy: number, radius: number, halfWidth: number): Distance =>
  without(circle(cx, cy, radius + halfWidth), circle(cx, cy, radius - halfWidth));

const SHAPES = {
  note: together(
    circle(-0.34, 0.42, 0.2),
    circle(0.36, 0.3, 0.2),
    line([-0.2, 0.42], [-0.2, -0.3], 0.06),
    line([0.5, 0.3], [0.5, -0.44], 0.06),
    polygon([-0.26, -0.44], [0.56, -0.58], [0.56, -0.28], [-0.26, -0.14]),
  ),
  shield: without(
    together(box(0, -0.26, 0.5, 0.34), within(circle(-0.4, 0.08, 0.9), circle(0.4, 0.08, 0.9), box(0, 0.46, 1, 0.42))),
    together(line([-0.24, -0.02], [-0.05, 0.18], 0.08), line([-0.05, 0.18], [0.28, -0.24], 0.08)),
  ),
  question: together(
    within(ring(0, -0.22, 0.32, 0.1), without(box(0, 0, 1, 1), box(-0.4, 0.13, 0.4, 0.35))),
    line([0, 0.1], [0, 0.24], 0.1),
    circle(0, 0.54, 0.12),
  ),
  bars: together(box(-0.42, 0.32, 0.13, 0.24), box(0, 0.14, 0.13, 0.42), box(0.42, -0.02, 0.13, 0.58)),
  cloud: together(
    circle(-0.34, 0.1, 0.28),
    circle(0.02, -0.14, 0.38),
    circle(0.38, 0.12, 0.26),
    box(0, 0.24, 0.36, 0.14),
  ),
  bell: together(
    within(circle(0, -0.08, 0.44), box(0, -0.3, 1, 0.32)),
    polygon([-0.44, 0], [0.44, 0], [0.58, 0.36], [-0.58, 0.36]),
    within(circle(0, 0.44, 0.15), box(0, 0.6, 1, 0.16)),
  ),
  house: without(
    together(polygon([0, -0.62], [0.68, 0], [-0.68, 0]), box(0, 0.26, 0.46, 0.32)),
    box(0, 0.36, 0.13, 0.23),
  ),
  islands: together(
    polygon([-0.62, -0.06], [0.1, -0.06], [-0.26, 0.5]),
    polygon([0.18, -0.42], [0.66, -0.42], [0.42, 0]),
    line([-0.26, -0.1], [-0.26, -0.34], 0.05),
    circle(-0.26, -0.42, 0.17),
  ),
  sword: together(
    line([0.5, -0.54], [-0.18, 0.14], 0.1),
    line([-0.42, -0.02], [0.02, 0.42], 0.07),
    line([-0.2, 0.2], [-0.46, 0.46], 0.07),
    circle(-0.52, 0.52, 0.1),
  ),
  wheel: together(
    ring(0, 0, 0.52, 0.1),
    circle(0, 0, 0.16),
    line([-0.5, -0.06], [0.5, -0.06], 0.07),
    line([0, 0], [0, 0.5], 0.07),
  ),
  flag: together(
    line([-0.48, -0.6], [-0.48, 0.62], 0.06),
    box(-0.24, -0.4, 0.16, 0.16),
    box(0.08, -0.08, 0.16, 0.16),
    box(0.4, -0.4, 0.16, 0.16),
    box(0.4, 0.24, 0.16, 0.16),
    box(-0.24, 0.24, 0.16, 0.16),
  ),
  stairs: together(box(0, 0.44, 0.6, 0.16), box(0.2, 0.22, 0.4, 0.38), box(0.4, 0, 0.2, 0.6), circle(-0.4, 0.06, 0.16)),
  gem: without(
    together(
      polygon([-0.34, -0.46], [0.34, -0.46], [0.62, -0.1], [-0.62, -0.1]),
      polygon([-0.62, -0.1], [0.62, -0.1], [0, 0.6]),
    ),
    together(
      line([-0.6, -0.1], [0.6, -0.1], 0.025),
      line([-0.22, -0.1], [0, 0.56], 0.025),
      line([0.22, -0.1], [0, 0.56], 0.025),
    ),
  ),
  peaks: together(
    polygon([-0.2, -0.4], [0.32, 0.5], [-0.72, 0.5]),
    polygon([0.32, -0.12], [0.72, 0.5], [-0.08, 0.5]),
    circle(0.46, -0.42, 0.15),
  ),
  ticket: without(
    box(0, 0, 0.64, 0.36),
    together(circle(-0.64, 0, 0.14), circle(0.64, 0, 0.14), box(0.2, 0, 0.025, 0.26)),
  ),
  crown: together(
    polygon([-0.6, 0.34], [-0.6, -0.34], [-0.16, 0.34]),
    polygon([-0.4, 0.34], [0, -0.52], [0.4, 0.34]),
    polygon([0.6, -0.34], [0.6, 0.34], [0.16, 0.34]),
    box(0, 0.46, 0.6, 0.08),
  ),
  sun: together(
    circle(0, 0, 0.3),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
      const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
      return line([x * 0.46, y * 0.46], [x * 0.64, y * 0.64], 0.06);
    }),
  ),
  planet: together(
    without(circle(0, 0, 0.4), line([-0.7, 0.3], [0.7, -0.3], 0.12)),
    line([-0.7, 0.3], [0.7, -0.3], 0.06),
  ),
  anchor: together(
    ring(0, -0.46, 0.12, 0.05),
    line([0, -0.34], [0, 0.56], 0.07),
    line([-0.26, -0.14], [0.26, -0.14], 0.06),
    within(ring(0, 0.1, 0.48, 0.07), box(0, 0.5, 1, 0.36)),
  ),
  star: together(
    polygon([0, -0.66], [0.17, -0.1], [-0.17, -0.1]),
    polygon([0.66, -0.16], [0.1, 0.16], [0.1, -0.16]),
    polygon([-0.66, -0.16], [-0.1, -0.16], [-0.1, 0.16]),
    polygon([0.42, 0.58], [-0.12, 0.16], [0.14, 0]),
    polygon([-0.42, 0.58], [-0.14, 0], [0.12, 0.16]),
    circle(0, 0.02, 0.26),
  ),
  crate: without(
    box(0, 0, 0.54, 0.54),
    together(line([-0.36, -0.36], [0.36, 0.36], 0.05), line([0.36, -0.36], [-0.36, 0.36], 0.05)),
  ),
  paw: together(
    circle(0, 0.24, 0.3),
    circle(-0.44, -0.04, 0.15),
    circle(-0.18, -0.36, 0.16),
    circle(0.18, -0.36, 0.16),
    circle(0.44, -0.04, 0.15),
  ),
  sail: together(
    polygon([-0.62, 0.34], [0.62, 0.34], [0.4, 0.62], [-0.42, 0.62]),
    polygon([0.06, -0.6], [0.5, 0.2], [0.06, 0.2]),
    polygon([-0.06, -0.44], [-0.06, 0.2], [-0.46, 0.2]),
  ),
  coin: without(circle(0, 0, 0.56), together(ring(0, 0, 0.42, 0.03), box(0, 0, 0.07, 0.22))),
  chevrons: together(
    ...[-0.3, 0.06, 0.42].map((y) =>
      together(line([-0.42, y + 0.14], [0, y - 0.24], 0.09), line([0, y - 0.24], [0.42, y + 0.14], 0.09)),
    ),
  ),
  microphone: together(
    line([0, -0.4], [0, 0], 0.2),
    within(ring(0, 0, 0.38, 0.06), box(0, 0.5, 1, 0.5)),
    line([0, 0.4], [0, 0.6], 0.06),
    line([-0.22, 0.62], [0.22, 0.62], 0.06),
  ),
  book: without(
    together(
      polygon([-0.64, -0.4], [0, -0.28], [0, 0.5], [-0.64, 0.38]),
      polygon([0, -0.28], [0.64, -0.4], [0.64, 0.38], [0, 0.5]),
    ),
    box(0, 0.1, 0.025, 0.4),
  ),
  blossom: together(
    ...[0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      return without(circle(Math.cos(angle) * 0.38, Math.sin(angle) * 0.38, 0.24), circle(0, 0, 0.16));
    }),
    circle(0, 0, 0.1),
  ),
  list: together(...[-0.38, 0, 0.38].map((y) => together(circle(-0.48, y, 0.09), line([-0.2, y], [0.52, y], 0.07)))),
  door: without(box(0, 0, 0.38, 0.6), circle(0.2, 0.04, 0.07)),
} satisfies Readonly<Record<string, Distance>>;
