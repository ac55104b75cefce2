import type { ReactNode } from 'react';
import { paths, type CallResult } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Picture, Spinner } from '@shop/ui';
import styles from './category-menu.module.css';

interface Props {
  root: CallResult<'categoryTree'>['categories'][number] | undefined;
  onLeave: () => void;
}

/** The columns of one root: its subcategories, theirs below them, and its picture. */
export function MenuPanel({ root, onLeave }: Props): ReactNode {
  const { t } = useTranslation('host');
  if (!root) {
    return (
      <div className={styles.panel}>
        <Spinner label={t('header.loading')} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.columns}>
        {root.children.map((child) => (
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
      {root.image ? (
        <div className={styles.picture}>
          <Picture src={root.image} alt="" sizes="240px" />
        </div>
      ) : null}
    </div>
  );
}
