import { Link } from '@shop/platform';
import type { ComponentProps, ReactNode } from 'react';
import { PageLinks, type PageWords } from './page-links.tsx';
import type { RemoteTexts } from './remote-texts.ts';

interface Props extends ComponentProps<typeof PageLinks> {
  t: PageWords & RemoteTexts<'pages.pastEnd' | 'pages.first'>;
  list: readonly unknown[];
}

/** The way through a list of several pages, and back from behind its end. */
export const PagesOfList = ({ t, list, ...pages }: Props): ReactNode => (
  <>
    {pages.total > 0 && list.length === 0 && (
      <p>
        {t('pages.pastEnd')} <Link href={pages.hrefFor(1)}>{t('pages.first')}</Link>
      </p>
    )}
    <PageLinks t={t} {...pages} />
  </>
);
