import type { CustomerRow } from '../../database/account/customers.ts';
import type { Person } from '../../database/personal-data/personal-data.ts';
import { customerKey } from '../../domain/account/identity.ts';

/** Whose data a customer may ask for: what lies under the address is theirs once it is confirmed. */
export const personOf = ({ id, email, verified }: Pick<CustomerRow, 'id' | 'email' | 'verified'>): Person => ({
  customerId: id,
  owner: customerKey(id),
  email: verified ? email : null,
});
