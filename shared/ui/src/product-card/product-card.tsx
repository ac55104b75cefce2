import { useState, type MouseEventHandler, type PointerEvent, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import type { LinkComponent } from '../link.ts';
import { Picture } from '../picture/picture.tsx';
import { Price, type PriceProps } from '../price/price.tsx';
import { Rating, type RatingProps } from '../rating/rating.tsx';
import { WholeWords } from '../words/whole-words.tsx';
import { ColourDots, type Colour } from './colour-dots.tsx';
import { cardSizes } from './card-sizes.ts';
import styles from './product-card.module.css';

export interface ProductCardProps {
  href: string;
  linkComponent?: LinkComponent;
  name: string;
  /** The second, if any, shows while a mouse is over the card, and is there only from then on. */
  pictures: readonly string[];
  price: PriceProps;
  rating?: RatingProps;
  colours?: readonly Colour[];
  /** "Available in 4 colours": said in place of the dots. Needed with `colours`. */
  coloursLabel?: string;
  /** One at most. */
  badge?: { text: string; tone?: BadgeTone };
  /** A line or two on the picture’s foot, where they come later and move nothing. */
  caption?: ReactNode;
  /** "Delivered by Tuesday, March 4" */
  delivery?: string;
  /** On the picture's corner: the wishlist heart, the quick view button. */
  actions?: ReactNode;
  /** Below everything: "Add to cart", a remove button. */
  footer?: ReactNode;
  /** Cannot be bought now: the picture is greyed. */
  muted?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** As in `<img sizes>`; right for ProductGrid unless told. */
  sizes?: string;
  /** For cards of the first view. */
  priority?: boolean;
  transitionName?: string;
  /** When the product is chosen; for tracking. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** One product in a list. The whole card is one link, named by the product; actions and footer lie above it. */
export const ProductCard = (props: ProductCardProps) => {
  const { href, linkComponent: Link = 'a', name, pictures, price, rating, badge, delivery, actions, footer } = props;
  const {
    caption,
    colours = [],
    coloursLabel,
    muted,
    headingLevel = 3,
    sizes = cardSizes,
    priority,
    transitionName,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const [first, second] = pictures;
  const [isPointedAt, setPointedAt] = useState(false);
  // A move, not an arrival: the mouse may have been here before the scripts.
  const pointed = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') setPointedAt(true);
  };
  return (
    <article
      className={classNames(styles.card, muted && styles.muted)}
      onPointerMove={second === undefined || isPointedAt ? undefined : pointed}
    >
      <div className={styles.media}>
        <Picture
          src={first}
          alt=""
          sizes={sizes}
          priority={priority}
          transitionName={transitionName}
          className={styles.picture}
        />
        {second && isPointedAt && <Picture src={second} alt="" sizes={sizes} className={styles.second} />}
        {badge && (
          <span className={styles.badge}>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </span>
        )}
        {caption && <p className={styles.caption}>{caption}</p>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link href={href} className={styles.link} onClick={props.onClick}>
            <WholeWords text={name} />
          </Link>
        </Heading>
        <Price {...price} />
        {rating && <Rating size="small" linkComponent={Link} {...rating} />}
        {colours.length > 0 && <ColourDots colours={colours} label={coloursLabel ?? ''} />}
        {delivery && <p className={styles.delivery}>{delivery}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
};
