import type { Address } from '@shop/contract';
import { useIsForCustomer } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { LoadError } from '../load-error.tsx';
import { AddressForm } from './address-form.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import type { AddressFormOptions } from './use-address-form.ts';

interface Props extends Omit<AddressFormOptions, 'isGuest'> {
  /** The query of a customer's saved addresses; a guest has none. */
  book: {
    data?: Address[] | undefined;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  submitLabel: string;
  /** The part of the page that leaving a saved address as it is leads back to, where the page is not alive. */
  cancelTo?: string;
}

/** Where to deliver: a guest types it, a customer has saved addresses, which may be slow or fail to come. */
export const DeliveryAddress = ({ book, cancelTo, ...form }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const isCustomer = useIsForCustomer();
  // The cart's address may be a saved one: without the book, or before the session is known, it is only an address.
  const address = form.address && { ...form.address, address_entity_id: null };
  if (!isCustomer) return <AddressForm key="guest" {...form} address={address} isGuest />;
  if (book.data) {
    return <SavedAddresses {...form} cancelTo={cancelTo} book={book.data} reload={() => void book.refetch()} />;
  }
  if (!book.isError) return <Skeleton shape="lines" lines={8} />;
  return (
    <>
      <LoadError title={t('address.savedFailed')} queries={[book]}>
        {t('address.savedFailedHint')}
      </LoadError>
      <AddressForm key="customer" {...form} address={address} isGuest={false} />
    </>
  );
};
