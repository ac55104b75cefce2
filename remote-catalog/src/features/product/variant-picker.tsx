import { paths, type Product, type Variant } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { classNames, isPlainClick, Picture, VisuallyHidden } from '@shop/ui';
import { GroupList } from './group-list.tsx';
import { axesOf, type Axis, type Choice } from './variants.ts';
import styles from './variant-picker.module.css';

interface Props {
  product: Product;
  current: Variant;
  /** Takes a choice in place of the page's address, where the page is another's. */
  onChoose?: (variant: Variant) => void;
  /** How many pictured choices stand side by side; see GroupList. */
  perView?: number;
}

type Choosing = Pick<Props, 'onChoose'> & { urlPath: string };

const ChoiceLink = ({ choice, picture, urlPath, onChoose }: Choosing & { choice: Choice; picture: boolean }) => {
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
      onClick={(event) => {
        if (!onChoose || !isPlainClick(event)) return;
        event.preventDefault();
        onChoose(variant);
      }}
      className={classNames(styles.choice, thumbnail && styles.pictured, state !== 'available' && styles.off)}
    >
      {thumbnail ? (
        <>
          <Picture src={thumbnail} alt="" sizes="64px" ratio={[1, 1]} fit="contain" />
          <VisuallyHidden>{value}</VisuallyHidden>
        </>
      ) : (
        <span>{value}</span>
      )}
      {state !== 'available' && (
        <VisuallyHidden>{` – ${t(state === 'missing' ? 'variant.missing' : 'variant.soldOut')}`}</VisuallyHidden>
      )}
    </Link>
  );
};

const AxisChoices = ({ axis, choices, perView, ...choosing }: Axis & Choosing & Pick<Props, 'perView'>) => {
  const { t } = useTranslation('catalog');
  const selected = choices.find((choice) => choice.selected);
  const name = t(`axis.${axis}`);
  const picture = axis === 'color';
  return (
    <div role="group" aria-label={name} className={styles.axis}>
      <p className={styles.name}>
        {name}
        {selected && <span className={styles.value}>{` ${selected.value}`}</span>}
      </p>
      <GroupList perView={picture ? perView : undefined}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLink choice={choice} picture={picture} {...choosing} />
          </li>
        ))}
      </GroupList>
    </div>
  );
};

/** The choices of a configurable product. Each is a link to the page with that variant, so it works by itself. */
export const VariantPicker = ({ product, current, ...choosing }: Props) =>
  axesOf(product.relation, current).map((axis) => (
    <AxisChoices key={axis.axis} {...axis} {...choosing} urlPath={product.url_path} />
  ));
