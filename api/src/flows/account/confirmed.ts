import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { accountMessages } from './messages.ts';

/** @throws ShopError 403 to a customer who has not shown that their address is theirs */
export const demandConfirmed = ({ verified }: Pick<CustomerIdentity, 'verified'>): void => {
  if (!verified) throw new ShopError(403, accountMessages.confirmFirst);
};
