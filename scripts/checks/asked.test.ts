import { askedFrom } from './asked.ts';

test.each([
  ['what runs for each change', [], { index: 1, count: 1, isNightly: false }],
  ['a part', ['--shard=2/3'], { index: 2, count: 3, isNightly: false }],
  ['a part behind pnpm’s dashes', ['--', '--shard=3/3'], { index: 3, count: 3, isNightly: false }],
  ['everything', ['--nightly'], { index: 1, count: 1, isNightly: true }],
  ['a part of everything', ['--shard=1/2', '--nightly'], { index: 1, count: 2, isNightly: true }],
])('%s', (_, args, expected) => {
  expect(askedFrom(args)).toEqual(expected);
});

test.each([[['--shard=4/3']], [['--shard=0/3']], [['--shard']], [['api']], [['--shard=1/2', '--shard=2/2']]])(
  '%j is refused',
  (args) => {
    expect(() => askedFrom(args)).toThrow('--shard=1/3');
  },
);
