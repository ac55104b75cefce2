import { useDispatch, type AppDispatch } from '@shop/platform';
import type { AddressCalls } from '../../address/address-calls.ts';
import { singlePagePayApi } from './endpoints.ts';

const { draftAddress, keepUserAddress } = singlePagePayApi.endpoints;
const untracked = { track: false } as const;

/** The single-page pay's own calls for an address (CHK-015). */
export const useDraftCalls = (draft_id: string): AddressCalls => {
  const dispatch = useDispatch<AppDispatch>();
  return {
    deliverTo: (destination) => dispatch(draftAddress.initiate({ ...destination, draft_id }, untracked)),
    keepInBook: (entry, id) => {
      const body = { ...entry, ...(id === null ? {} : { address_entity_id: id }) };
      return dispatch(keepUserAddress.initiate(body, untracked));
    },
  };
};
