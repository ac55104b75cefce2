import { paths, type Order } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Button, Form, LinkButton, Notice } from '@shop/ui';
import type { ReactNode } from 'react';
import { REORDER_PLACE, REORDERED } from './reorder-form.ts';
import { useReorder } from './use-reorder.ts';
import styles from './order-actions.module.css';

/** What can still be done with an order in its state. */
export const OrderActions = ({ order }: { order: Order }): ReactNode => {
  const { t } = useTranslation('account');
  const { reorder, isBusy, end } = useReorder(order);
  const { order_id, status, can_cancel, returnable } = order;
  const links = [
    { key: 'track', href: paths.shipments(order_id), isThere: status !== 'cancelled' },
    { key: 'return', href: paths.returnOrder(order_id), isThere: returnable.length > 0 },
    { key: 'cancel', href: paths.cancelOrder(order_id), isThere: can_cancel },
    { key: 'print', href: paths.printOrder(order_id), isThere: true },
    { key: 'help', href: paths.contact({ order_id }), isThere: true },
  ] as const;
  return (
    <div id={REORDER_PLACE} className={styles.group}>
      <div role="group" aria-label={t('orderActions.label')} className={styles.actions}>
        <Form
          method="post"
          action={`${paths.orders()}#${REORDER_PLACE}`}
          onSubmit={(event) => {
            event.preventDefault();
            void reorder();
          }}
        >
          <input type="hidden" name={REORDERED} value={order_id} />
          <Button type="submit" size="small" busy={isBusy}>
            {t('orderActions.reorder')}
          </Button>
        </Form>
        {links
          .filter(({ isThere }) => isThere)
          .map(({ key, href }) => (
            <LinkButton key={key} size="small" variant="secondary" href={href} linkComponent={Link}>
              {t(`orderActions.${key}`)}
            </LinkButton>
          ))}
      </div>
      {end && (
        <Notice tone={end.tone}>
          {end.lines.join(' ')} {end.tone !== 'trouble' && <Link href={paths.cart()}>{t('reorder.cart')}</Link>}
        </Notice>
      )}
    </div>
  );
};
