import { safeTarget } from './safe-target.ts';

const origin = 'https://shop.example';

const elsewhere = [
  // Another host, plainly and with parts left out
  'https://evil.example',
  'http://evil.example/customer/account/home',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'https://evil.example#https://shop.example',
  'http:evil.example',
  'ftp://shop.example/',
  '//evil.example',
  '//evil.example/%2f..',
  '///evil.example',
  '////evil.example',
  '//evil.example:80/x',
  '//shop.example@evil.example',
  '//shop.example:x@evil.example/',
  '//[::1]/',
  '//0x7f000001/',
  '//evil%E3%80%82example',
  '//evil。example',
  // The same host by another scheme or port
  'http://shop.example/',
  'https://shop.example:8443/',
  'wss://shop.example/',
  // Backslashes, which browsers read as slashes
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  '/a\\..\\..\\evil.example',
  '/x?next=\\\\evil.example',
  // Paths that come to //… only after they were resolved
  '/.//evil.example',
  '/././/evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/x/%2e%2e//evil.example',
  '/.%2e//evil.example',
  './/evil.example',
  '..//evil.example',
  '/..//evil.example/%2e%2e',
  // Tabs, line ends and other control characters, which browsers drop
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  'ht\ntps://evil.example',
  'java\tscript:alert(1)',
  '/\u0000/evil.example',
  '\u0000//evil.example',
  '\u0001https://evil.example',
  '/x\u007f',
  '/account\r\nLocation: https://evil.example',
  '/account\r\nSet-Cookie: token=x',
  // Addresses that are no place to go
  'javascript:alert(1)',
  'JavaScript:alert(document.cookie)',
  'javascript://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'about:blank',
  'blob:https://shop.example/1b3c',
  'blob:https://evil.example/1b3c',
  'view-source:https://shop.example/',
  // What cannot be read at all
  'https://',
  'https://[',
  '//',
  'https://exa mple/',
];

test('there are at least 60 ways of leaving the site in this list', () => {
  expect(new Set(elsewhere).size).toBeGreaterThanOrEqual(60);
});

test.each(elsewhere.map((target) => [JSON.stringify(target), target]))('%s leads nowhere', (_, target) => {
  expect(safeTarget(target, origin)).toBeNull();
});

test.each([
  ['/', '/'],
  ['/customer/account/order?page=2#top', '/customer/account/order?page=2#top'],
  ['/search?keyword=https%3A%2F%2Fevil.example', '/search?keyword=https%3A%2F%2Fevil.example'],
  ['/search?keyword=//evil.example', '/search?keyword=//evil.example'],
  ['/a/../b', '/b'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
  ['furniture.html', '/furniture.html'],
  ['', '/'],
  ['?page=2', '/?page=2'],
  ['https://shop.example/furniture.html?x=1', '/furniture.html?x=1'],
  ['HTTPS://SHOP.EXAMPLE/furniture.html', '/furniture.html'],
  ['https://someone@shop.example/a', '/a'],
  ['https:evil.example', '/evil.example'],
])('%s stays within the site', (target, expected) => {
  expect(safeTarget(target, origin)).toBe(expected);
});
