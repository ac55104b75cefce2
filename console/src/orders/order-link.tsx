import { RowLink } from '../parts/row-link.tsx';

/** The number of an order, which leads to it. */
export const OrderLink = ({ order }: { order: string }) => (
  <RowLink resource="orders" type="show" id={order}>
    {order}
  </RowLink>
);
