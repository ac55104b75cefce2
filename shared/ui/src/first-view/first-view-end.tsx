import type { ReactNode } from 'react';
import { firstViewEnds, type FirstViewScreen } from '@shop/contract';

export interface FirstViewEndProps {
  on: FirstViewScreen;
}

/**
 * Stands where what comes next is below the first view of such a screen: the browser paints a page that the server
 * wrote as soon as it has come this far. At most one for each kind of screen on a page; without one the browser
 * waits for the whole page. What comes after it must not move what stands before it.
 */
export const FirstViewEnd = ({ on }: FirstViewEndProps): ReactNode => <span id={firstViewEnds[on].id} hidden />;
