import type { Model } from '@shop/platform';
import { compareSlice } from './slice.ts';

export const compareModels: readonly Model[] = [{ slice: compareSlice }];
