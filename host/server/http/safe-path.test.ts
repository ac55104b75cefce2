import { leaving, staying } from '@shop/contract/redirect-targets';
import { safePath } from './safe-path.ts';

const origin = 'https://shop.example';

test.each([
  ['/', '/'],
  ['/furniture.html', '/furniture.html'],
  ['/search?keyword=a%20b&page=2', '/search?keyword=a%20b&page=2'],
  ['/a/../b', '/b'],
  ['/@evil.com', '/@evil.com'],
  ['/customer/account/home#orders', '/customer/account/home#orders'],
  ['/search?next=https://evil.com//x', '/search?next=https://evil.com//x'],
  ['https://shop.example/checkout/cart?x=1', '/checkout/cart?x=1'],
  ['/canapés', '/canap%C3%A9s'],
])('%s stays on this site', (target, expected) => {
  expect(safePath(target, origin)).toBe(expected);
});

const refused = [
  '',
  'evil.com',
  'furniture.html',
  '?a=1',
  '#a',
  '//evil.com',
  '///evil.com',
  '////evil.com/%2f..',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/\\/evil.com',
  '//\\evil.com',
  '/.//evil.com',
  '/./\\evil.com',
  '/x/..//evil.com',
  '/x/.././/evil.com',
  '/%2e//evil.com',
  '/%2e%2e//evil.com',
  '/.%2e//evil.com',
  '/live//evil.com',
  '/index.php//evil.com',
  '/live/index.php//evil.com',
  '/a//b',
  '/a///',
  '/%2f%2fevil.com',
  '/%2F/evil.com',
  '/%5cevil.com',
  '/%5C%5Cevil.com',
  '/live/%2fevil.com',
  '/index.php/%2Fevil.com',
  '/%09/evil.com',
  '/%0a/evil.com',
  '/%0d%0aLocation:%20https://evil.com',
  '/a%00b',
  '/%7f',
  '/%1f/evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  '/a\u0000b',
  '/\u007fevil',
  '\t//evil.com',
  ' //evil.com',
  ' /home',
  '/home ',
  '/a b',
  'http://evil.com',
  'https://evil.com/',
  'HTTPS://EVIL.COM',
  'https:evil.com',
  'https:/evil.com',
  'https:///evil.com',
  'http:\\\\evil.com',
  'http://shop.example/',
  'https://shop.example',
  'https://shop.example.evil.com/',
  'https://shop.example@evil.com/',
  'https://evil.com@shop.example/',
  'https://shop.example:8443/',
  'https://shop.example//evil.com',
  'https://shop.example/.//evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  '//127.0.0.1',
  '//[::1]/',
  '//evil%E3%80%82com',
  `/${'a'.repeat(3_000)}`,
];

test('there are at least 60 payloads', () => expect(refused.length).toBeGreaterThanOrEqual(60));

test.each(refused.map((target) => [target]))('%j is refused', (target) => {
  expect(safePath(target, origin)).toBeNull();
});

test('no known way of leaving a site is followed, and nothing is answered but paths of this one', () => {
  expect(leaving.filter((target) => safePath(target, origin) !== null)).toEqual([]);
  for (const [target] of staying) {
    const path = safePath(target, origin);
    if (path === null) continue; // what is only dangerous once decoded is refused here
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(decodeURIComponent(new URL(path, origin).pathname)).toMatch(/^\/(?![/\\])/);
  }
});

test.each([[undefined], [null], [7], [['/a']], [{}]])('%p is refused', (target) => {
  expect(safePath(target, origin)).toBeNull();
});
