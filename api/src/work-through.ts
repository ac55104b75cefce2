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

/** What is to be sent outside, kept in a table until it has left. */
export interface Outbox<Row> {
  /** The next one that is due; null when there is none. Claimed, it is no other process's. */
  claim(due: Date): Promise<Row | null>;
  send(row: Row): Promise<void>;
  /** Forgets what was settled before a day, at most so many. */
  forget(before: Date, atMost: number): Promise<unknown>;
}

/** How long it is known that something was sent, or could not be. In ms. */
const resultTtl = 30 * 24 * 60 * 60 * 1_000;
/** Sent at the same time: one receiver that hangs leaves others. */
const atOnce = 4;
const forgottenAtOnce = 1_000;

/** Sends everything that is due. It leaves at least once: a process that ends before it is marked sends it again. */
export const emptyOutbox = async <Row>(
  { claim, send, forget }: Outbox<Row>,
  now: () => Date,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const began = now();
  await workThrough(() => claim(began), send, { atOnce, isStopped });
  await forget(new Date(began.getTime() - resultTtl), forgottenAtOnce);
};
