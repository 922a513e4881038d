// Scenes of game worlds: hills, islands, cities, peaks and others.
import {
  between,
  type Corner,
  circle,
  cloud,
  land,
  many,
  polygon,
  rectangle,
  ridge,
  type Scene,
  stars,
} from './canvas.ts';

export function fir(x: number, y: number, size: number, fill: string): string {
  const tier = (level: number) => {
    const [top, half] = [y - size * (2.2 - level * 0.55), size * (0.34 + level * 0.16)];
    return polygon(
      [
        [x, top],
        [x + half, top + size * 0.9],
        [x - half, top + size * 0.9],
      ],
      fill,
    );
  };
  return (
    rectangle({ x: x - size * 0.08, y: y - size * 0.3, width: size * 0.16, height: size * 0.34 }, fill) + many(3, tier)
  );
}

function cottage(x: number, y: number, size: number, [wall, roof, window]: readonly [string, string, string]): string {
  return [
    rectangle({ x: x - size * 0.6, y: y - size * 0.8, width: size * 1.2, height: size * 0.9 }, wall),
    polygon(
      [
        [x - size * 0.8, y - size * 0.75],
        [x, y - size * 1.5],
        [x + size * 0.8, y - size * 0.75],
      ],
      roof,
    ),
    rectangle({ x: x - size * 0.36, y: y - size * 0.5, width: size * 0.28, height: size * 0.28 }, window),
    rectangle({ x: x + size * 0.1, y: y - size * 0.5, width: size * 0.28, height: size * 0.28 }, window),
  ].join('');
}

export const hills: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  const [far, middle, near] = layers;
  return [
    circle(width * 0.78, height * 0.3, height * 0.15, light),
    cloud(width * 0.3, height * 0.22, height * 0.06, '#ffffff', 0.5),
    cloud(width * 0.55, height * 0.34, height * 0.045, '#ffffff', 0.35),
    land(canvas, far, 0.58, 0.1),
    land(canvas, middle, 0.72, 0.08),
    many(14, () =>
      fir(random() * width, height * between(random, 0.74, 0.82), height * between(random, 0.06, 0.1), near),
    ),
    many(6, (index) =>
      cottage(width * (0.32 + index * 0.065), height * between(random, 0.84, 0.9), height * 0.08, [light, far, near]),
    ),
    land(canvas, near, 0.9, 0.05),
  ].join('');
};

export const islands: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  const [far, middle, near] = layers;
  const island = (x: number, y: number, size: number) => {
    const rock: Corner[] = [
      [x - size, y],
      [x + size, y],
      [x + size * 0.45, y + size * 0.5],
      [x + size * 0.05, y + size],
      [x - size * 0.5, y + size * 0.45],
    ];
    return [
      polygon(rock, near),
      polygon(
        [
          [x - size, y],
          [x + size, y],
          [x + size * 0.8, y + size * 0.2],
          [x - size * 0.75, y + size * 0.22],
        ],
        middle,
      ),
      fir(x - size * 0.3, y, size * 0.36, far),
      fir(x + size * 0.25, y, size * 0.48, far),
    ].join('');
  };
  return [
    circle(width * 0.16, height * 0.28, height * 0.13, light),
    many(5, (index) =>
      cloud(width * (0.1 + index * 0.22), height * between(random, 0.15, 0.85), height * 0.07, '#ffffff', 0.45),
    ),
    island(width * 0.3, height * 0.52, height * 0.22),
    island(width * 0.55, height * 0.36, height * 0.3),
    island(width * 0.8, height * 0.6, height * 0.2),
    many(3, (index) => cloud(width * (0.2 + index * 0.33), height * 0.93, height * 0.09, '#ffffff', 0.6)),
  ].join('');
};

export const city: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  const row = (fill: string, least: number, most: number, lit: number) => {
    let [text, x] = ['', 0];
    while (x < width) {
      const [wide, tall] = [between(random, width * 0.02, width * 0.05), height * between(random, least, most)];
      text += rectangle({ x, y: height - tall, width: wide, height: tall }, fill);
      const [columns, rows] = [Math.floor(wide / 9), Math.floor(tall / 12)];
      text += many(columns * rows, (index) =>
        random() < lit
          ? rectangle(
              {
                x: x + 3 + (index % columns) * 9,
                y: height - tall + 5 + Math.floor(index / columns) * 12,
                width: 4,
                height: 6,
              },
              light,
              between(random, 0.4, 1),
            )
          : '',
      );
      x += wide + between(random, 0, width * 0.006);
    }
    return text;
  };
  return [
    stars(canvas, '#ffffff', 60),
    circle(width * 0.82, height * 0.25, height * 0.11, light, 0.9),
    row(layers[0], 0.35, 0.7, 0),
    row(layers[1], 0.25, 0.55, 0.12),
    row(layers[2], 0.12, 0.36, 0.3),
  ].join('');
};

export const track: Scene = (canvas, { layers, light }) => {
  const { width, height } = canvas;
  const [horizon, middle] = [height * 0.5, width * 0.5];
  const at = (share: number, side: number): Corner => [
    middle + side * width * (0.02 + share * 0.42),
    horizon + (height - horizon) * share,
  ];
  const band = (from: number, to: number, [inner, outer]: readonly [number, number], fill: string) =>
    polygon([at(from, inner), at(to, inner), at(to, outer), at(from, outer)], fill);
  const step = (index: number) => (index / 12) ** 2;
  return [
    circle(middle, horizon, height * 0.22, light),
    land(canvas, layers[0], 0.47, 0.05),
    rectangle({ x: 0, y: horizon, width, height: height - horizon }, layers[1]),
    polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)], layers[2]),
    many(12, (index) => {
      const fill = index % 2 === 0 ? '#f4f1ea' : '#c8322b';
      return (
        band(step(index), step(index + 1), [-1, -1.12], fill) + band(step(index), step(index + 1), [1, 1.12], fill)
      );
    }),
    many(6, (index) => band(step(index * 2), step(index * 2 + 1), [-0.03, 0.03], '#f4f1ea')),
  ].join('');
};

export const peaks: Scene = (canvas, { layers, light }) => {
  const { width, height } = canvas;
  const range = (fill: string, at: number, rise: number) => {
    const line = ridge(canvas, at, rise);
    const caps = line.filter(([, y], index) => y < (line[index - 1]?.[1] ?? 0) && y < (line[index + 1]?.[1] ?? 0));
    const snow = caps.map(([x, y]) =>
      polygon(
        [
          [x, y],
          [x + height * 0.05, y + height * 0.1],
          [x, y + height * 0.075],
          [x - height * 0.05, y + height * 0.1],
        ],
        '#ffffff',
        0.85,
      ),
    );
    return polygon([...line, [width * 1.1, height], [-width * 0.1, height]], fill) + snow.join('');
  };
  return [
    circle(width * 0.7, height * 0.3, height * 0.14, light),
    cloud(width * 0.25, height * 0.25, height * 0.06, '#ffffff', 0.5),
    range(layers[0], 0.62, 0.3),
    range(layers[1], 0.82, 0.28),
    land(canvas, layers[2], 0.9, 0.04),
  ].join('');
};
