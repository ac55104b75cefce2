import type { ServicePrices } from '@shop/contract/contents';
import { findSiteDocument } from '../../database/content/site-document.ts';
import type { OperatorHandlers } from '../../http/operator/serve.ts';
import { setPrices } from './flow.ts';

const pricesOf = (region: string, { room = 0, assembly = 0, takeaway = 0 }: ServicePrices) => ({
  region,
  room,
  assembly,
  takeaway,
});

/** What those who run the shop see of services, and set. */
export const deliveryServicesOperator: OperatorHandlers<'servicePrices' | 'setServicePrices'> = {
  servicePrices: async ({ services: { db } }) => {
    const prices = Object.entries((await findSiteDocument(db, 'deliveryServices')) ?? {});
    return { list: prices.map(([region, one]) => pricesOf(region, one)) };
  },
  setServicePrices: async ({ services, by, body: { region, ...prices } }) => {
    const code = region.trim().toUpperCase();
    return pricesOf(code, await setPrices(services, by, code, prices));
  },
};
