import type { DeliveryServiceKind } from '../constants/delivery-services.ts';

/**
 * Prices of services in one province or territory, in cents before taxes: `room` and `takeaway` once for an order,
 * `assembly` for each piece that comes in parts. What has no price is not offered there.
 */
export type ServicePrices = Readonly<Partial<Record<DeliveryServiceKind, number>>>;

declare module './contents.ts' {
  interface StoreContents {
    /** By the codes of provinces and territories; one that is not there has no services. */
    deliveryServices: Readonly<Record<string, ServicePrices>>;
  }
}
