import { localStore } from '@shop/platform';

/** The vendor that delivers the shop's push messages. Its code is loaded only after the person has agreed. */
export interface PushService {
  /** Asks the browser for its permission and subscribes; false when the person says no there. */
  subscribe: () => Promise<boolean>;
  /** Says whose subscription it is. */
  link: (customerId: number) => Promise<void>;
}

const KEY = 'push_subscription';

const keepSubscription = (customerId: number | null): boolean => localStore.write(KEY, JSON.stringify({ customerId }));

/** The shop's stand-in for a vendor: it asks the browser, keeps the subscription in it, and sends nothing out. */
const sandboxPush = (): PushService => ({
  subscribe: async () => {
    if (typeof Notification === 'undefined' || (await Notification.requestPermission()) !== 'granted') return false;
    return keepSubscription(null);
  },
  link: async (customerId) => {
    if (!keepSubscription(customerId)) throw new Error('Storage does not keep the subscription');
  },
});

/** Subscribes this browser and, for a customer, says whose it is. A failure of storage or vendor counts as no. */
export const subscribeToPush = async (customerId: number | null, service = sandboxPush()): Promise<boolean> => {
  try {
    if (!(await service.subscribe())) return false;
    if (customerId !== null) await service.link(customerId);
    return true;
  } catch {
    return false;
  }
};
