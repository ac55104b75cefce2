import type { Address, Region } from '@shop/contract';
import { formatPhone } from '@shop/format';
import type { ReactNode } from 'react';
import styles from './address-digest.module.css';

interface Props {
  address: Address;
  regions: readonly Region[];
}

/** An address as on an envelope. */
export function AddressDigest({ address, regions }: Props): ReactNode {
  const region = regions.find(({ region_id }) => region_id === address.region_id)?.code;
  const flat = address.apartment_unit_suite;
  return (
    <address className={styles.address}>
      <span>
        {address.firstname} {address.lastname}
      </span>
      <span>{flat ? `${address.street}, ${flat}` : address.street}</span>
      <span>{[address.city, region, address.postcode].filter(Boolean).join(' ')}</span>
      <span>{formatPhone(address.telephone)}</span>
    </address>
  );
}
