import type { Model } from '@shop/platform';
import { quickViewSlice } from './slice.ts';

export const quickViewModels: readonly Model[] = [{ slice: quickViewSlice }];
