import { serviceWorkerPath } from '@shop/contract';
import { trustedTypesPolicy } from './trusted.ts';

const createPolicy = () => trustedTypesPolicy('shop#worker', { createScriptURL: (url: string) => url });
let policy: ReturnType<typeof createPolicy> | undefined;

/**
 * Has the browser install the shop's service worker, for messages that are pushed and for pages without a network;
 * resolves when it runs.
 * @throws where the browser has none, or its person allows none
 */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  policy ??= createPolicy();
  await navigator.serviceWorker.register(policy.createScriptURL(serviceWorkerPath));
  return navigator.serviceWorker.ready;
};
