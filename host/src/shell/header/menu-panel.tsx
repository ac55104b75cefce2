import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link } from '@shop/platform';
import styles from './category-menu.module.css';
import { MenuLoaded } from './menu-loaded.tsx';
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
  return (
    <MenuLoaded>
      {(menu) => (
        <>
          <ul className={styles.columns}>
            {menu
              .find((root) => root.url_path === path)
              ?.children.map((child) => (
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
      )}
    </MenuLoaded>
  );
}
