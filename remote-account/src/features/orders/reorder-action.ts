import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { REORDERED } from './reorder-form.ts';

/** Ordering again without scripts: the order's page then says what came, as it does in the browser. */
export const action = async ({ fields, call }: ActionContext): Promise<ActionResult> => {
  const order_id = fields.get(REORDERED)?.trim();
  if (!order_id) return { redirect: paths.orders() };
  const answer = await call('visitor', 'reorder', { body: { order_id } });
  if (!answer.ok) return { redirect: paths.order(order_id, { reorder: answer.code === 409 ? 'gone' : 'failed' }) };
  const { skipped, reduced } = answer.result;
  if (skipped.length + reduced.length === 0) return { redirect: paths.order(order_id, { reorder: 'done' }) };
  const detail = await call('visitor', 'orderDetail', { query: { order_id } });
  const items = detail.ok ? detail.result.items : [];
  const idsOf = (wanted: string) => items.filter(({ name }) => name === wanted).map(({ item_id }) => String(item_id));
  return {
    redirect: paths.order(order_id, {
      reorder: 'done',
      skipped: skipped.flatMap(idsOf),
      reduced: reduced.flatMap(({ name, qty }) => idsOf(name).map((id) => `${id}:${qty}`)),
    }),
  };
};
