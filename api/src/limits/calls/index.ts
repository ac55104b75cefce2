// A line for each file of this folder: `pnpm indexes` writes them.
import type { CallLimits } from '../limit-table.ts';
import { alertsLimits } from './alerts.ts';
import { bestPriceLimits } from './best-price.ts';
import { deliveryServicesLimits } from './delivery-services.ts';
import { deliverySlotsLimits } from './delivery-slots.ts';
import { listsLimits } from './lists.ts';
import { peopleLikeMeLimits } from './people-like-me.ts';
import { referralLimits } from './referral.ts';
import { shopLimits } from './shop.ts';
import { swatchesLimits } from './swatches.ts';

export const callLimits: CallLimits = {
  ...alertsLimits,
  ...bestPriceLimits,
  ...deliveryServicesLimits,
  ...deliverySlotsLimits,
  ...listsLimits,
  ...peopleLikeMeLimits,
  ...referralLimits,
  ...shopLimits,
  ...swatchesLimits,
};
