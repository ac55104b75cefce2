import { registerServiceWorker } from '@shop/ui';

export interface KnownSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

const known = (subscription: PushSubscription): KnownSubscription => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
};

/** Asks the browser's own question; false where it has none, or its person says no. */
export const askPermission = async (): Promise<boolean> =>
  typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';

/** Subscribes this browser at its push service. A subscription with an earlier key of the shop's makes room. */
export const subscribeBrowser = async (key: string): Promise<KnownSubscription> => {
  const applicationServerKey = bytesOf(key);
  const { pushManager } = await registerServiceWorker();
  const before = await pushManager.getSubscription();
  if (before && isFor(before, applicationServerKey)) return known(before);
  await before?.unsubscribe();
  return known(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
};

const current = async (): Promise<PushSubscription | null> => {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** This browser's subscription; null where there is none any more. */
export const currentSubscription = async (): Promise<KnownSubscription | null> => {
  const subscription = await current();
  return subscription && known(subscription);
};

/** Ends it at the push service too; answers what the API has to forget. */
export const unsubscribeBrowser = async (): Promise<KnownSubscription | null> => {
  const subscription = await current();
  await subscription?.unsubscribe();
  return subscription && known(subscription);
};
