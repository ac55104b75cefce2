import { familyOf, solidsOf } from './families.ts';
import { pictureModels } from '@shop/world/pictures';
import { colourHex } from './colours.ts';
import { heightFor, packshot } from './packshot.ts';
import { linear, PAPER_HEX, recolour } from './render/recolour.ts';

const WIDTH = 24;

/** Mean of the red, green and blue bytes. */
const mean = (rgb: Uint8Array): number[] =>
  [0, 1, 2].map((channel) => rgb.reduce((sum, v, i) => (i % 3 === channel ? sum + v : sum), 0) / (rgb.length / 3));

test('the same model gives the same buffers every time', () => {
  const [one, two] = [packshot('armchair', 'b', 'angle', WIDTH), packshot('armchair', 'b', 'angle', WIDTH)];
  expect(one).toEqual(two);
  expect(recolour(one, 'green')).toEqual(recolour(two, 'green'));
});

test.each(pictureModels.map((m) => [m.name, m] as const))('%s shows four different colours', (name, { colours }) => {
  const buffers = packshot(name, 'a', 'front', WIDTH);
  expect(buffers.light.every(Number.isFinite) && buffers.shine.every(Number.isFinite)).toBe(true);
  const means = colours.map((colour) => mean(recolour(buffers, colour)));
  means.forEach((a, i) =>
    means.slice(i + 1).forEach((b) => {
      expect(Math.hypot(...a.map((v, channel) => v - (b[channel] ?? 0)))).toBeGreaterThan(0.8);
    }),
  );
});

const pairs = pictureModels.flatMap(({ name, shapes }) =>
  shapes.flatMap((one, place) => shapes.slice(place + 1).map((other) => [name, one, other] as const)),
);

test.each(pairs)('%s: the shapes %s and %s are different things', (name, one, other) => {
  expect(solidsOf(name, one)).not.toEqual(solidsOf(name, other));
  const [a, b] = [packshot(name, one, 'angle', WIDTH), packshot(name, other, 'angle', WIDTH)];
  const differing = a.material.reduce((sum, material, i) => (material === b.material[i] ? sum : sum + 1), 0);
  expect(differing / a.material.length).toBeGreaterThan(0.04);
});

test('the border of a picture has exactly the colour of the card it lies on', () => {
  const rgb = recolour(packshot('dresser', 'a', 'angle', WIDTH), 'oak');
  const paper = [0xf1, 0xec, 0xe2];
  const corner = (x: number, y: number): number[] => [...rgb.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
  const [right, bottom] = [WIDTH - 1, heightFor(WIDTH) - 1];
  for (const [x, y] of [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const)
    expect(corner(x, y)).toEqual(paper);
  expect(PAPER_HEX).toBe('#F1ECE2');
});

test('a thing of a colour looks like its swatch more than like any other of its swatches', () => {
  const buffers = packshot('rug', 'b', 'front', WIDTH);
  const middle = (Math.floor(heightFor(WIDTH) / 2) * WIDTH + Math.floor(WIDTH * 0.36)) * 3;
  for (const colour of ['grey', 'rust', 'blue'] as const) {
    const seen = recolour(buffers, colour).subarray(middle, middle + 3);
    const far = (hex: string): number => Math.hypot(...linear(hex).map((v, i) => v - ((seen[i] ?? 0) / 255) ** 2.2));
    const nearest = (['grey', 'rust', 'blue'] as const).toSorted((a, b) => far(colourHex[a]) - far(colourHex[b]))[0];
    expect(nearest).toBe(colour);
  }
});

test('each model has the shapes that are declared of it, and no other', () => {
  const built = pictureModels.map(({ name }) => [
    name,
    (['a', 'b', 'c'] as const).filter((shape) => familyOf(name)[shape]),
  ]);
  expect(built).toEqual(pictureModels.map(({ name, shapes }) => [name, shapes]));
});

test('an unknown model or shape is refused by name', () => {
  expect(() => familyOf('hammock')).toThrow('No model family is called "hammock".');
  expect(() => solidsOf('stockpot', 'b')).toThrow('The model "stockpot" has no shape "b".');
});
