import type { ReactNode } from 'react';
import { siteApi } from '@shop/store';

/** From which amount delivery is free, and for what it is not, in the API's words. */
export const DeliveryPromise = (): ReactNode => <p>{siteApi.useSiteConfigQuery().data?.delivery_promise}</p>;
