import { createContext } from 'react';
import type { RemoteConfig } from '@shop/contract';

/** What the live remotes have in this shop: of it the account's list of pages is made (ACC-004). The shell gives it. */
export const AccountPagesProvider = createContext<
  readonly (Pick<RemoteConfig, 'routes'> & Partial<Pick<RemoteConfig, 'intents'>>)[]
>([]);
