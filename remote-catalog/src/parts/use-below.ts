import { startTransition, useEffect, useState } from 'react';
import { useLocation, usePage } from '@shop/platform';
import { afterPaint } from '@shop/ui';

/**
 * Whether to draw what stands below the first view of a page. Where the page was reached by a press on what another page
 * has shown of it, that is drawn once the rest is seen: the page is there sooner. At once where the server drew it,
 * where a step back leads to a place on it, and where the address does.
 */
export const useBelow = (): boolean => {
  const { known } = usePage();
  const { search, hash } = useLocation();
  const [isDrawn, setDrawn] = useState(() => !known || hash !== '' || new URLSearchParams(search).has('position'));
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn;
};
