import type { PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';
import { plusApi } from './endpoints.ts';

/** Pages about Plus+ have no heading without it. */
export const loadPlusInfo = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const { isError } = await dispatch(plusApi.endpoints.plusInfo.initiate(undefined, { subscribe: false }));
  if (isError) return { status: 503 };
};
