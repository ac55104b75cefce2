import type { Model } from '@shop/platform';
import { planSlice } from '../../plans/slice.ts';

export const planModels: readonly Model[] = [{ slice: planSlice }];
