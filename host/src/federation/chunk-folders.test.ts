import { dataBlocks } from '../../contract/document.ts';

const webpack = { u: (chunk: number) => `${chunk}.js`, miniCssF: (chunk: number) => `${chunk}.css` };

test('X-163 a chunk is asked for in the folder that the page names, and beside the main script else', async () => {
  Object.assign(globalThis, { __webpack_require__: webpack });
  const block = document.createElement('script');
  Object.assign(block, {
    type: 'application/json',
    id: dataBlocks.chunks,
    textContent: '{"11":["24.js"],"12":["24.css"]}',
  });
  document.body.append(block);
  await import('./chunk-folders.ts');
  const address = (file: string) => new URL(file, 'http://shop.test/assets/host/15/').pathname;
  expect([webpack.u(24), webpack.miniCssF(24), webpack.u(21)].map(address)).toEqual([
    '/assets/host/11/24.js',
    '/assets/host/12/24.css',
    '/assets/host/15/21.js',
  ]);
});
