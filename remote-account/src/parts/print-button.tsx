import { Button, useHydrated } from '@shop/ui';
import type { ReactNode } from 'react';

/** Opens the browser's own printing; there only where it can be pressed. */
export const PrintButton = ({ children }: { children: ReactNode }) => {
  const isHydrated = useHydrated();
  return isHydrated ? <Button onClick={() => window.print()}>{children}</Button> : null;
};
