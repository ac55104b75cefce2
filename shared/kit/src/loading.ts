import type { PageResult } from '@shop/contract';
import { failureStatus, type LoaderContext } from '@shop/platform';

type Asked = PromiseLike<{ isError: boolean; error?: unknown }>;

/** A page's loader that waits for these calls. How the first one fails is how the page does; the others have views that say it. */
export const loading =
  (ask: (context: LoaderContext) => readonly [Asked, ...PromiseLike<unknown>[]]) =>
  async (context: LoaderContext): Promise<PageResult | void> => {
    const [{ isError, error }] = await Promise.all(ask(context));
    if (isError) return failureStatus(error);
  };
