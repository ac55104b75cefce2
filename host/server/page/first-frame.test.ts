import { createHash } from 'node:crypto';
import { firstFrameStyles } from './first-frame.ts';

test('X-225 a page that marks the end of its first view on each kind of screen carries the rules of its first frame', () => {
  const [phone, wide] = ['<span id="first-view-phone" hidden=""></span>', '<span id="first-view" hidden=""></span>'];
  const [style, ...more] = firstFrameStyles(`<main>${phone}<p></p>${wide}</main>`);
  expect(more).toEqual([]);
  expect(style?.hash).toBe(
    `'sha256-${createHash('sha256')
      .update(style?.text ?? '')
      .digest('base64')}'`,
  );
  for (const part of ['(width < 768px){#first-view-phone~*', '(width >= 768px){#first-view~*'])
    expect(style?.text).toContain(part);
  expect(firstFrameStyles(`<main>${phone}</main>`)).toEqual([]);
});
