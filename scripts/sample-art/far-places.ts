// Scenes of castles, caves, seas, deserts and space.
import {
  between,
  type Canvas,
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
  stroke,
} from './canvas.ts';
import { fir } from './landscapes.ts';

export const castle: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  const [far, middle, near] = layers;
  const tower = (x: number, wide: number, tall: number) => {
    const top = height * 0.86 - tall;
    return [
      rectangle({ x: x - wide / 2, y: top, width: wide, height: tall }, middle),
      polygon(
        [
          [x - wide * 0.7, top],
          [x, top - wide * 1.3],
          [x + wide * 0.7, top],
        ],
        near,
      ),
      stroke(
        [
          [x, top - wide * 1.3],
          [x, top - wide * 1.8],
        ],
        near,
        2,
      ),
      polygon(
        [
          [x, top - wide * 1.8],
          [x + wide * 0.5, top - wide * 1.65],
          [x, top - wide * 1.5],
        ],
        light,
      ),
      rectangle(
        { x: x - wide * 0.12, y: top + wide * 0.5, width: wide * 0.24, height: wide * 0.5 },
        light,
        1,
        wide * 0.12,
      ),
    ].join('');
  };
  return [
    stars(canvas, '#ffffff', 40),
    circle(width * 0.24, height * 0.28, height * 0.13, light, 0.9),
    land(canvas, far, 0.66, 0.09),
    rectangle({ x: width * 0.42, y: height * 0.56, width: width * 0.26, height: height * 0.34 }, middle),
    many(9, (index) =>
      rectangle(
        { x: width * (0.42 + index * 0.029), y: height * 0.52, width: width * 0.018, height: height * 0.06 },
        middle,
      ),
    ),
    tower(width * 0.43, height * 0.14, height * 0.44),
    tower(width * 0.55, height * 0.18, height * 0.56),
    tower(width * 0.67, height * 0.14, height * 0.42),
    many(10, () => fir(random() * width, height * between(random, 0.9, 0.98), height * 0.09, near)),
    land(canvas, near, 0.92, 0.04),
  ].join('');
};

export const cavern: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  const crystal = (x: number, y: number, size: number) => {
    const lean = between(random, -0.4, 0.4) * size;
    const tip: Corner = [x + lean, y - size];
    return [
      polygon([[x - size * 0.2, y], [x - size * 0.16 + lean, y - size * 0.75], tip, [x, y]], layers[0]),
      polygon([[x, y], tip, [x + size * 0.18 + lean, y - size * 0.7], [x + size * 0.2, y]], light, 0.9),
    ].join('');
  };
  const roof = ridge(canvas, 0.12, -0.2);
  return [
    circle(width * 0.5, height * 0.75, height * 0.5, light, 0.12),
    polygon([...roof, [width * 1.1, 0], [-width * 0.1, 0]], layers[2]),
    land(canvas, layers[1], 0.78, 0.06),
    many(22, () =>
      crystal(random() * width, height * between(random, 0.78, 0.96), height * between(random, 0.12, 0.42)),
    ),
    land(canvas, layers[2], 0.94, 0.04),
  ].join('');
};

export const sea: Scene = (canvas, { layers, light }) => {
  const { width, height, random } = canvas;
  const [far, middle, near] = layers;
  const ship = (x: number, y: number, size: number) =>
    [
      polygon(
        [
          [x - size, y - size * 0.3],
          [x + size, y - size * 0.3],
          [x + size * 0.6, y + size * 0.1],
          [x - size * 0.7, y + size * 0.1],
        ],
        near,
      ),
      stroke(
        [
          [x, y - size * 0.3],
          [x, y - size * 1.6],
        ],
        near,
        size * 0.07,
      ),
      polygon(
        [
          [x + size * 0.08, y - size * 1.5],
          [x + size * 0.75, y - size * 0.6],
          [x + size * 0.08, y - size * 0.5],
        ],
        '#f6efe0',
      ),
      polygon(
        [
          [x - size * 0.08, y - size * 1.3],
          [x - size * 0.6, y - size * 0.6],
          [x - size * 0.08, y - size * 0.5],
        ],
        '#f6efe0',
      ),
    ].join('');
  return [
    circle(width * 0.72, height * 0.5, height * 0.2, light),
    cloud(width * 0.22, height * 0.24, height * 0.07, '#ffffff', 0.5),
    land(canvas, far, 0.62, 0.02),
    ship(width * 0.36, height * 0.66, height * 0.24),
    land(canvas, middle, 0.74, 0.03),
    many(24, () =>
      stroke(wavelet(canvas, random() * width, height * between(random, 0.68, 0.86)), '#ffffff', 1.6, 0.4),
    ),
    land(canvas, near, 0.9, 0.03),
  ].join('');
};

function wavelet({ height }: Canvas, x: number, y: number): readonly Corner[] {
  const size = height * 0.03;
  return [
    [x, y],
    [x + size, y - size * 0.4],
    [x + size * 2, y],
  ];
}

export const desert: Scene = (canvas, { layers, light }) => {
  const { width, height } = canvas;
  const mesa = (x: number, wide: number, tall: number) => {
    const foot = height * 0.74;
    return polygon(
      [
        [x - wide, foot],
        [x - wide * 0.7, foot - tall],
        [x + wide * 0.6, foot - tall],
        [x + wide, foot],
      ],
      layers[0],
    );
  };
  return [
    circle(width * 0.3, height * 0.36, height * 0.17, light),
    mesa(width * 0.62, width * 0.09, height * 0.36),
    mesa(width * 0.82, width * 0.12, height * 0.24),
    mesa(width * 0.12, width * 0.07, height * 0.2),
    land(canvas, layers[1], 0.74, 0.05),
    land(canvas, layers[2], 0.88, 0.06),
  ].join('');
};

export const space: Scene = (canvas, { layers, light }) => {
  const { width, height } = canvas;
  return [
    stars(canvas, '#ffffff', 120),
    stars({ ...canvas, height: height * 1.6 }, light, 40),
    circle(width * 0.72, height * 0.46, height * 0.3, layers[0]),
    circle(width * 0.7, height * 0.42, height * 0.25, layers[1], 0.6),
    `<ellipse cx="${width * 0.72}" cy="${height * 0.46}" rx="${height * 0.56}" ry="${height * 0.1}" fill="none" stroke="${light}" stroke-width="${height * 0.025}" transform="rotate(-16 ${width * 0.72} ${height * 0.46})"/>`,
    circle(width * 0.28, height * 0.64, height * 0.11, layers[2]),
    circle(width * 0.16, height * 0.26, height * 0.05, light),
  ].join('');
};
