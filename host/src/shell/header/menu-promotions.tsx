import type { ReactNode } from 'react';
import { categoryRoots } from '@shop/contract';
import { Link } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './category-menu.module.css';
import { menuApi, type MenuPicture } from './menu-endpoints.ts';
import { sitePath } from './site-path.ts';

/** Positions run from 1 to 12 over eleven columns (SHELL-028): the twelfth is the first column's second picture. */
const isIn = (column: number, { position }: MenuPicture): boolean => (position - 1) % categoryRoots.length === column;

/** The promotional pictures of a column of the menu, counted from 0, each with where it leads. */
export const MenuPromotions = ({ column, onLeave }: { column: number; onLeave: () => void }): ReactNode => {
  const { data: pictures = [] } = menuApi.endpoints.menuPictures.useQuery();
  const shown = pictures.filter((picture) => isIn(column, picture));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.promotions}>
      {shown.map(({ position, image, link, alt }) => {
        const target = sitePath(link);
        const face = (
          <>
            <span className={styles.picture}>
              <Picture src={image} alt="" sizes="176px" ratio={[4, 5]} />
            </span>
            {alt}
          </>
        );
        return (
          <li key={position}>
            {target ? (
              <Link href={target} onClick={onLeave}>
                {face}
              </Link>
            ) : (
              face
            )}
          </li>
        );
      })}
    </ul>
  );
};
