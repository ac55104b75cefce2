/** What is asked of `npm test`. */
export interface Asked {
  /** Which of `count` parts, for a machine of its own; the first is 1. */
  index: number;
  count: number;
  /** With the tests that take long, which need not run for each change. */
  isNightly: boolean;
}

const PART = /^--shard=([1-9]\d*)\/([1-9]\d*)$/;

/**
 * What `--shard=2/3` and `--nightly` ask for; all that runs for each change, as one part, without them.
 * @throws Error for anything else
 */
export const askedFrom = (args: readonly string[]): Asked => {
  const options = args.filter((arg) => arg !== '--');
  const [part, ...rest] = options.filter((option) => option !== '--nightly');
  const [, index = '', count = ''] = PART.exec(part ?? '--shard=1/1') ?? [];
  if (index === '' || rest.length > 0 || Number(index) > Number(count)) {
    throw new Error(
      `“${args.join(' ')}” is not understood. A part of the checks is asked for with --shard=1/3, all of them with --nightly.`,
    );
  }
  return { index: Number(index), count: Number(count), isNightly: options.includes('--nightly') };
};
