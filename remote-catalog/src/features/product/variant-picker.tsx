import type { ReactNode } from 'react';
import { paths, type Product, type Variant } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { classNames, Picture, VisuallyHidden } from '@shop/ui';
import { axesOf, type Axis, type Choice } from './variants.ts';
import styles from './variant-picker.module.css';

interface Props {
  product: Product;
  current: Variant;
}

function ChoiceLink({ choice, picture, urlPath }: { choice: Choice; picture: boolean; urlPath: string }): ReactNode {
  const { t } = useTranslation('catalog');
  const { value, selected, state, variant } = choice;
  const thumbnail = picture ? variant.gallery[0]?.thumbnail : undefined;
  return (
    <Link
      href={paths.product(urlPath, variant.piid)}
      replace
      preventScrollReset
      aria-current={selected || undefined}
      title={thumbnail ? value : undefined}
      className={classNames(styles.choice, thumbnail && styles.pictured, state !== 'available' && styles.off)}
    >
      {thumbnail ? (
        <>
          <Picture src={thumbnail} alt="" sizes="64px" ratio={[1, 1]} fit="contain" />
          <VisuallyHidden>{value}</VisuallyHidden>
        </>
      ) : (
        value
      )}
      {state !== 'available' && (
        <VisuallyHidden> – {t(state === 'missing' ? 'variant.missing' : 'variant.soldOut')}</VisuallyHidden>
      )}
    </Link>
  );
}

function AxisChoices({ axis, choices, urlPath }: Axis & { urlPath: string }): ReactNode {
  const { t } = useTranslation('catalog');
  const selected = choices.find((choice) => choice.selected);
  const name = t(`axis.${axis}`);
  return (
    <div role="group" aria-label={name} className={styles.axis}>
      <p className={styles.name}>
        {name}
        {selected && <span className={styles.value}> {selected.value}</span>}
      </p>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLink choice={choice} picture={axis === 'color'} urlPath={urlPath} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The choices of a configurable product. Each is a link to the page with that variant, so it works by itself. */
export function VariantPicker({ product, current }: Props): ReactNode {
  return axesOf(product.relation, current).map((axis) => (
    <AxisChoices key={axis.axis} {...axis} urlPath={product.url_path} />
  ));
}
