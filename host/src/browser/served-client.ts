import type { RequestClient } from '@shop/request';
import type { Serves } from '../router/served.ts';

/**
 * Asks the backend nothing that it says it does not serve: a part which asks all the same is refused at once, as the
 * backend would. Calls of a remote's own are in no such list.
 */
export const servedClient = (client: RequestClient, serves: () => Serves): RequestClient => ({
  call: async (name, input, options) => {
    const known = serves();
    const isRefused = known !== undefined && typeof name === 'string' && !known.calls.includes(name);
    return isRefused ? { ok: false, reason: 'code', code: 404, message: '' } : client.call(name, input, options);
  },
});
