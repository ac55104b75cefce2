import { paths, type Order, type OrderState } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Button, Form, LinkButton, Notice } from '@shop/ui';
import type { ComponentProps } from 'react';
import { REORDER_PLACE, REORDERED } from './reorder-form.ts';
import { useReorder } from './use-reorder.ts';
import styles from './order-actions.module.css';

type Action = 'pay' | 'track' | 'return' | 'cancel' | 'print' | 'help' | 'reorder';

/** States in which nothing of an order is under way any more. */
const over: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'returned', 'partly_refunded']);

/** The first is most likely wanted. */
const actionsOf = ({ status, pay_url, can_cancel, returnable }: Order): Action[] => {
  const when = (isThere: boolean, action: Action): Action[] => (isThere ? [action] : []);
  const isOver = over.has(status);
  return [
    ...when(pay_url !== undefined, 'pay'),
    ...when(isOver, 'reorder'),
    ...when(status !== 'cancelled', 'track'),
    ...when(returnable.length > 0, 'return'),
    ...when(can_cancel, 'cancel'),
    'print',
    'help',
    ...when(!isOver, 'reorder'),
  ];
};

export const OrderActions = ({ order }: { order: Order }) => {
  const { t } = useTranslation('account');
  const { reorder, isBusy, end } = useReorder(order);
  const { order_id, pay_url = '' } = order;
  const links: Record<Exclude<Action, 'reorder'>, Pick<ComponentProps<typeof LinkButton>, 'href' | 'linkComponent'>> = {
    // It may be another site's.
    pay: { href: pay_url },
    track: { href: paths.shipments(order_id), linkComponent: Link },
    return: { href: paths.returnOrder(order_id), linkComponent: Link },
    cancel: { href: paths.cancelOrder(order_id), linkComponent: Link },
    print: { href: paths.printOrder(order_id), linkComponent: Link },
    help: { href: paths.contact({ order_id }), linkComponent: Link },
  };
  return (
    <div id={REORDER_PLACE} className={styles.group}>
      <div role="group" aria-label={t('orderActions.label')} className={styles.actions}>
        {actionsOf(order).map((action, position) => {
          const look = { size: 'small', variant: position === 0 ? 'primary' : 'secondary' } as const;
          return action === 'reorder' ? (
            <Form
              key={action}
              method="post"
              action={`${paths.orders()}#${REORDER_PLACE}`}
              onSubmit={(event) => {
                event.preventDefault();
                void reorder();
              }}
            >
              <input type="hidden" name={REORDERED} value={order_id} />
              <Button type="submit" {...look} busy={isBusy}>
                {t('orderActions.reorder')}
              </Button>
            </Form>
          ) : (
            <LinkButton key={action} {...look} {...links[action]}>
              {t(`orderActions.${action}`)}
            </LinkButton>
          );
        })}
      </div>
      {end && (
        <Notice tone={end.tone}>
          {end.lines.join(' ')} {end.tone !== 'trouble' && <Link href={paths.cart()}>{t('reorder.cart')}</Link>}
        </Notice>
      )}
    </div>
  );
};
