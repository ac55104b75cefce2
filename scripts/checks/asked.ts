/** One of `count` parts of the checks, for a machine of its own; the first is 1. */
export interface Shard {
  index: number;
  count: number;
}

/** What `--shard=2/3` asks for; everything, as one part, without it. @throws Error for anything else */
export const shardFrom = (args: readonly string[]): Shard => {
  const [option, ...rest] = args.filter((arg) => arg !== '--');
  if (option === undefined) return { index: 1, count: 1 };
  const [, index = '', count = ''] = /^--shard=([1-9]\d*)\/([1-9]\d*)$/.exec(option) ?? [];
  if (index === '' || rest.length > 0 || Number(index) > Number(count)) {
    throw new Error(`“${args.join(' ')}” is not understood. A part of the checks is asked for with --shard=1/3.`);
  }
  return { index: Number(index), count: Number(count) };
};
