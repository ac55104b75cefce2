import { shardFrom } from './shard.ts';

test.each([
  ['everything', [], { index: 1, count: 1 }],
  ['a part', ['--shard=2/3'], { index: 2, count: 3 }],
  ['a part behind pnpm’s dashes', ['--', '--shard=3/3'], { index: 3, count: 3 }],
])('%s', (_, args, expected) => {
  expect(shardFrom(args)).toEqual(expected);
});

test.each([[['--shard=4/3']], [['--shard=0/3']], [['--shard']], [['api']], [['--shard=1/2', '--shard=2/2']]])(
  '%j is refused',
  (args) => {
    expect(() => shardFrom(args)).toThrow('--shard=1/3');
  },
);
