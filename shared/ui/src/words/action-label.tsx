import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/**
 * A button's words, and what they are about for those who do not see where it is. Each is an element of its own: after a
 * browser has translated the page, a text beside others would not change any more.
 */
export const ActionLabel = ({ about, children }: { about: string; children: ReactNode }) => (
  <>
    <span>{children}</span>
    <VisuallyHidden>{` ${about}`}</VisuallyHidden>
  </>
);
