import { Link } from '@shop/platform';
import { paths } from '@shop/contract';
import { classNames, Picture } from '@shop/ui';
import type { Tile } from './endpoints.ts';
import styles from './tiles.module.css';

/** `round`: small things side by side (categories). `tall`: rooms. `wide`: offers and sets with a text of their own. */
export type TileShape = 'round' | 'tall' | 'wide';

const ratios: Readonly<Record<TileShape, readonly [number, number]>> = { round: [1, 1], tall: [4, 3], wide: [3, 2] };
const sizes: Readonly<Record<TileShape, string>> = {
  round: '(min-width: 1200px) 200px, (min-width: 768px) 23vw, 30vw',
  tall: '(min-width: 1360px) 420px, (min-width: 768px) 31vw, 47vw',
  wide: '(min-width: 1200px) 420px, (min-width: 768px) 47vw, 100vw',
};

/** Pictures that lead somewhere; each tile is one link, named by its title. */
export const Tiles = ({ tiles, shape }: { tiles: readonly Tile[]; shape: TileShape }) => (
  <ul className={classNames(styles.tiles, styles[shape])}>
    {tiles.map((tile) => (
      <li key={tile.title + tile.url} className={styles.tile}>
        <Picture
          src={tile.image ?? undefined}
          alt=""
          sizes={sizes[shape]}
          ratio={ratios[shape]}
          fit={shape === 'round' ? 'contain' : 'cover'}
          className={styles.picture}
        />
        <div>
          <h3 className={styles.title}>
            <Link href={paths.content(tile.url)} className={styles.link}>
              {tile.title}
            </Link>
          </h3>
          {tile.subtitle && <p className={styles.subtitle}>{tile.subtitle}</p>}
        </div>
      </li>
    ))}
  </ul>
);
