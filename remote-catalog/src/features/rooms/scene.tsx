import { useId, type ToggleEvent } from 'react';
import { paths } from '@shop/contract';
import { formatMoney, formatNumber } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Picture, Rating, useHydrated } from '@shop/ui';
import type { RoomDetail } from './endpoints.ts';
import styles from './scene.module.css';

/** Between a card and what it belongs to, and between a card and the edge of the screen. */
const GAP = 8;

/**
 * Places a card below what it belongs to, or above where there is more room, and never beyond the edge of the screen. It
 * stays with the page when that is scrolled.
 */
const placeBeside = (card: HTMLElement, owner: Element): void => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const around = owner.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const wanted = around.left + around.width / 2 - own.width / 2;
  const left = Math.max(GAP, Math.min(wanted, width - own.width - GAP));
  const fitsBelow = around.bottom + GAP + own.height <= height;
  const top = fitsBelow ? around.bottom + GAP : Math.max(GAP, around.top - GAP - own.height);
  card.style.setProperty('left', `${left + window.scrollX}px`);
  card.style.setProperty('top', `${top + window.scrollY}px`);
};

type Spot = NonNullable<RoomDetail['hotspots']>[number];

const SpotCard = ({ product }: Pick<Spot, 'product'>) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { name, thumbnail, price, rating } = product;
  const { reviewStar, reviews_count } = rating;
  const score = formatNumber(reviewStar, language);
  return (
    <>
      <Picture src={thumbnail ?? undefined} alt="" sizes="80px" className={styles.thumbnail} />
      <div className={styles.words}>
        <Link href={paths.productItem(product)} className={styles.name}>
          {name}
        </Link>
        <span>{formatMoney(price.final_price, language)}</span>
        {reviews_count > 0 && (
          <Rating
            size="small"
            score={reviewStar}
            count={reviews_count}
            label={t('rating.label', { score, count: reviews_count })}
          />
        )}
      </div>
    </>
  );
};

/** A thing in the picture: the browser opens and closes its card, gives it the focus's next place and closes it at Escape. */
const SceneSpot = ({ spot: { x, y, product } }: { spot: Spot }) => {
  const id = useId();
  const card = `${id}-card`;
  const opened = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    const button = document.getElementById(id);
    if (newState === 'open' && button) placeBeside(currentTarget, button);
  };
  return (
    <li
      className={styles.spot}
      // Set by script: the page's security policy forbids style attributes.
      ref={(item) => {
        item?.style.setProperty('left', `${x}%`);
        item?.style.setProperty('top', `${y}%`);
      }}
    >
      <button id={id} type="button" popoverTarget={card} className={styles.button} aria-label={product.name} />
      <div id={card} popover="auto" role="group" aria-label={product.name} className={styles.card} onToggle={opened}>
        <SpotCard product={product} />
      </div>
    </li>
  );
};

/**
 * A room's picture, whole, with what can be bought of it. The places come with scripts; without them the products stand
 * below all the same.
 */
export const Scene = ({ room: { name, image, hotspots } }: { room: RoomDetail }) => {
  const isHydrated = useHydrated();
  return (
    <div className={styles.scene}>
      <Picture
        src={image ?? undefined}
        alt=""
        priority
        sizes="(min-width: 1360px) 760px, (min-width: 768px) 55vw, 100vw"
        ratio={[16, 9]}
        className={styles.picture}
      />
      {isHydrated && hotspots && hotspots.length > 0 && (
        <ul aria-label={name} className={styles.spots}>
          {hotspots.map((spot) => (
            <SceneSpot key={spot.product.entity_id} spot={spot} />
          ))}
        </ul>
      )}
    </div>
  );
};
