import type { Address, CallResult } from '@shop/contract';
import { api, withEndpoints } from './api.ts';
import type { Standing } from './base-query.ts';

/** Of the person: a customer, or a guest's visit. */
export const ownApi = withEndpoints(api, (build) => ({
  /** A customer's addresses (API-026). */
  addresses: build.query<Address[], Standing>({
    query: (standing) => {
      const isQuiet = standing === 'background';
      return { call: 'addresses', background: isQuiet, inPlace: isQuiet };
    },
    transformResponse: ({ list }: CallResult<'addresses'>) => list,
    providesTags: ['Address'],
  }),
  /** The shop's notifications (API-050, API-051). */
  notes: build.query<CallResult<'systemNotes'>, Standing>({
    query: (standing) => ({ call: 'systemNotes', background: standing === 'background' }),
    providesTags: ['Note', 'Session'],
  }),
  /** A customer's points (API-111). */
  pointsInfo: build.query<CallResult<'pointsInfo'>, void>({
    query: () => ({ call: 'pointsInfo', body: {}, background: true }),
    providesTags: ['Session', 'Points'],
  }),
  /** The products that were looked at, the latest first. */
  viewed: build.query<CallResult<'recentlyViewed'>['products'], Standing>({
    query: (standing) => ({ call: 'recentlyViewed', background: standing === 'background' }),
    transformResponse: ({ products }: CallResult<'recentlyViewed'>) => products,
    providesTags: ['Session'],
  }),
}));
