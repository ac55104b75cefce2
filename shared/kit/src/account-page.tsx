import { paths } from '@shop/contract';
import { Link } from '@shop/platform';
import { Breadcrumbs } from '@shop/ui';
import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import type { RemoteTexts } from './remote-texts.ts';

interface Props {
  t: RemoteTexts<'breadcrumb' | 'title.home'>;
  title: string;
  children: ReactNode;
}

/** A page below the account's home, whichever remote it belongs to: the way back, its title, and what it holds. */
export const AccountPage = ({ t, title, children }: Props): ReactNode => (
  <PageFrame>
    <Breadcrumbs
      label={t('breadcrumb')}
      linkComponent={Link}
      items={[{ label: t('title.home'), href: paths.accountHome() }, { label: title }]}
    />
    <h1>{title}</h1>
    {children}
  </PageFrame>
);
