import type { RequestClient } from '@shop/request';

/** A guest token for the device, or undefined when the API gave none. */
export type GuestLogin = (deviceId: string) => Promise<string | undefined>;

/** Guest login, once for all who ask while it runs: two tokens would be two guests, with two carts. */
export const createGuestLogin = ({ call }: RequestClient): GuestLogin => {
  let running: Promise<string | undefined> | undefined;
  const run = async (deviceId: string): Promise<string | undefined> => {
    try {
      const outcome = await call('guestLogin', { query: { device_id: deviceId, noAuth: '1' } }, { background: true });
      return outcome.ok && outcome.result.token !== '' ? outcome.result.token : undefined;
    } finally {
      running = undefined;
    }
  };
  return async (deviceId) => (running ??= run(deviceId));
};
