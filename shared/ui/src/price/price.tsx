import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Money arrives written out (`C$1,299.99`): this block only sets it. */
  current: string;
  /** The struck price before the sale. */
  old?: string;
  /** A short text: "Save C$100.00". */
  saving?: string;
  /** Said before the old price to those who listen: "was". Needed when there is an old price. */
  wasLabel?: string;
  /** A second, quiet line: the Plus+ price. */
  plus?: ReactNode;
  size?: 'small' | 'regular' | 'large';
}

/**
 * The price block: what it costs now, what it cost, what that saves. Amounts are elements of their own that translators leave
 * alone: a browser that translates takes texts away from React, which then changes what nobody sees.
 */
export const Price = ({ current, old, saving, wasLabel, plus, size = 'regular' }: PriceProps) => (
  <div className={classNames(styles.price, styles[size])}>
    <p className={styles.line}>
      <span translate="no" className={classNames(styles.current, old !== undefined && styles.sale)}>
        {current}
      </span>
      {old !== undefined && (
        <>
          {' '}
          <s className={styles.old}>
            {wasLabel && <VisuallyHidden>{`${wasLabel} `}</VisuallyHidden>}
            <span translate="no">{old}</span>
          </s>
        </>
      )}
      {saving && (
        <>
          {' '}
          <span className={styles.saving}>{saving}</span>
        </>
      )}
    </p>
    {plus && <p className={styles.plus}>{plus}</p>}
  </div>
);
