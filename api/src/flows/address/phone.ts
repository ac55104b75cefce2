import { parsePhone } from '@shop/format';
import { ShopError } from '../../domain/shop-error.ts';
import { addressMessages } from './messages.ts';

/** A typed telephone number as E.164. @throws ShopError 400 that names the field */
export const phoneOrRefuse = (typed: string, field: string): string => {
  const phone = parsePhone(typed);
  if (phone === undefined) throw new ShopError(400, addressMessages.phone, { field });
  return phone;
};
