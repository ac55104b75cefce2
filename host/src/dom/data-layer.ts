import type { SentEvent } from '@shop/tracking';

/** An event of the shop's, or the mark with which a tag manager begins. */
type DataLayerEntry = SentEvent | { event: 'gtm.js'; 'gtm.start': number };

declare global {
  interface Window {
    /** Where a tag manager finds the events, once there is consent. */
    dataLayer?: DataLayerEntry[];
  }
}

/** The array of this document that a refusal took away. What has loaded keeps hold of it, so it comes back. */
let withdrawn: DataLayerEntry[] | undefined;

/** Adds to the page's data layer, which begins with the first event. */
export const pushToDataLayer = (event: DataLayerEntry): void => {
  window.dataLayer ??= withdrawn ?? [];
  window.dataLayer.push(event);
};

/** Takes back what the page has gathered. */
export const withdrawDataLayer = (): void => {
  if (!window.dataLayer) return;
  withdrawn = window.dataLayer;
  withdrawn.length = 0;
  delete window.dataLayer;
};
