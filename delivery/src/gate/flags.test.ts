import { type Build, catalog, route, shop } from './testing.ts';

const flag = (changes: object = {}) =>
  catalog({
    flags: [
      {
        key: 'catalog.far',
        type: 'boolean',
        default: false,
        purpose: 'Moves it',
        owner: 'catalog',
        ...changes,
      } as never,
    ],
  });

const flagFaults: [what: string, build: Build, fault: RegExp][] = [
  [
    'a second owner',
    flag({ key: 'cart.free-delivery-line' }),
    /^catalog 2, flag cart\.free-delivery-line: cart-checkout 1 has it as well\. .*`flags` of one remote/,
  ],
  ['a key that is none', flag({ key: 'Far' }), /^catalog 2, flag Far: its key is none/],
  ['no owner', flag({ owner: ' ' }), /^catalog 2, flag catalog\.far: it does not say what for, or whose it is/],
  ['another type', flag({ type: 'object' }), /it is of type object/],
  ['no variants', flag({ type: 'string', default: 'a', variants: ['a'] }), /it has no `variants` to choose from/],
  ['a default of another type', flag({ default: 'no' }), /its default "no" is not one of true, false/],
  [
    'a default that is no variant',
    flag({ type: 'number', default: 3, variants: [4, 6] }),
    /its default 3 is not one of 4, 6/,
  ],
  ['weights of unknown answers', flag({ weights: { on: 50, off: 50 } }), /its `weights` are none/],
  ['weights of nothing', flag({ weights: { true: 0, false: 0 } }), /its `weights` are none/],
  [
    'a flag that a route reads and nobody declares',
    catalog({ routes: [route({ flags: ['catalog.near' as never] })] }),
    /^catalog 2, route \/home: it reads the flag catalog\.near, which the remote does not declare/,
  ],
];

test.each(flagFaults)('%s is refused', async (_, build, fault) => {
  const { refused } = await shop({
    flags: [
      { key: 'cart.free-delivery-line', type: 'boolean', default: false, purpose: 'Says it', owner: 'cart' } as never,
    ],
  });
  expect((await refused(build))[0]).toMatch(fault);
});

test('a flag that is well declared, an experiment too, is promoted', async () => {
  const { refused } = await shop();
  expect(await refused(flag({ type: 'number', default: 4, variants: [4, 6], weights: { 4: 1, 6: 3 } }))).toEqual([]);
});
