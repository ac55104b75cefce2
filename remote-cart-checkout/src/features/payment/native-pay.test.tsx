import { PageProvider } from '@shop/platform';
import { renderPart } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { texts } from '../../testing/fixtures.ts';
import { paymentModels } from './models.ts';
import { PayWith } from './pay-with.tsx';

const native = { path: '/checkout/payment', marker: 'm-1' };
const message = 'Your total has changed: it is now C$362.11.';
const sent = { values: { payment_method: 'alipay' }, errors: {}, message };

test.each([
  ['alipay', 36_211],
  ['none', 0],
] as const)(
  'CHK-010 what a form without scripts was refused for stands beside its button, with what corrects the cart: %s',
  (method, grandTotal) => {
    const order = { method, grandTotal, email: 'ana@example.ca', cartMethod: method };
    renderPart(
      <PageProvider value={{ name: 'Payment', params: {}, sent }}>
        <PayWith provider="sandbox" order={order} native={native} correction={<p>Take the coupon out</p>} />
      </PageProvider>,
      { texts, models: paymentModels },
    );
    const form = screen.getByRole('button').closest('form');
    expect(form).not.toBeNull();
    expect(within(form as HTMLFormElement).getByRole('alert')).toHaveTextContent(message);
    // It has a form of its own, so it stands beside this one.
    expect(form).not.toContainElement(screen.getByText('Take the coupon out'));
  },
);
