import { loading } from '@shop/kit';
import { plusApi } from './endpoints.ts';

/** Pages about Plus+ have no heading without it. */
export const loadPlusInfo = loading(({ dispatch }) => [
  dispatch(plusApi.endpoints.plusInfo.initiate(undefined, { subscribe: false })),
]);
