import { classifyUnknownPath, mendQuery } from './unknown-path.ts';

const extensions = 'jpg jpeg png gif webp svg ico avif mp4 webm mov mp3 js mjs css map php asp aspx jsp JPG Php'.split(
  ' ',
);

test.each(extensions)('GUARD-021 GUARD-022 a path that ends in .%s is never resolved', (extension) => {
  expect(classifyUnknownPath(`/media/old/lund-sofa.${extension}`)).toEqual({ kind: 'error' });
});

test.each(['/furniture.html', '/furniture', '/js', '/a.jpg/b', '/sofa.jpgx', '/sofa.jpg.html', '/a.css?b'])(
  'GUARD-022 %s is no file',
  (path) => {
    expect(classifyUnknownPath(path)).toEqual({ kind: 'resolve', path });
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
  ['/index.php/furniture.html', '/furniture.html'],
  ['/index.php/index.html', '/index.html'],
  ['/furniture/index.php/x', '/furniture/index.php/x'],
  ['/index.phpx/a', '/index.phpx/a'],
])('GUARD-024 %s is resolved as %s', (path, expected) => {
  expect(classifyUnknownPath(path)).toEqual({ kind: 'resolve', path: expected });
});

test('GUARD-021 GUARD-024 a file behind /index.php/ is a file all the same', () => {
  expect(classifyUnknownPath('/index.php/logo.png')).toEqual({ kind: 'error' });
});

test.each([
  ['/live/lund-sofa.html', '/lund-sofa.html'],
  ['/index.php/live/lund-sofa.html', '/lund-sofa.html'],
  ['/live', '/live'],
  ['/lively/lund-sofa.html', '/lively/lund-sofa.html'],
])('GUARD-015 of %s the prefix /live/ is stripped: %s', (path, expected) => {
  expect(classifyUnknownPath(path)).toEqual({ kind: 'resolve', path: expected });
});

test.each([
  ['?a=1?b=2', '?a=1&b=2'],
  ['?a=1??b=2?', '?a=1&&b=2&'],
  ['?a=1&b=2', '?a=1&b=2'],
  ['??a=1', '?&a=1'],
  ['?', '?'],
  ['', ''],
])('GUARD-025 the query %j means %j', (search, expected) => {
  expect(mendQuery(search)).toBe(expected);
});
