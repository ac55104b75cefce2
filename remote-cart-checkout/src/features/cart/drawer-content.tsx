import { intents, paths, type Cart } from '@shop/contract';
import { LinkButton, problemText } from '@shop/kit';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, EmptyState, Notice, Skeleton } from '@shop/ui';
import type { ComponentProps } from 'react';
import { LoadError } from '../../load-error.tsx';
import { CartBusy } from './cart-busy.tsx';
import { CartLines } from './cart-lines.tsx';
import { isRefused } from './item-state.ts';
import { cartSelectors } from './slice.ts';
import { Totals } from './totals.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import styles from './drawer.module.css';

interface Props {
  cart: Cart | undefined;
  /** The cart's query, when it did not come. */
  failed: ComponentProps<typeof LoadError>['queries'][number] | undefined;
}

/** Says what was added, or why it was not, above the lines. */
export const DrawerContent = ({ cart, failed }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const place = useRestoredFocus<HTMLDivElement>();
  return (
    <div ref={place} role="group" aria-label={t('drawer.title')} tabIndex={-1} className={styles.content}>
      <CartBusy text={cart ? 'cart.updating' : 'cart.loading'} />
      <Added />
      <AddError />
      {cart ? (
        cart.list.length > 0 ? (
          <CartLines cart={cart} heading="h3" />
        ) : (
          <Nothing />
        )
      ) : failed ? (
        <LoadError title={t('cart.failed')} queries={[failed]}>
          {t('cart.failedHint')}
        </LoadError>
      ) : (
        <Skeleton shape="lines" lines={6} />
      )}
    </div>
  );
};

const Added = () => {
  const { t } = useTranslation('cart-checkout');
  const added = useSelector(cartSelectors.selectAdded);
  return added !== null && <Notice tone="good">{t('drawer.added', { count: added })}</Notice>;
};

/** Why an add did not work; one that nobody answered can be asked for again (ERR-005). */
const AddError = () => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const problem = useSelector(cartSelectors.selectAddProblem);
  const missed = useSelector(cartSelectors.selectMissedAdd);
  return (
    problem && (
      <div className={styles.problem}>
        <Notice tone={problem.kind === 'later' ? 'hint' : 'trouble'}>{problemText(problem, t)}</Notice>
        {missed && (
          <Button variant="secondary" size="small" onClick={() => dispatch(intents.cartAddRequested(missed))}>
            {t('retry')}
          </Button>
        )}
      </div>
    )
  );
};

/** The empty state; not shown while the first item is being added. */
const Nothing = () => {
  const { t } = useTranslation('cart-checkout');
  const status = useSelector(cartSelectors.selectStatus);
  return status === null ? null : (
    <EmptyState title={t('cart.empty')} icon="cart" headingLevel={3}>
      {t('cart.emptyHint')}
    </EmptyState>
  );
};

/** Totals and the two ways on; nothing while there is nothing to buy. */
export const DrawerFooter = ({ cart, leave }: { cart: Cart; leave: () => void }) => {
  const { t } = useTranslation('cart-checkout');
  const blocked = cart.list.some(isRefused);
  return (
    <div className={styles.footer}>
      <Totals sums={cart} />
      {blocked && <p className={styles.blocked}>{t('cart.blocked')}</p>}
      <div className={styles.ways}>
        <LinkButton variant="secondary" wide href={paths.cart()} onClick={leave}>
          {t('cart.viewCart')}
        </LinkButton>
        {blocked ? (
          <Button wide disabled>
            {t('cart.checkout')}
          </Button>
        ) : (
          <LinkButton wide href={paths.shippingAddress({ source: 'Cart' })} onClick={leave}>
            {t('cart.checkout')}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
