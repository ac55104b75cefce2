import type { CallResult } from '@shop/contract';

type OwnList = CallResult<'customerList'>;

/** An entry of a list as the API gives it. */
export const listEntry = (
  entry_id: number,
  name: string | null,
  changes: Partial<OwnList['entries'][number]> = {},
): OwnList['entries'][number] => ({
  entry_id,
  product_id: entry_id * 10,
  child_id: null,
  name,
  options: [],
  url_path: name === null ? null : `sofas/${name.toLowerCase().replaceAll(' ', '-')}.html`,
  thumbnail: null,
  price: { price: 120_000, final_price: 99_900 },
  is_in_stock: true,
  qty: 1,
  bought: 0,
  note: '',
  ...changes,
});

export const ownList = (entries: OwnList['entries'], changes: Partial<OwnList> = {}): OwnList => ({
  list_id: 3,
  name: 'Cottage',
  entries,
  share_token: null,
  gifts_allowed: false,
  ...changes,
});

/** A line of the overview. */
export const listLine = (
  list_id: number,
  name: string,
  changes: Partial<CallResult<'customerLists'>['lists'][number]> = {},
): CallResult<'customerLists'>['lists'][number] => ({
  list_id,
  name,
  entries: 0,
  qty: 0,
  bought: 0,
  is_shared: false,
  has_product: false,
  ...changes,
});
