import { Button, useHydrated } from '@shop/ui';
import type { ReactNode } from 'react';

/** Opens the browser's own printing; there only where it can be pressed. */
export const PrintButton = ({ children }: { children: ReactNode }): ReactNode => {
  const isAlive = useHydrated();
  return isAlive ? <Button onClick={() => window.print()}>{children}</Button> : null;
};
