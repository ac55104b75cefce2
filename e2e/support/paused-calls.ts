import { calls, type CallName } from '@shop/contract';
import type { Page, Route } from '@playwright/test';

export interface PausedCalls {
  /** Lets what was held and what comes later go on to the shop, or through `change`, which takes and gives a result. */
  release(change?: (result: Record<string, unknown>) => Record<string, unknown>): void;
  /** How many were asked for. */
  count(): number;
}

/** Keeps calls of a page waiting until they are let go. */
export const holdCalls = async (page: Page, ...names: CallName[]): Promise<PausedCalls> => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let changed: ((result: Record<string, unknown>) => Record<string, unknown>) | undefined;
  let asked = 0;
  const answer = async (route: Route): Promise<void> => {
    asked += 1;
    await gate;
    if (!changed) return route.continue();
    const answered = await route.fetch();
    const envelope = (await answered.json()) as { result: Record<string, unknown> };
    return route.fulfill({ response: answered, json: { ...envelope, result: changed(envelope.result) } });
  };
  for (const name of names) {
    await page.route(
      ({ pathname }) => pathname === calls[name].path,
      // What is called off while it is held has nobody to answer.
      (route) => answer(route).catch(() => undefined),
    );
  }
  return {
    release(change) {
      changed = change;
      open();
    },
    count: () => asked,
  };
};
