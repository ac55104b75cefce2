/** Works through what `claim` brings until it brings nothing: at most `atOnce` pieces of work at the same time. */
export const workThrough = async <Row>(
  claim: () => Promise<Row | null>,
  work: (row: Row) => Promise<void>,
  { atOnce, isStopped }: { atOnce: number; isStopped: () => boolean },
): Promise<void> => {
  const one = async (): Promise<void> => {
    for (;;) {
      const row = isStopped() ? null : await claim();
      if (row === null) return;
      await work(row);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, one));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
