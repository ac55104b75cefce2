import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';

interface Props {
  /**
   * Tells it from the other parts of the shell; of parts with one name the first is shown. Null where it shows something of
   * the page or its address, and is kept for none.
   */
  name: string | null;
  children: ReactNode;
}

/**
 * A part of the shell that is the same on every page which is everyone's in a language: the server renders it once for
 * the site's data of that moment. What is inside reads nothing of the page or of its address that its name does
 * not say.
 */
export const CachedPart = ({ name, children }: Props): ReactNode => {
  const { cachedPart } = useShell();
  return cachedPart && name !== null ? cachedPart(name, children) : children;
};
