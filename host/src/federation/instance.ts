import type { ModuleFederation } from '@module-federation/runtime';

declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** The federation instance that webpack made for this bundle. */
export const federation = (): ModuleFederation => __webpack_require__.federation.instance;

/** The name of a remote's container, as its build exports it. */
export const containerName = (remote: string): string => `remote_${remote.replaceAll('-', '_')}`;
