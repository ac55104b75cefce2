import { intents } from '@shop/contract';
import { Link, useNavigate } from '@shop/platform';
import { renderPart } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { session } from '../../testing/visitor.ts';
import { Subscribed } from './subscribed.tsx';
import { subscriptionSlice } from './subscription-slice.ts';
import { subscribeSuppression } from '../../parts/pop-ups/suppression.ts';

const couponList = [{ discount: 'C$100', desc: 'off your order', validNum: 1 }];
const result = { message: 'Thank you for subscribing.', hasPhone: false, couponList, customerId: null };

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

const answerWith = (answer: Parameters<typeof intents.subscriptionAnswered>[0]['answer']) => {
  const { store } = renderPart(<Subscribed />, { texts, models: [session, { slice: subscriptionSlice }] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(intents.subscriptionAnswered({ email: 'guest@example.ca', answer })));
  expect(screen.getByRole('status')).toHaveTextContent(answer.message);
};
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
    expect(subscribeSuppression.isSuppressed(Date.now())).toBe(true);
  },
);

test('of code 400 there is only the message, and the subscribe pop-up may still come', () => {
  answerWith({ message: 'This address cannot be used.' });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(subscribeSuppression.isSuppressed(Date.now())).toBe(false);
});

test('it closes, and opens again for the next answer', async () => {
  answerWith({ ...result, type: 5, subTitle: '', couponExpireAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes it and leaves the page', async () => {
  const part = (
    <>
      <Link href="/furniture.html">Furniture</Link>
      <BackButton />
      <Subscribed />
    </>
  );
  const { store, location } = renderPart(part, { texts, models: [session, { slice: subscriptionSlice }] });
  await userEvent.click(screen.getByRole('link', { name: 'Furniture' }));
  act(
    () =>
      void store.dispatch(
        intents.subscriptionAnswered({
          email: 'guest@example.ca',
          answer: { message: 'This address cannot be used.' },
        }),
      ),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toBe('/furniture.html');
});
