import { isPlusGroup } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { isBusinessGroup, isDropshipGroup } from '../../domain/account/group.ts';
import { canRenewPlus } from '../../domain/membership/fee.ts';
import type { Services } from '../../services.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { membershipMessages } from './messages.ts';

/**
 * Whether a customer may buy a year of Plus+ (MEM-022 to MEM-024). A dropship partner may not, as no business may: they
 * would lose their standing and its prices by it. `endsAt` is the end of the membership that runs.
 */
export const plusStanding = async ({ db, now }: Pick<Services, 'db' | 'now'>, customerId: number) => {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const isBusiness = isBusinessGroup(customer.group);
  const isRefused = isBusiness || isDropshipGroup(customer.group);
  const isMember = isPlusGroup(customer.group);
  const isDue = !isMember || canRenewPlus(customer.plusEndsAt, now());
  return {
    group: customer.group,
    isBusiness,
    isRefused,
    canBuy: !isRefused && isDue,
    endsAt: isMember ? customer.plusEndsAt : null,
  };
};

/** @throws ShopError 403 to a business customer or a partner, 409 to a member who may not renew yet */
export const demandMayJoin = async (services: Pick<Services, 'db' | 'now'>, customerId: number): Promise<void> => {
  const { isRefused, canBuy } = await plusStanding(services, customerId);
  if (isRefused) throw new ShopError(403, membershipMessages.businessRefused);
  if (!canBuy) throw new ShopError(409, membershipMessages.renewLater);
};
