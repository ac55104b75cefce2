import { pictureAt, thumbnailOf } from './picture.ts';
import { restockDay, shownStock } from './shown-stock.ts';
import { installVideosOf, pageAt, storedPath } from './site-path.ts';

test('a picture at another width; the variant’s own comes before the product’s', () => {
  expect(pictureAt('/media/a-640.avif', 320)).toBe('/media/a-320.avif');
  expect(pictureAt('/media/a-640-640.webp', 1200)).toBe('/media/a-640-1200.webp');
  expect(pictureAt('/media/a-640.avif?x', 320)).toBe('/media/a-640.avif?x');
  const product = { thumbnail: '/media/p-640.avif' };
  expect(thumbnailOf({ variant: { pictures: [{ url: '/media/v-640.avif' }] }, product })).toBe('/media/v-320.avif');
  expect(thumbnailOf({ variant: { pictures: [] }, product })).toBe('/media/p-320.avif');
  expect(thumbnailOf({ variant: null, product: { thumbnail: null } })).toBeNull();
});

test('a delivery of the maker counts until its day has come', () => {
  const now = new Date('2026-06-01T23:59:00Z');
  expect(restockDay('2026-06-02', now)).toBe('2026-06-02');
  expect(['2026-06-01', '2026-05-31', null, undefined, ''].map((day) => restockDay(day, now))).toEqual(
    Array(5).fill(null),
  );
});

test('nobody is shown less than none', () => {
  expect([-3, 0, 4].map(shownStock)).toEqual([0, 0, 4]);
});

test('install videos of all products, of one, and other paths', () => {
  expect(['install-videos', 'install-videos.html', 'install-videos/lund-sofa.html'].map(installVideosOf)).toEqual([
    '',
    '',
    'lund-sofa.html',
  ]);
  expect(['install-videos2', 'sofas/install-videos', ''].map(installVideosOf)).toEqual([null, null, null]);
});

test('ROUTE-068 every newsletter-subscribe* is one page', () => {
  expect(['newsletter-subscribe', 'newsletter-subscribe-2026', 'about', 'my-newsletter-subscribe'].map(pageAt)).toEqual(
    ['newsletter-subscribe', 'newsletter-subscribe', 'about', 'my-newsletter-subscribe'],
  );
});

test.each([
  ['', ''],
  ['/', ''],
  ['///a//', 'a'],
  ['/index.php', 'index.php'],
  ['/index.php/a', 'a'],
  ['/a/index.php/b', 'a/index.php/b'],
  ['a?b/..', 'a'],
  ['a#b', 'a'],
  ['/caf%C3%A9', 'café'],
  ['a/.b', 'a/.b'],
  ['a/./b', null],
  ['a%5Cb', null],
  ['a%0Ab', null],
  ['a/..', null],
])('the path %p is stored as %p', (asked, stored) => {
  expect(storedPath(asked)).toBe(stored);
});
