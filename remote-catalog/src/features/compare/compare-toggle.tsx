import { intents, paths, readConsent } from '@shop/contract';
import { useDispatch, useTranslation } from '@shop/platform';
import { classNames } from '@shop/ui';
import { useChosen } from './chosen.ts';
import { MOST } from './ids.ts';
import styles from './compare-toggle.module.css';

interface Props {
  productId: number;
  name: string;
  className: string | undefined;
}

/** A switch on the corner of a product's picture: whether the product is compared. */
export const CompareToggle = ({ productId, name, className }: Props) => {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const { ids, choose, drop } = useChosen();
  if (ids === null) return null;
  const isOn = ids.includes(productId);

  const say = (text: string, tone: 'ok' | 'error', shown: readonly number[]): void => {
    const link = { label: t('compare.name'), href: paths.compare(shown) };
    dispatch(intents.noticeGiven({ text, tone, link }));
  };
  const pressed = (): void => {
    if (isOn) return drop(productId);
    if (ids.length >= MOST) return say(t('compare.full', { most: MOST }), 'error', ids);
    const next = [...ids, productId];
    if (!choose(next)) return say(t('compare.unstored'), 'error', next);
    // The bar waits until the question at its place is answered.
    if (!readConsent(document.cookie)) say(t('compare.added', { name }), 'ok', next);
    return undefined;
  };
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('compare.toggle', { name })}
      title={t('compare.name')}
      className={classNames(styles.toggle, className)}
      onClick={pressed}
    >
      <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden>
        <path d="M4 5.5h6v13H4zM14 5.5h6v13h-6zM12 3v18" />
      </svg>
    </button>
  );
};
