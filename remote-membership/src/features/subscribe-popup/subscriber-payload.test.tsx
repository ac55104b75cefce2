import type { CallResult } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductExtras from '../../extensions/product-extras.tsx';
import { product } from '../../testing/product.ts';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, session } from '../../testing/visitor.ts';
import SubscribeDialog from './subscribe-dialog.tsx';
import { subscriptionSlice } from './subscription-slice.ts';

const server = useServer();
const models = [session, { slice: subscriptionSlice }];
const nothing = (): void => undefined;
const result = (given: Partial<CallResult<'newsletterVisitor'>>): CallResult<'newsletterVisitor'> => ({
  type: 1,
  message: 'Thank you for subscribing.',
  hasPhone: true,
  customerId: null,
  couponList: [{ discount: 'C$100', desc: 'off', validNum: 1 }],
  subTitle: '',
  couponExpireAt: null,
  ...given,
});

test('POP-018 who subscribes after a product was looked at is sent with it, and with who they are', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer('newsletterVisitor', ({ body }) => {
      bodies.push(body);
      return result({ hasPhone: false, type: 2 });
    }),
    answer('newsletterPhone', ({ body }) => {
      bodies.push(body);
      return result({});
    }),
  );
  const part = (
    <>
      <ProductExtras product={product({ coupon_useabled: 0 })} piid={null} />
      <SubscribeDialog onClose={nothing} onSubscribed={nothing} />
    </>
  );
  const { store } = renderPart(part, { texts, path: '/', models });
  arriveAsCustomer(store);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.ca{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: /Mobile phone/ }), '4165550123{Enter}');
  await screen.findByRole('textbox', { name: 'Code from the text message' });
  const { entity_id, name, url_path } = product({});
  const along = {
    email: 'guest@example.ca',
    tUserId: '7',
    subscribeProductId: String(entity_id),
    subscribeProductName: name,
    subscribeProductUrl: `/${url_path}`,
  };
  const consent_text = expect.any(String);
  expect(bodies).toEqual([
    { ...along, consent_text },
    { ...along, phone: '4165550123', consent_text },
  ]);
});

test('POP-019 what the result says beside its coupons is shown: the line about them, and how often each is valid', async () => {
  const couponList = [{ discount: 'C$100', desc: 'off', validNum: 2 }];
  server.use(answer('newsletterVisitor', result({ type: 2, subTitle: 'Use them one at a time.', couponList })));
  renderPart(<SubscribeDialog onClose={nothing} onSubscribed={nothing} />, { texts, path: '/', models });
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.ca{Enter}');
  expect(await screen.findByText('Use them one at a time.')).toBeVisible();
  expect(screen.getByText('× 2')).toBeVisible();
});
