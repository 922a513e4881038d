// Scenes for bots: patterns and large signs of what they do.
import {
  between,
  type Corner,
  circle,
  cloud,
  many,
  polygon,
  rectangle,
  ring,
  type Scene,
  stars,
  stroke,
} from './canvas.ts';

/** Bars of an equalizer. */
export const sound: Scene = ({ width, height, random }, { layers, light }) =>
  many(64, (index) => {
    const share = Math.abs(Math.sin(index * 0.31) * 0.5 + Math.sin(index * 0.13 + 1) * 0.35) * between(random, 0.7, 1);
    const tall = height * (0.08 + share * 0.8);
    const wide = width / 64;
    const fill = index % 3 === 0 ? light : layers[index % 2];
    return rectangle(
      { x: index * wide + wide * 0.2, y: (height - tall) / 2, width: wide * 0.6, height: tall },
      fill ?? light,
      0.9,
      wide * 0.3,
    );
  });

/** A honeycomb, with some cells lit. */
export const shield: Scene = ({ width, height, random }, { layers, light }) => {
  const size = height * 0.13;
  const hexagon = (x: number, y: number): readonly Corner[] =>
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (corner * Math.PI) / 3;
      return [x + Math.cos(angle) * size * 0.93, y + Math.sin(angle) * size * 0.93];
    });
  const columns = Math.ceil(width / (size * 1.5)) + 1;
  return many(columns * 6, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const y = row * size * 1.732 + (column % 2) * size * 0.866;
    const fill = random() < 0.12 ? light : layers[Math.floor(random() * 3)];
    return polygon(hexagon(column * size * 1.5, y), fill ?? light, between(random, 0.45, 0.95));
  });
};

/** Speech bubbles of a conversation. */
export const chat: Scene = ({ width, height, random }, { layers, light }) =>
  many(16, (index) => {
    const [wide, tall] = [width * between(random, 0.08, 0.16), height * between(random, 0.14, 0.22)];
    const [x, y] = [random() * (width - wide), height * 0.06 + random() * height * 0.66];
    const fill = [...layers, light][index % 4] ?? light;
    const lines = many(2, (line) =>
      rectangle(
        {
          x: x + tall * 0.3,
          y: y + tall * (0.28 + line * 0.26),
          width: wide * between(random, 0.3, 0.7),
          height: tall * 0.12,
        },
        '#ffffff',
        0.7,
        tall * 0.06,
      ),
    );
    const tail: Corner[] = [
      [x + tall * 0.4, y + tall * 0.9],
      [x + tall * 0.3, y + tall * 1.35],
      [x + tall * 0.8, y + tall * 0.9],
    ];
    return rectangle({ x, y, width: wide, height: tall }, fill, 0.95, tall * 0.3) + polygon(tail, fill, 0.95) + lines;
  });

/** A chart that rises, over columns. */
export const charts: Scene = ({ width, height, random }, { layers, light }) => {
  const count = 26;
  const levels = Array.from(
    { length: count },
    (_, index) => 0.16 + (index / count) * 0.5 + between(random, -0.08, 0.08),
  );
  const x = (index: number) => (width / count) * (index + 0.5);
  const line = levels.map((level, index): Corner => [x(index), height * (0.86 - level)]);
  return [
    many(4, (index) =>
      stroke(
        [
          [0, height * (0.2 + index * 0.2)],
          [width, height * (0.2 + index * 0.2)],
        ],
        '#ffffff',
        1,
        0.15,
      ),
    ),
    levels
      .map((level, index) =>
        rectangle(
          {
            x: x(index) - width * 0.012,
            y: height * (1 - level * 0.8),
            width: width * 0.024,
            height: height * level * 0.8,
          },
          layers[index % 2] ?? light,
          0.8,
          3,
        ),
      )
      .join(''),
    stroke(line, light, height * 0.02),
    line.map(([cx, cy]) => circle(cx, cy, height * 0.022, light)).join(''),
  ].join('');
};

/** Rings that spread from a bell. */
export const waves: Scene = ({ width, height }, { layers, light }) =>
  [
    many(9, (index) =>
      ring(width * 0.5, height * 0.55, height * (0.2 + index * 0.2), layers[index % 3] ?? light, height * 0.035),
    ),
    circle(width * 0.5, height * 0.55, height * 0.13, light),
  ].join('');

