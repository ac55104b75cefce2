import { swatchBounds } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { CheckboxField, Fieldset, IconButton, Picture } from '@shop/ui';
import type { Swatch } from './colors.ts';
import type { useTray } from './tray.ts';
import styles from './swatches.module.css';

interface Props {
  /** Of the product that is looked at. */
  colors: readonly Swatch[];
  tray: ReturnType<typeof useTray>;
}

const Sample = ({ thumbnail }: Pick<Swatch, 'thumbnail'>) => (
  <Picture src={thumbnail ?? undefined} alt="" sizes="56px" ratio={[1, 1]} className={styles.sample} />
);

/** The colours of one product, and what is on the tray from others. */
export const SwatchChoice = ({ colors, tray }: Props) => {
  const { t } = useTranslation('account');
  const [first] = colors;
  const others = tray.tray.filter(({ product_id }) => product_id !== first?.product_id);
  return (
    <>
      <Fieldset legend={first?.name}>
        <div className={styles.colors}>
          {colors.map((swatch) => {
            const isChosen = tray.has(swatch);
            return (
              <CheckboxField
                key={swatch.child_id}
                label={
                  <span className={styles.color}>
                    <Sample thumbnail={swatch.thumbnail} />
                    {swatch.color}
                  </span>
                }
                checked={isChosen}
                disabled={tray.isFull && !isChosen}
                onChange={() => (isChosen ? tray.take(swatch) : tray.put(swatch))}
              />
            );
          })}
        </div>
      </Fieldset>
      {others.length > 0 && (
        <section aria-label={t('swatches.others')} className={styles.others}>
          <h3>{t('swatches.others')}</h3>
          <ul>
            {others.map((swatch) => (
              <li key={`${swatch.product_id} ${swatch.color}`}>
                <Sample thumbnail={swatch.thumbnail} />
                <span>
                  {swatch.name}, {swatch.color}
                </span>
                <IconButton
                  icon="close"
                  label={t('swatches.takeOut', { name: swatch.name, color: swatch.color })}
                  onClick={() => tray.take(swatch)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={styles.count}>
        {t('swatches.chosen', { count: tray.tray.length, most: swatchBounds.most })}
        {tray.isFull && ` ${t('swatches.full')}`}
      </p>
    </>
  );
};
