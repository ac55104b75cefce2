import { createContext } from 'react';
import type { RemoteConfig } from '@shop/contract';

/** The live remotes' configs, of which the account's list of pages is made (ACC-004); the shell gives them. */
export const AccountPagesProvider = createContext<readonly Pick<RemoteConfig, 'routes'>[]>([]);
