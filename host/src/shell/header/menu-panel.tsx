import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { ErrorState, Spinner } from '@shop/ui';
import { shellApi } from '../shell-data.ts';
import styles from './category-menu.module.css';
import { MenuPromotions } from './menu-promotions.tsx';

interface Props {
  /** Place of the root among the roots, from 0. */
  column: number;
  /** The root's path. */
  path: string;
  onLeave: () => void;
}

/** The columns of one root: its subcategories, theirs below them, and its promotional pictures. */
export default function MenuPanel({ column, path, onLeave }: Props): ReactNode {
  const { t } = useTranslation('host');
  const { data: menu, isError, refetch } = shellApi.endpoints.menu.useQuery();
  if (isError) {
    return (
      <ErrorState
        title={t('failure.categoriesFailed')}
        retryLabel={t('failure.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!menu) return <Spinner label={t('header.loading')} />;
  const children = menu.find((root) => root.url_path === path)?.children ?? [];
  return (
    <>
      <ul className={styles.columns}>
        {children.map((child) => (
          <li key={child.url_path}>
            <Link href={paths.category(child.url_path)} onClick={onLeave}>
              {child.name}
            </Link>
            {child.children.length > 0 ? (
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.url_path}>
                    <Link href={paths.category(leaf.url_path)} onClick={onLeave}>
                      {leaf.name}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <MenuPromotions column={column} onLeave={onLeave} />
    </>
  );
}
