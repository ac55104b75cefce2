import { answer, renderPart, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from '../testing/product.ts';
import { texts } from '../testing/texts.ts';
import { session } from '../testing/visitor.ts';
import ProductExtras from './product-extras.tsx';

const server = useServer();
const open = (given: Parameters<typeof product>[0], language: 'en' | 'fr' = 'en', piid: number | null = null) =>
  renderPart(<ProductExtras product={product({ coupon_useabled: 0, ...given })} piid={piid} />, {
    texts,
    language,
    models: [session],
  });
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('each product has its own', () => {
  const { unmount } = open({});
  expect(names()).toEqual([]);
  unmount();
  const position = [{ entity_id: 3, name: 'Mini-splits', url_path: 'c/9000-btu-mini-split-air-conditioners.html' }];
  open({ position });
  expect(names()).toEqual(['Which size do I need?']);
});

test('POP-037 a massage chair’s trial shows the chair itself in the colour that is chosen, with its coupon', async () => {
  const pictureOf = (alt: string) => ({
    value_id: 1,
    pre_image: `/media/pictures/${alt}-640.avif`,
    thumbnail: `/media/pictures/${alt}-128.avif`,
    alt,
    is_front: true,
  });
  const inventory = { is_in_stock: true, min_sale_qty: 1, usable_qty: 9, qty: 9 };
  const none = { color: null, style: null, size: null, number_of_pieces: null };
  const price = { price: 50_000, final_price: 40_000 };
  const brown = { piid: 71, product_id: 7, sku: 'B', option: none, inventory, customer_wish: false, price };
  const chair = { is_chair: true, gallery: [pictureOf('sable-chair')] };
  const relation = [{ ...brown, gallery: [pictureOf('sable-chair-brown')] }];
  const coupon = { coupon_code: 'RELAX300', discount_text: 'C$300 off', description: '', status: 1 };
  server.use(answer('chairProductCoupon', { coupon: { ...coupon, starts_at: null, expires_at: null, used_at: null } }));
  open({ ...chair, relation }, 'en', 71);
  await userEvent.click(screen.getByRole('button', { name: 'Try a massage chair first' }));
  expect(await screen.findByRole('dialog', { name: 'Your massage-chair trial' })).toBeVisible();
  const [shown] = screen.getAllByRole('img');
  expect(shown).toHaveAccessibleName('sable-chair-brown');
  expect(shown).toHaveAttribute('src', expect.stringContaining('/media/pictures/sable-chair-brown-'));
  expect(await screen.findByText('If you like it: C$300 off with the coupon RELAX300.')).toBeVisible();
});
