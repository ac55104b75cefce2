import type { Model } from '@shop/platform';
import { visitMergeSaga } from '../features/visit-merge/saga.ts';
import { visitMergeSlice } from '../features/visit-merge/slice.ts';

export { VisitMerge as default } from '../features/visit-merge/visit-merge.tsx';
export const models: readonly Model[] = [{ slice: visitMergeSlice, saga: visitMergeSaga }];
