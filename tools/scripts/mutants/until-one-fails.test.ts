import { createRequire } from 'node:module';

const {
  untilOneFails,
}: {
  untilOneFails(base: object): new () => { handleTestEvent(event: object, state?: object): Promise<void> };
} = createRequire(import.meta.url)('./until-one-fails.cjs');

test('once a test has failed, the rest of its file is skipped; what the environment did before it still does', async () => {
  const seen: unknown[] = [];
  class Environment {
    async handleTestEvent(event: unknown): Promise<void> {
      seen.push(event);
    }
  }
  const environment = new (untilOneFails(Environment))();
  /** Runs a test, and says whether it was skipped. */
  const isSkipped = async (errors: readonly string[]) => {
    const one = { errors, mode: undefined as string | undefined };
    await environment.handleTestEvent({ name: 'test_start', test: one });
    await environment.handleTestEvent({ name: 'test_done', test: one });
    return one.mode === 'skip';
  };
  expect([await isSkipped([]), await isSkipped(['wrong']), await isSkipped([]), await isSkipped([])]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(seen).toHaveLength(8);
});
