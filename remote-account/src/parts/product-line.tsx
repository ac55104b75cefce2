import { paths, type ProductCard } from '@shop/contract';
import { Link } from '@shop/platform';
import { Picture, WholeWords } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './line.module.css';

interface Props {
  /** Where a form that is sent without scripts comes back to. */
  id?: string;
  name: string;
  thumbnail: string | null;
  /** As it is sold today; without it the name leads nowhere. */
  product: ProductCard | null;
  children?: ReactNode;
}

/** A product of the customer's with what can be done about it. */
export const ProductLine = ({ id, name, thumbnail, product, children }: Props) => {
  const words = <WholeWords text={name} />;
  return (
    <li id={id} className={styles.line}>
      <div className={styles.picture}>{thumbnail && <Picture src={thumbnail} alt="" sizes="80px" />}</div>
      <div className={styles.what}>
        <h2>{product ? <Link href={paths.productItem(product)}>{words}</Link> : words}</h2>
        {children}
      </div>
    </li>
  );
};
