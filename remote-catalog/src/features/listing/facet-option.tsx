import { useEffect, useRef } from 'react';
import { formatNumber } from '@shop/format';
import { VisuallyHidden } from '@shop/ui';
import { useLanguage, useTranslation } from '@shop/platform';
import { cssColour } from '../../parts/colours.ts';
import styles from './facets.module.css';

interface Props {
  code: string;
  value: string;
  label: string;
  /** How many products choosing it would leave. */
  count: number;
  chosen: boolean;
}

/**
 * One value of a filter as a checkbox that keeps its own state: it answers a press at once, and the address catches
 * up. When the address changes by another way, the box follows.
 */
export const FacetOption = ({ code, value, label, count, chosen }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const known = useRef(chosen);
  useEffect(() => {
    if (box.current && known.current !== chosen) box.current.checked = chosen;
    known.current = chosen;
  }, [chosen]);
  const colour = code === 'color' ? cssColour(value) : undefined;
  return (
    <label className={styles.option}>
      <input ref={box} type="checkbox" name={code} value={value} defaultChecked={chosen} className={styles.box} />
      {colour && (
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <circle cx="8" cy="8" r="7.25" fill={colour} stroke="#857e70" strokeWidth="0.75" />
        </svg>
      )}
      <span className={styles.optionLabel}>{label}</span>
      <span className={styles.count} aria-hidden>
        {formatNumber(count, language)}
      </span>
      <VisuallyHidden>{t('list.optionCount', { count, number: formatNumber(count, language) })}</VisuallyHidden>
    </label>
  );
};
