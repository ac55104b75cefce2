import { chosenFor, wordsOf } from './chosen.ts';
import { numbersOf, shuffled } from './drawn.ts';
import { instrument } from './instrumented.ts';

const source = `import { a } from './a.ts';
export const may = (n: number): boolean => {
  if (n === 3) return a('yes');
  return true;
};
`;

test('each mistake has its file in its name, and says what it changes', async () => {
  const { source: instrumented, mistakes } = await instrument('x/may.ts', source);
  expect(mistakes).toContainEqual(
    expect.objectContaining({
      file: 'x/may.ts',
      lines: [3, 3],
      kind: 'EqualityOperator',
      from: 'n === 3',
      to: 'n !== 3',
    }),
  );
  for (const { name } of mistakes) expect(instrumented).toContain(`stryMutAct_9fa48("${name}")`);
});

const mistake = (name: string, line: number, kind = 'BooleanLiteral') => ({
  name,
  file: name.slice(0, name.indexOf(':')),
  lines: [line, line] as const,
  kind,
  from: '',
  to: '',
});
const all = [
  mistake('cart.ts:0', 1),
  mistake('cart.ts:1', 5),
  mistake('cart.ts:2', 5, 'StringLiteral'),
  mistake('cart.ts:3', 6, 'ObjectLiteral'),
  mistake('store.ts:0', 1),
  mistake('table.ts:0', 1),
];
const texts: Record<string, string> = {
  'cart.ts:1': 'const theirs = sum;',
  'cart.ts:5': 'const isCouponRefused = true;',
  'store.ts:1': 'dispatch(given);',
};
const chosen = (
  tests: { title: string; ran: string[] }[],
  more: { id?: string; count?: number; textOf?: () => string } = {},
) =>
  chosenFor({
    id: 'CART-001',
    text: 'A coupon is refused below its amount.',
    ran: [{ file: 'cart.test.ts', atLoad: ['table.ts:0'], tests: tests.map((one) => ({ ...one, passed: true })) }],
    mistakes: new Map(all.map((one) => [one.name, one])),
    textOf: (file, [first]) => texts[`${file}:${first + 3}`] ?? '',
    next: numbersOf(1),
    count: 9,
    ...more,
  }).map((one) => one.mistake.name);

test('a row is broken first where its tests alone come, and where its words stand', () => {
  const everywhere = ['store.ts:0'];
  expect(
    chosen([
      { title: 'CART-001 a code that is refused', ran: [...everywhere, 'cart.ts:0', 'cart.ts:1', 'cart.ts:2'] },
      { title: 'CART-002 a sum', ran: [...everywhere, 'cart.ts:0'] },
    ]),
  ).toEqual(['cart.ts:1', expect.any(String), expect.any(String), expect.any(String)]);
  expect(chosen([{ title: 'CART-0011 another row', ran: ['cart.ts:1'] }])).toEqual([]);
});

test('a row is broken where something declared below its id is used, though all tests come there', () => {
  const source = [
    'wait(now + LIMIT);',
    'ask({ LIMIT: 1, other });',
    '',
    '/** How long (CART-001). */',
    'const LIMIT = 30;',
    '/** For another row. */',
    'const other = 1;',
  ];
  const all = [mistake('cart.ts:0', 1), mistake('store.ts:0', 1), mistake('store.ts:1', 2)];
  const order = chosenFor({
    id: 'CART-001',
    text: 'A code is asked for again.',
    ran: [
      {
        file: 'cart.test.ts',
        atLoad: [],
        tests: [
          { title: 'CART-001 a code', ran: ['cart.ts:0', 'store.ts:0', 'store.ts:1'], passed: true },
          { title: 'CART-002 a sum', ran: ['store.ts:0', 'store.ts:1'], passed: true },
        ],
      },
    ],
    mistakes: new Map(all.map((one) => [one.name, one])),
    textOf: (file, lines) => (file === 'store.ts' ? source.slice(Math.max(0, lines[0] - 1), lines[1]).join('\n') : ''),
    next: numbersOf(1),
    count: 9,
  });
  expect(order.map((one) => one.mistake.name)).toEqual(['store.ts:0', 'cart.ts:0', 'store.ts:1']);
});

test('a line is chosen once, and no more than is asked for', () => {
  const tests = [{ title: 'CART-001 a code', ran: ['cart.ts:0', 'cart.ts:1', 'cart.ts:2'] }];
  expect(chosen(tests)).toEqual(['cart.ts:1', 'cart.ts:0', 'table.ts:0']);
  expect(chosen(tests, { count: 1 })).toEqual(['cart.ts:1']);
});

test('a row is not broken in whether a call is made in the background', () => {
  const tests = [{ title: 'CART-001 a code', ran: ['cart.ts:1', 'cart.ts:2', 'cart.ts:3'] }];
  const textOf = () => "calling('carts', { background: true })";
  expect(chosen(tests, { textOf })).toEqual(['cart.ts:2']);
});

test('words of names in code are those of a sentence', () => {
  expect([...wordsOf('isCouponRefused')]).toEqual([...wordsOf('Coupons refuse')]);
});

test('a seed draws the same rows each time, and another one others', () => {
  const list = Array.from({ length: 50 }, (_, place) => place);
  const drawn = (seed: number) => shuffled(list, numbersOf(seed));
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(drawn(7).toSorted((a, b) => a - b)).toEqual(list);
});
