import type { ReactNode } from 'react';
import { categoryRoots, type CallResult } from '@shop/contract';
import { Link } from '@shop/platform';
import { siteApi } from '@shop/store';
import { Picture } from '@shop/ui';
import styles from './menu-promotions.module.css';
import { sitePath } from './site-path.ts';

type MenuPicture = CallResult<'configInit'>['navigation_images'][number];

/** Positions run from 1 to 12 over eleven columns (SHELL-028): the twelfth is the first column's second picture. */
const isIn = (column: number, { position }: MenuPicture): boolean => (position - 1) % categoryRoots.length === column;

/** The promotional pictures of a column of the menu, counted from 0, in the order of their positions, each with where it leads. */
export const MenuPromotions = ({ column, onLeave }: { column: number; onLeave: () => void }): ReactNode => {
  const { data: site } = siteApi.useSiteConfigQuery();
  const pictures = site?.navigation_images.filter((picture) => isIn(column, picture)) ?? [];
  const shown = pictures.sort((one, other) => one.position - other.position);
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
