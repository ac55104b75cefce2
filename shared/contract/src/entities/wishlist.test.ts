import { schemas } from '../schemas/index.ts';
import { weaknesses } from './example.ts';
import { shapeOf } from './shape.ts';
import { WishlistItem } from './wishlist.ts';

test('ACC-003 fields of a wishlist item, in the list and in what the heart sends', () => {
  const fields = {
    product_id: 'integer',
    child_id: 'integer',
    item_id: 'integer',
    later_item_id: 'integer',
    qty: 'integer',
  };
  expect(shapeOf(WishlistItem)).toEqual(fields);
  expect(shapeOf(schemas.wishlist.result)).toMatchObject({ list: [fields] });
  expect(shapeOf(schemas.addWishlistItem.body)).toEqual(fields);
  expect(shapeOf(schemas.deleteWishlistItem.body)).toEqual(fields);
  const item = { product_id: 1, child_id: 11, item_id: 5, later_item_id: null, qty: 1 };
  expect(weaknesses(WishlistItem, item)).toEqual([]);
  const sent = { product_id: 1, child_id: 11, item_id: 5, later_item_id: 7, qty: 1 };
  expect(weaknesses(schemas.addWishlistItem.body, sent, ['child_id', 'item_id', 'later_item_id', 'qty'])).toEqual([]);
});
