import { calls, client, country, type CallName } from '@shop/contract';
import { faultsName, writtenFaults, type FaultKind, type SandboxFault } from '@shop/contract/sandbox';
import type { BrowserContext } from '@playwright/test';
import { shopOrigin } from './shop-address.ts';

/** Calls that a test has fail, and how: `{ login: 'hang', carts: { kind: 'slow', ms: 2000 } }`. */
export type WantedFaults = Readonly<Partial<Record<CallName, FaultKind | SandboxFault>>>;

export interface Faults {
  /**
   * Has these calls of the test's browser fail from its next request on, in place of those before: what its pages call and
   * what they are rendered with. `{}` ends them. Rejects where the shop under test has no sandbox.
   */
  set(wanted: WantedFaults): Promise<void>;
}

/** Whether a call fails because it is asked to: the web server and the backend both have a part in it. */
const mayFail = async (): Promise<boolean> => {
  const cookie = `${faultsName.cookie}=${encodeURIComponent('countryRegions@404')}`;
  const { status } = await fetch(new URL(calls.countryRegions.path, shopOrigin()), {
    headers: { client, country, cookie },
  });
  return status === 404;
};

/** Faults of the calls of a context. */
export const faultsOf = (context: BrowserContext): Faults => ({
  async set(wanted) {
    await context.clearCookies({ name: faultsName.cookie });
    const faults = Object.entries(wanted) as [CallName, FaultKind | SandboxFault][]; // the type has no other keys
    if (faults.length === 0) return;
    if (!(await mayFail())) throw new Error(`No call of ${shopOrigin()} can be had fail: it is no sandbox.`);
    const value = writtenFaults(
      new Map(faults.map(([call, one]) => [call, typeof one === 'string' ? { kind: one } : one])),
    );
    await context.addCookies([{ name: faultsName.cookie, value: encodeURIComponent(value), url: shopOrigin() }]);
  },
});
