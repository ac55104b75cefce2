import type { CallResult } from '@shop/contract';
import { answer, renderPart, type useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SubscribeDialog from '../features/subscribe-popup/subscribe-dialog.tsx';
import { subscriptionSlice } from '../features/subscribe-popup/subscription-slice.ts';
import { texts } from './texts.ts';
import { session } from './visitor.ts';

type Answer = CallResult<'newsletterVisitor'>;

export const subscribed = (given: Partial<Answer>): Answer => ({
  type: 1,
  message: 'Thank you for subscribing.',
  hasPhone: true,
  customerId: null,
  couponList: [{ discount: 'C$100', desc: 'off', validNum: 1 }],
  subTitle: '',
  couponExpireAt: Date.parse('2026-09-01T12:00:00Z') / 1000,
  ...given,
});

const nothing = (): void => undefined;

/** The open pop-up, at a path. */
export const openSubscribe = (path = '/', onClose = nothing) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const part = <SubscribeDialog onClose={onClose} onSubscribed={nothing} />;
  const view = renderPart(part, { texts, path, actions, models: [session, { slice: subscriptionSlice }] });
  return { ...view, actions };
};

/** Types an e-mail and sends it. */
export const giveEmail = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'guest@example.ca{Enter}');

/** Gives an e-mail in the open pop-up; the API answers so. */
export const subscribing =
  (server: ReturnType<typeof useServer>) => async (given: Partial<Answer>, path?: string, onClose?: () => void) => {
    server.use(answer('newsletterVisitor', subscribed(given)));
    const view = openSubscribe(path, onClose);
    await giveEmail();
    return view;
  };
