import { intents } from '@shop/contract';
import { renderPart } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { Subscribed } from './subscribed.tsx';
import { subscriptionSlice } from './subscription-slice.ts';
import { isSuppressed } from './suppression.ts';

const couponList = [{ discount: 'C$100', desc: 'off your order', validNum: 1 }];
const result = { message: 'Thank you for subscribing.', hasPhone: false, couponList, customerId: null };

function answerWith(answer: Parameters<typeof intents.subscriptionAnswered>[0]['answer']) {
  const { store } = renderPart(<Subscribed />, { texts, models: [{ slice: subscriptionSlice }] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(intents.subscriptionAnswered({ answer })));
  expect(screen.getByRole('status')).toHaveTextContent(answer.message);
}
beforeEach(() => localStorage.clear());

test.each([
  [1, true, false],
  [2, true, true],
  [3, true, false],
  [4, true, false],
  [5, false, false],
])(
  'the pop-up of an answer of type %i is the subscribe pop-up’s own: coupons %p, three months %p',
  (type, coupons, months) => {
    answerWith({ ...result, type, subTitle: '', couponExpireAt: null });
    expect(screen.queryAllByText('C$100')).toHaveLength(coupons ? 1 : 0);
    expect(screen.queryAllByText('Valid for three months')).toHaveLength(months ? 1 : 0);
    expect(isSuppressed(Date.now())).toBe(true);
  },
);

test('of code 400 there is only the message, and the subscribe pop-up may still come', () => {
  answerWith({ message: 'This address cannot be used.' });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(isSuppressed(Date.now())).toBe(false);
});

test('it closes, and opens again for the next answer', async () => {
  answerWith({ ...result, type: 5, subTitle: '', couponExpireAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
