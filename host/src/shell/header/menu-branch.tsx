import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { MenuSection } from './menu-section.tsx';

interface Branch {
  name: string;
  url_path: string;
  children: readonly Branch[];
}

interface Props {
  branch: Branch;
  href: string;
  onLeave: () => void;
}

/** What lies under a category of the drawer: the category itself, and a line that opens for each one with more below. */
export const MenuBranch = ({ branch, href, onLeave }: Props): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <ul>
      <li>
        <Link href={href} onClick={onLeave}>
          {t('header.all', { name: branch.name })}
        </Link>
      </li>
      {branch.children.map((child) => (
        <li key={child.url_path}>
          {child.children.length > 0 ? (
            <MenuSection title={child.name}>
              <MenuBranch branch={child} href={paths.category(child.url_path)} onLeave={onLeave} />
            </MenuSection>
          ) : (
            <Link href={paths.category(child.url_path)} onClick={onLeave}>
              {child.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};
