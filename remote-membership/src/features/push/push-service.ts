import { api, calling, withEndpoints, type AppDispatch } from '@shop/platform';
import {
  askPermission,
  currentSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
  type KnownSubscription,
} from './push-browser.ts';
import { forgetPushOwner, keepPushOwner } from './push-owner.ts';

/** Push messages at the API. Nobody waits for these calls, and what fails is said where it was pressed. */
const pushApi = withEndpoints(api, (build) => ({
  /** Null where the shop sends no push messages. */
  pushKey: build.query(calling('pushKey', { background: true, answer: ({ public_key: key }) => key })),
  keepPush: build.mutation(calling('pushSubscribe', 'body', { background: true })),
  endPush: build.mutation(calling('pushUnsubscribe', 'body', { background: true })),
}));

/** Null where the shop sends none, or cannot be asked. */
export const askPushKey = async (dispatch: AppDispatch): Promise<string | null> => {
  const { data } = await dispatch(pushApi.endpoints.pushKey.initiate(undefined, { subscribe: false }));
  return data ?? null;
};

/** Tells the API of the subscription, which takes it for that of whoever is signed in now. */
const register = async (
  dispatch: AppDispatch,
  subscription: KnownSubscription,
  customerId: number | null,
): Promise<boolean> => {
  const { error } = await dispatch(pushApi.endpoints.keepPush.initiate(subscription));
  if (error) return false;
  keepPushOwner(customerId);
  return true;
};

/**
 * Asks the browser, subscribes it and says whose it is (POP-028). False when its person says no there; a browser that
 * cannot, and an API that does not take it, count as a no.
 */
export const subscribeToPush = async (
  dispatch: AppDispatch,
  key: string,
  customerId: number | null,
): Promise<boolean> => {
  try {
    if (!(await askPermission())) return false;
    if (await register(dispatch, await subscribeBrowser(key), customerId)) return true;
    await unsubscribeBrowser();
  } catch {
    // No service worker, or no push service: there is nothing that its person could do about it.
  }
  return false;
};

/** After a sign-in or a logout the subscription is that of whoever is here now (TRK-007). */
export const linkPush = async (dispatch: AppDispatch, customerId: number | null): Promise<void> => {
  try {
    const subscription = await currentSubscription();
    if (subscription) await register(dispatch, subscription, customerId);
    else forgetPushOwner();
  } catch {
    // It is tried again with the next page.
  }
};

/** Ends this browser's subscription, here and at the API; false when the API could not be told. */
export const leavePush = async (dispatch: AppDispatch): Promise<boolean> => {
  try {
    const subscription = await unsubscribeBrowser();
    forgetPushOwner();
    // An API that was not told learns it from the push service with the next message.
    if (subscription) await dispatch(pushApi.endpoints.endPush.initiate({ endpoint: subscription.endpoint }));
    return true;
  } catch {
    return false;
  }
};
