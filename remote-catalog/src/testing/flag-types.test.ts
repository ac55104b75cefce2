import type { FlagConfig, FlagKey, Flags } from '@shop/contract';
import { useFlag } from '@shop/platform';
import config from '../../remote.config.ts';

const declared = {
  key: 'catalog.reviews-first',
  type: 'boolean',
  default: false,
  purpose: 'Shows reviews first',
  owner: 'catalog',
} as const;

test('a wrong key, default, type or weight of a flag does not compile', () => {
  const right: FlagConfig[] = [declared, { ...declared, weights: { true: 1, false: 3 } }];
  // @ts-expect-error -- nobody has such a key
  const key: FlagConfig = { ...declared, key: 'catalog.review-first' };
  // @ts-expect-error -- it is no boolean
  const value: FlagConfig = { ...declared, default: 'no' };
  // @ts-expect-error -- it is a boolean
  const type: FlagConfig = { ...declared, type: 'string', variants: [true] };
  // @ts-expect-error -- it answers no such thing
  const weights: FlagConfig = { ...declared, weights: { on: 1, off: 3 } };
  // @ts-expect-error -- a route names what there is
  const named: FlagKey = 'catalog.review-first';
  const answer: Flags['catalog.reviews-first'] = true;
  // @ts-expect-error -- nobody has such a key
  const read = (): boolean => useFlag('catalog.review-first');
  // @ts-expect-error -- it answers a boolean
  const text = (): string => useFlag('catalog.reviews-first');
  expect([right, key, value, type, weights, named, answer, read, text]).toHaveLength(9);
  expect(config.flags?.map((flag) => flag.key)).toContain('catalog.reviews-first');
});
