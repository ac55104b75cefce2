import type { Address, Region } from '@shop/contract';
import { formatPhone } from '@shop/format';
import type { ReactNode } from 'react';
import styles from './envelope.module.css';

/** An address as on an envelope. */
export function Envelope({ address, regions }: { address: Address; regions: readonly Region[] }): ReactNode {
  const region = regions.find(({ region_id }) => region_id === address.region_id)?.code;
  const { apartment_unit_suite: flat, street } = address;
  return (
    <address className={styles.address}>
      <span>
        {address.firstname} {address.lastname}
      </span>
      <span>{flat ? `${street}, ${flat}` : street}</span>
      <span>{[address.city, region, address.postcode].filter(Boolean).join(' ')}</span>
      <span>{formatPhone(address.telephone)}</span>
    </address>
  );
}
