import { reorderNotices, type CallResult, type Order } from '@shop/contract';

/** Name of the form's hidden field. */
export const REORDERED = 'order_id';
/** Id of where its page is looked at when it comes back. */
export const REORDER_PLACE = 'reorder';

type Came = Pick<CallResult<'reorder'>, 'skipped' | 'reduced'>;

const numbersIn = (query: URLSearchParams, name: string): string[] => query.get(name)?.split(',') ?? [];

/**
 * The outcome of ordering again that the page's address holds: what came less, or not at all; or why nothing did.
 * Names are the order's own, so that an address puts no words into the shop's mouth.
 */
export const reorderedIn = (query: URLSearchParams, { items }: Order): Came | 'gone' | 'failed' | undefined => {
  const notice = reorderNotices.find((known) => known === query.get('reorder'));
  if (notice !== 'done') return notice;
  const nameOf = (id: string | undefined) => items.filter(({ item_id }) => String(item_id) === id);
  return {
    skipped: numbersIn(query, 'skipped').flatMap((id) => nameOf(id).map(({ name }) => name)),
    reduced: numbersIn(query, 'reduced').flatMap((line) => {
      const [id, qty] = line.split(':');
      return nameOf(id).flatMap((item) => (Number(qty) < item.qty ? [{ name: item.name, qty: Number(qty) }] : []));
    }),
  };
};
