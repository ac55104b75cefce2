import { findChunksIn } from './chunk-folders.ts';

const webpack = { u: (chunk: number) => `${chunk}.js`, miniCssF: (chunk: number) => `${chunk}.css` };

test('a chunk is asked for in the folder that the registry names, and beside the main script else', () => {
  Object.assign(globalThis, { __webpack_require__: webpack });
  findChunksIn({ 11: ['24.js'], 12: ['24.css'] });
  const address = (file: string) => new URL(file, 'http://shop.test/assets/host/15/').pathname;
  expect([webpack.u(24), webpack.miniCssF(24), webpack.u(21)].map(address)).toEqual([
    '/assets/host/11/24.js',
    '/assets/host/12/24.css',
    '/assets/host/15/21.js',
  ]);
});
