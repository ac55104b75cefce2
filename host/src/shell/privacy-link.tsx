import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link } from '@shop/platform';
import { useServed } from './served-pages.tsx';

/** Beside what asks for consent. */
export const PrivacyLink = ({ children }: { children: string }): ReactNode => {
  const { page } = useServed();
  return page(paths.privacy(), 'cms') ? <Link href={paths.privacy()}>{children}</Link> : null;
};
