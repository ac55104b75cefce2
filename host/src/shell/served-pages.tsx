import { useContext, useMemo, type ReactNode } from 'react';
import type { CallName, RemoteConfig, ResolvedType } from '@shop/contract';
import { AccountPagesProvider } from '@shop/platform';
import { siteApi } from '@shop/store';
import { hasPage, isServed, type Serves } from '../router/served.ts';
import { ShellProvider, useShell } from '../shell-context.ts';

const NONE: readonly RemoteConfig[] = [];

// The header asks for it.
const useServes = (): Serves => siteApi.endpoints.siteConfig.useQueryState().data?.serves;

/** What the shell may link to and offer, as its backend says. */
export const useServed = () => {
  // A screen for what broke may stand outside of the shell.
  const configs = useContext(ShellProvider)?.configs ?? NONE;
  const serves = useServes();
  return {
    page: (href: string, shows?: ResolvedType): boolean => hasPage({ configs, serves }, href, shows),
    call: (name: CallName): boolean => isServed(serves, { needs: [name] }),
  };
};

/** The pages that remotes link to, and the intents that they offer. */
export const AccountPages = ({ children }: { children: ReactNode }): ReactNode => {
  const { configs } = useShell();
  const serves = useServes();
  const served = useMemo(
    () =>
      serves === undefined
        ? configs
        : configs.map(({ routes, intents }) => ({
            routes: routes.filter((route) => route.redirect !== undefined || isServed(serves, route)),
            intents: intents.filter((intent) => isServed(serves, intent)),
          })),
    [configs, serves],
  );
  return <AccountPagesProvider value={served}>{children}</AccountPagesProvider>;
};
