import type { Model } from '@shop/platform';
import { joiningSaga } from './saga.ts';
import { joiningSlice } from './slice.ts';

export const joiningModels: readonly Model[] = [{ slice: joiningSlice, saga: joiningSaga }];