/** Clouds with rain, and the sun. */
export const weather: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  return [
    circle(width * 0.68, height * 0.34, height * 0.2, light),
    many(5, (index) =>
      cloud(
        width * (0.08 + index * 0.21),
        height * between(random, 0.2, 0.42),
        height * between(random, 0.09, 0.14),
        layers[index % 2] ?? light,
        0.9,
      ),
    ),
    many(70, () => {
      const [x, y] = [random() * width, height * between(random, 0.55, 0.95)];
      return stroke(
        [
          [x, y],
          [x - height * 0.02, y + height * 0.06],
        ],
        layers[2],
        2.4,
        0.8,
      );
    }),
  ].join('');
};

/** Cards of a game. */
export const cards: Scene = ({ width, height, random }, { layers, light }) =>
  many(13, (index) => {
    const [wide, tall] = [height * 0.34, height * 0.5];
    const x = width * (0.04 + index * 0.072);
    const y = height * between(random, 0.2, 0.32);
    const turn = between(random, -16, 16);
    const fill = index % 3 === 1 ? light : '#fbf8f1';
    const mark = layers[index % 3] ?? light;
    const [cx, cy] = [x + wide / 2, y + tall / 2];
    const diamond: Corner[] = [
      [cx, cy - tall * 0.22],
      [cx + wide * 0.22, cy],
      [cx, cy + tall * 0.22],
      [cx - wide * 0.22, cy],
    ];
    return `<g transform="rotate(${turn.toFixed(1)} ${cx.toFixed(0)} ${cy.toFixed(0)})">${rectangle({ x, y, width: wide, height: tall }, fill, 1, wide * 0.1)}${polygon(diamond, mark)}</g>`;
  });

/** Coins in stacks. */
export const coins: Scene = ({ width, height, random }, { layers, light }) =>
  many(16, (index) => {
    const x = width * (0.05 + index * 0.06);
    const stack = 2 + Math.floor(random() * 7);
    const wide = width * 0.024;
    return many(stack, (level) => {
      const y = height * 0.88 - level * height * 0.075;
      const fill = level === stack - 1 ? light : (layers[level % 2] ?? light);
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${wide.toFixed(0)}" ry="${(wide * 0.42).toFixed(0)}" fill="${fill}" stroke="${layers[2]}" stroke-width="2"/>`;
    });
  });

/** Steps with stars above them. */
export const levels: Scene = (canvas, { layers, light }) => {
  const { width, height } = canvas;
  const star = (x: number, y: number, size: number) =>
    polygon(
      Array.from({ length: 10 }, (_, corner): Corner => {
        const reach = corner % 2 === 0 ? size : size * 0.42;
        const angle = (corner * Math.PI) / 5 - Math.PI / 2;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      }),
      light,
    );
  return [
    stars(canvas, '#ffffff', 40),
    many(9, (index) => {
      const tall = height * (0.14 + index * 0.075);
      const x = width * (0.08 + index * 0.096);
      const step = rectangle({ x, y: height - tall, width: width * 0.094, height: tall }, layers[index % 3] ?? light);
      return step + (index % 2 === 0 ? star(x + width * 0.047, height - tall - height * 0.13, height * 0.075) : '');
    }),
  ].join('');
};

/** Sheets of paper with lines. */
export const sheets: Scene = ({ width, height, random }, { layers, light }) =>
  many(9, (index) => {
    const [wide, tall] = [height * 0.46, height * 0.6];
    const [x, y] = [width * (0.03 + index * 0.108), height * between(random, 0.14, 0.3)];
    const turn = between(random, -8, 8);
    const rows = many(5, (row) =>
      rectangle(
        {
          x: x + wide * 0.14,
          y: y + tall * (0.2 + row * 0.14),
          width: wide * between(random, 0.4, 0.72),
          height: tall * 0.05,
        },
        layers[row % 2] ?? light,
        0.7,
        3,
      ),
    );
    const tab = rectangle(
      { x: x + wide * 0.14, y: y + tall * 0.08, width: wide * 0.3, height: tall * 0.06 },
      light,
      1,
      3,
    );
    return `<g transform="rotate(${turn.toFixed(1)} ${(x + wide / 2).toFixed(0)} ${(y + tall / 2).toFixed(0)})">${rectangle({ x, y, width: wide, height: tall }, '#fbf8f1', 0.95, 8)}${rows}${tab}</g>`;
  });
