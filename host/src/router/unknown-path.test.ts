import { classifyUnknownPath, repairedAddress, repairQuery } from './unknown-path.ts';

const extensions = 'jpg jpeg png gif webp svg ico avif mp4 webm mov mp3 js mjs css map php asp aspx jsp JPG Php'.split(
  ' ',
);

test.each(extensions)('GUARD-021 GUARD-022 a path that ends in .%s is never resolved', (extension) => {
  expect(classifyUnknownPath(`/media/old/lund-sofa.${extension}`)).toEqual({ kind: 'error' });
});

test.each(['/furniture.html', '/furniture', '/js', '/a.jpg/b', '/sofa.jpgx', '/sofa.jpg.html', '/a.css?b'])(
  'GUARD-022 %s is no file',
  (path) => {
    expect(classifyUnknownPath(path)).toEqual({ kind: 'resolve', path, isLive: false });
  },
);

test.each([
  ['/3Futm_source', 'error'],
  ['/3F1234567890', 'error'],
  ['/3F123456789', 'resolve'],
  ['/3F12345678901', 'resolve'],
  ['/3f1234567890', 'resolve'],
  ['/a/3F1234567890', 'resolve'],
])('GUARD-023 %s: %s', (path, kind) => {
  expect(classifyUnknownPath(path)).toHaveProperty('kind', kind);
});

test.each([
  ['/live/lund-sofa.html', '/lund-sofa.html', true],
  ['/live', '/live', false],
  ['/lively/lund-sofa.html', '/lively/lund-sofa.html', false],
])('GUARD-015 of %s the prefix /live/ is stripped: %s', (path, expected, isLive) => {
  expect(classifyUnknownPath(path)).toEqual({ kind: 'resolve', path: expected, isLive });
});

test.each([
  ['/index.php/furniture.html', '/furniture.html'],
  ['/index.php/index.html', '/index.html'],
  ['/index.php/live/lund-sofa.html?x=1#top', '/live/lund-sofa.html?x=1#top'],
  ['/furniture/index.php/x', null],
  ['/index.phpx/a', null],
  ['/index.php', null],
])('GUARD-024 %s stands for %s', (path, expected) => {
  expect(repairedAddress(new URL(path, 'http://shop.test'))).toBe(expected);
});

test.each([
  ['?a=1?b=2', '?a=1&b=2'],
  ['?a=1??b=2?', '?a=1&&b=2&'],
  ['?a=1&b=2', '?a=1&b=2'],
  ['??a=1', '?&a=1'],
  ['?', '?'],
  ['', ''],
])('GUARD-025 the query %j means %j', (search, expected) => {
  expect(repairQuery(search)).toBe(expected);
});
