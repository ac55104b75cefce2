import type { CallResult } from '@shop/contract';
import { boughtApi } from '../../parts/bought-products.ts';

interface Line {
  order_id: string;
  item_id: number;
}

export const warrantyApi = boughtApi.injectEndpoints({
  endpoints: (build) => ({
    /** Registers the warranty of one thing that was bought; the list then shows it. */
    registerWarranty: build.mutation<CallResult<'warrantySuccess'>, Line>({
      query: (body) => ({ call: 'warrantySuccess', body }),
      invalidatesTags: ['Bought'],
    }),
  }),
});

export const { useRegisterWarrantyMutation } = warrantyApi;
