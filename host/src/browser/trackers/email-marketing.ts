import { followEvents } from './follow-events.ts';
import { addTrackerScript } from './tracker-script.ts';

type Facts = Readonly<Record<string, string | number>>;
type Command = readonly ['identify', Facts] | readonly ['track', string, Facts];

declare global {
  interface Window {
    /** The vendor's queue: what it holds when the script comes is read then. The stand-in is a queue that nobody reads. */
    _klOnsite?: { push(command: Command): unknown };
  }
}

/** The vendor's script may have put its own in the place of the queue meanwhile. */
const queue = (command: Command): void => {
  window._klOnsite ??= [];
  window._klOnsite.push(command);
};

/**
 * E-mail marketing: https://developers.klaviyo.com/en/docs/javascript_api. It is told once who has signed in (TRK-009),
 * by the shop's own number and in the contact's field that the shop has there (CONST-002), and what they look at.
 */
export const startEmailMarketing = (id: string): (() => void) | null => {
  const stop = followEvents((event) => {
    if (event.to !== 'emailMarketing') return;
    if (event.event === 'marketingLogin') {
      const { customer_id, field_id } = event;
      queue(['identify', { external_id: String(customer_id), [`field_${field_id}`]: customer_id }]);
    }
    if (event.event === 'viewItem') {
      const { product_id, name, price } = event;
      queue(['track', 'Viewed Product', { ProductID: String(product_id), ProductName: name, Price: price / 100 }]);
    }
  });
  if (id !== 'sandbox') {
    return addTrackerScript(`https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${encodeURIComponent(id)}`);
  }
  return () => {
    stop();
    delete window._klOnsite;
  };
};
