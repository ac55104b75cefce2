import type { SentEvent } from '@shop/tracking';

declare global {
  interface Window {
    /** Where a tag manager finds the events, once there is consent. */
    dataLayer?: SentEvent[];
  }
}

/** The array of this document that a refusal took away. What has loaded keeps hold of it, so it comes back. */
let withdrawn: SentEvent[] | undefined;

/** Adds to the page's data layer, which begins with the first event. */
export const pushToDataLayer = (event: SentEvent): void => {
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
