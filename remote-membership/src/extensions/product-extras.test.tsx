import { answer, renderPart, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { product } from '../testing/product.ts';
import { texts } from '../testing/texts.ts';
import { session } from '../testing/visitor.ts';
import ProductExtras from './product-extras.tsx';

const server = useServer();
const open = (given: Parameters<typeof product>[0], language: 'en' | 'fr' = 'en') =>
  renderPart(<ProductExtras product={product({ coupon_useabled: 0, ...given })} piid={null} />, {
    texts,
    language,
    models: [session],
  });
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('they fill their places on the product’s page', () => {
  expect(config.slots).toContainEqual({ slot: 'product.benefits', expose: './product-extras' });
  expect(config.slots).toContainEqual({ slot: 'product.delivery', expose: './product-policies' });
});

test('each product has its own', () => {
  const { unmount } = open({});
  expect(names()).toEqual([]);
  unmount();
  const position = [{ entity_id: 3, name: 'Mini-splits', url_path: 'c/9000-btu-mini-split-air-conditioners.html' }];
  open({ position });
  expect(names()).toEqual(['Which size do I need?']);
});

test('POP-037 a massage chair’s trial is shown in a picture, with its coupon', async () => {
  const coupon = { coupon_code: 'RELAX300', discount_text: 'C$300 off', description: '', status: 1 };
  server.use(answer('chairProductCoupon', { coupon: { ...coupon, starts_at: null, expires_at: null, used_at: null } }));
  open({ is_chair: true });
  await userEvent.click(screen.getByRole('button', { name: 'Try a massage chair first' }));
  expect(await screen.findByRole('dialog', { name: 'Your massage-chair trial' })).toBeVisible();
  expect(screen.getByRole('img', { name: /massage chair/ })).toHaveAttribute(
    'src',
    expect.stringContaining('/media/pictures/massage-chair-'),
  );
  expect(await screen.findByText('If you like it: C$300 off with the coupon RELAX300.')).toBeVisible();
});
