import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { encodedText, negotiate } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
])('%p gets %s', (accept, encoding) => {
  expect(negotiate(accept)).toBe(encoding);
});

test('a text that is asked for again is compressed once more, as well as can be; its tag stays', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../locales/en.json'), 'utf8');
  const sizes: number[] = [];
  let grown: () => void = () => undefined;
  const text = encodedText(page, () => {
    sizes.push(text.bytes());
    grown();
  });
  const { etag } = text;
  const first = await text.as('br');
  expect(text.ready('gzip')).toBeNull();
  const smaller = new Promise<void>((resolve) => (grown = resolve));
  expect(text.ready('br')).toBe(first); // nobody waits for it
  await smaller;
  const again = await text.as('br');
  expect(again.length).toBeLessThan(0.97 * first.length);
  expect(brotliDecompressSync(again).toString()).toBe(page);
  expect(text.ready('br')).toBe(again);
  expect([sizes, text.etag]).toEqual([[first.length, again.length], etag]);
});

test.each(['br', 'gzip'] as const)(
  'what is kept compressed with %s takes the memory of its bytes alone',
  async (encoding) => {
    const words = readFileSync(path.join(import.meta.dirname, '../../locales/en.json'), 'utf8');
    for (const page of ['x', words.slice(0, 5_000), words, words.repeat(8)]) {
      const text = encodedText(page);
      const made = await text.as(encoding);
      expect([made.buffer.byteLength, text.bytes()]).toEqual([made.length, made.length]);
    }
  },
);
