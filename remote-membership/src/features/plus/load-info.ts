import type { PageResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';
import { plusApi } from './endpoints.ts';

/** What pages about Plus+ wait for: what it is and costs. */
export const loadPlusInfo = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const { isError } = await dispatch(plusApi.endpoints.plusInfo.initiate(undefined, { subscribe: false }));
  if (isError) return { status: 503 };
};
