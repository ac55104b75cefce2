import { firstOwner, ownerOf, stackFiles } from './code-owner.ts';

const folders = [
  { name: 'host', build: 3, folder: '/releases/host/3/server' },
  { name: 'catalog', build: 7, folder: '/releases/catalog/7/server' },
];

test('a file is of the build in whose folder it lies; a chunk of an expose is named after it', () => {
  expect(ownerOf('/releases/catalog/7/server/expose-product.js', folders)).toEqual({
    remote: 'catalog',
    build: 7,
    expose: './product',
  });
  expect(ownerOf('file:///releases/catalog/7/server/12.js', folders)?.expose).toBeNull();
  expect(ownerOf('/releases/catalog/77/server/12.js', folders)).toBeNull();
  expect(ownerOf('node:internal/timers', folders)).toBeNull();
});

test('a remote is named before the host that it runs in, with the expose that called it', () => {
  const stack =
    'Error: broken\n    at x (/releases/host/3/server/render.js:1:2)\n    at shared (/releases/catalog/7/server/12.js:3:4)\n' +
    '    at /releases/catalog/7/server/expose-home.js:5:6\n    at node:internal/timers:7:8';
  expect(firstOwner(stackFiles(stack), folders)).toEqual({ remote: 'catalog', build: 7, expose: './home' });
  expect(firstOwner(['/releases/host/3/server/render.js'], folders)?.remote).toBe('host');
  expect(firstOwner(['/elsewhere.js'], folders)).toBeNull();
});
