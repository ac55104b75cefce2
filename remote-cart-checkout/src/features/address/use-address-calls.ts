import { useDispatch, type AppDispatch } from '@shop/platform';
import type { AddressCalls } from '../../address/address-calls.ts';
import { addressApi } from './endpoints.ts';

const { cartAddress, keepAddress } = addressApi.endpoints;
const untracked = { track: false } as const;

/** The checkout's own calls for an address. */
export const useAddressCalls = (): AddressCalls => {
  const dispatch = useDispatch<AppDispatch>();
  return {
    deliverTo: (destination) => dispatch(cartAddress.initiate(destination, untracked)),
    keepInBook: (entry, id) => dispatch(keepAddress.initiate({ entry, id }, untracked)),
  };
};
