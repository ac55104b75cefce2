import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

const appearances = ['light', 'dark'] as const;
type Appearance = (typeof appearances)[number];

/** With six digits. */
const colour = (name: string, appearance: Appearance): string => {
  const [, value = ''] = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens) ?? [];
  const [light, dark = light] = value.match(/#[0-9a-f]+/g) ?? [];
  const one = appearance === 'light' ? light : dark;
  if (one === undefined) throw new Error(`no colour token called ${name}`);
  return one.length === 4 ? one.replaceAll(/[0-9a-f]/g, '$&$&') : one;
};

/** WCAG 2.2 relative luminance. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string, appearance: Appearance): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colour(name, appearance)))
    .toSorted((a, b) => a - b);
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
  ['on-strip', 'strip'],
  ['spruce', 'spruce-tint'],
  ['spruce-deep', 'spruce-tint'],
  ['ink', 'spruce-tint'],
  ['ink-muted', 'spruce-tint'],
  ['maple', 'maple-tint'],
  ['gold-deep', 'gold-tint'],
  ['ok', 'ok-tint'],
];

test.each(textPairs)('%s on %s can be read (4.5:1)', (text, ground) => {
  for (const appearance of appearances) expect(contrast(text, ground, appearance)).toBeGreaterThanOrEqual(4.5);
});

const shapePairs = ['line-strong', 'spruce', 'gold', 'maple'].flatMap((shape) =>
  GROUNDS.map((ground): [string, string] => [shape, ground]),
);

test.each(shapePairs)('%s on %s can be seen as a shape (3:1)', (shape, ground) => {
  for (const appearance of appearances) expect(contrast(shape, ground, appearance)).toBeGreaterThanOrEqual(3);
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
