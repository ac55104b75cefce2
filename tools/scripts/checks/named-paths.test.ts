import { linkedFiles, namesInFiles, pathsInCode } from './named-paths.ts';

const folders = new Set(['api', 'e2e', 'shared']);

test.each([
  ['a file', 'See `api/src/app.ts`.', ['api/src/app.ts']],
  [
    'a folder and a pattern',
    '`shared/` has `shared/{ui,forms}/` and `e2e/**/*.spec.ts`',
    ['shared/', 'shared/{ui,forms}/', 'e2e/**/*.spec.ts'],
  ],
  ['no path of another root', '`src/app.ts`, `/api/order`, `@shop/contract`, `releases/registry.json`', []],
  ['no command and nothing to be filled in', '`api/src/cli.ts FILE`, `api/<area>/routes.ts`', []],
  ['nothing in a block', '```\n`api/none.ts`\n```\n', []],
])('paths in code: %s', (_, text, expected) => {
  expect(pathsInCode(text, folders)).toEqual(expected);
});

test.each([
  ['a file and a place in it', '[a](../api/README.md#tests) [b](docs/)', ['../api/README.md', 'docs/']],
  ['a picture', '![Home](docs/pictures/home.webp)', ['docs/pictures/home.webp']],
  ['neither the web nor this page', '[a](https://shop.example/x) [b](#below)', []],
])('linked files: %s', (_, text, expected) => {
  expect(linkedFiles(text)).toEqual(expected);
});

test('a name that a text says to be in a file', () => {
  expect(
    namesInFiles('`markPaid` in `api/src/flows/orders/mark-paid.ts`, `slots` in its config, `x` in a `file.ts`'),
  ).toEqual([{ name: 'markPaid', file: 'api/src/flows/orders/mark-paid.ts' }]);
});
