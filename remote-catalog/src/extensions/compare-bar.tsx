import { lazy, Suspense } from 'react';
import { paths } from '@shop/contract';
import { useLocation } from '@shop/platform';
import { useChosen, useChosenElsewhere } from '../features/compare/chosen.ts';

export { compareModels as models } from '../features/compare/models.ts';

const CompareBar = lazy(() => import('../features/compare/compare-bar.tsx'));

/** Where the bar would stand in the way: on the page that it leads to, and on the way to pay. */
const staysAway = (pathname: string): boolean =>
  [paths.compare(), '/checkout', '/pay'].some((path) => pathname.startsWith(path));

/** Slot 'overlay': knows what is chosen. The bar itself comes with the first product. */
export default function CompareOverlay() {
  const { pathname } = useLocation();
  const { ids, choose } = useChosen();
  useChosenElsewhere();
  if (!ids || ids.length === 0 || staysAway(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar ids={ids} onClear={() => void choose([])} />
    </Suspense>
  );
}
