import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

const colour = (name: string): string => {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`no colour token called ${name}`);
  return value;
};

/** WCAG 2.2 relative luminance. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['paper', 'surface', 'sand'];
const textPairs: [string, string][] = [
  ...['ink', 'ink-muted', 'spruce', 'spruce-deep', 'maple', 'gold-deep', 'ok'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...['spruce', 'spruce-deep', 'maple', 'ink', 'ok', 'gold-deep'].map((ground): [string, string] => [
    'on-dark',
    ground,
  ]),
  ['spruce', 'spruce-tint'],
  ['spruce-deep', 'spruce-tint'],
  ['ink', 'spruce-tint'],
  ['ink-muted', 'spruce-tint'],
  ['maple', 'maple-tint'],
  ['gold-deep', 'gold-tint'],
  ['ok', 'ok-tint'],
];

test.each(textPairs)('%s on %s can be read (4.5:1)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

const shapePairs = ['line-strong', 'spruce', 'gold', 'maple'].flatMap((shape) =>
  GROUNDS.map((ground): [string, string] => [shape, ground]),
);

test.each(shapePairs)('%s on %s can be seen as a shape (3:1)', (shape, ground) => {
  expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
});

const sheets = readdirSync(path.join(__dirname, '..'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

test.each(sheets)('%s names the layers, uses only tokens that exist and keeps the focus ring', (file) => {
  const css = readFileSync(path.join(__dirname, '..', file), 'utf8');
  expect(css.startsWith('@layer reset, tokens, ui, remote, page;')).toBe(true);
  const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !tokens.includes(`${name}:`) && !own.has(name))).toEqual([]);
  // Three hand their ring to another element: a card's link and a choice's box to the whole card, and a dialog's heading is no control.
  const withoutRing = [...css.matchAll(/outline: none/g)].length;
  expect(withoutRing).toBe(/product-card\.|dialog\.|fields\/fields\./.test(file) ? 1 : 0);
});

test('the heading face is at most 30 KB', () => {
  const file = '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
  expect(readFileSync(path.join(__dirname, 'face.css'), 'utf8')).toContain(file);
  expect(statSync(createRequire(__filename).resolve(file)).size).toBeLessThanOrEqual(30 * 1024);
});
