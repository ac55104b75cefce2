import type { Address } from '@shop/contract';
import { useIsForCustomer } from '@shop/kit';
import { ownApi } from '@shop/platform';
import { useIsCustomers } from '../session-ended.ts';
import { fingerprint } from './address-values.ts';

const { useQuerySubscription, useQueryState } = ownApi.endpoints.addresses;

/**
 * Proposes for another bill's address the customer's default billing address, unless the order
 * goes there (ADDR-001). The book is asked for once the form is wanted; null for a guest.
 */
export const useBillingProposal = (shipping: Address, isWanted: boolean) => {
  const isCustomer = useIsCustomers();
  const isAsked = isWanted && isCustomer;
  useQuerySubscription('background', { skip: !isAsked });
  // A server may have it before the browser's session is known.
  const isForCustomer = useIsForCustomer();
  const book = useQueryState('background', { skip: !isWanted || !isForCustomer });
  const proposed = book.data?.find((address) => address.is_default_billing);
  const proposal = proposed && fingerprint(proposed) !== fingerprint(shipping) ? proposed : null;
  return { proposal, isComing: book.isLoading || (isAsked && book.isUninitialized) };
};
