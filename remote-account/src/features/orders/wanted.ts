import { orderStates, type OrderState } from '@shop/contract';
import { cleaned } from '@shop/format';
import { pageOf } from '@shop/kit';

/** Which orders are to be seen: of this page, with this text, in this state. */
export interface WantedOrders {
  page: number;
  keyword?: string;
  status?: OrderState;
}

/** A state that there is none of asks for nothing. */
export const wantedOf = (query: URLSearchParams): WantedOrders => {
  const keyword = cleaned(query.get('keyword') ?? '').slice(0, 255);
  const status = orderStates.find((state) => state === query.get('status'));
  return { page: pageOf(query), ...(keyword && { keyword }), ...(status && { status }) };
};
