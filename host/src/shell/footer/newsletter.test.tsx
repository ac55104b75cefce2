import { intentTypes } from '@shop/contract';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { Newsletter } from './newsletter.tsx';

const server = useServer();
const result = { message: 'Thank you.', hasPhone: false, customerId: null, subTitle: '', couponExpireAt: null };
const field = () => screen.getByRole('textbox', { name: 'Email' });

const open = (path = '/') => {
  const actions: { type: string; payload?: unknown }[] = [];
  const { wrap, options } = shellParts();
  renderPart(wrap(<Newsletter />), { ...options, path, actions });
  return () => actions.filter(({ type }) => type === intentTypes.subscriptionAnswered).map(({ payload }) => payload);
};
const consent_text =
  'Get C$15 off for subscribing. By subscribing you agree to receive offers by email from Boréal. You can unsubscribe at any time.';
const subscribe = (email: string) => userEvent.type(field(), `${email}{Enter}`);

test('FOOT-004 FOOT-006 POP-016 the form has one field, the e-mail, and offers C$15 off', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Get C$15 off for subscribing' })).toBeVisible();
  const form = field().closest('form');
  const fields = [...(form?.elements ?? [])].filter((element) => element.matches('input:not([type="hidden"]), select'));
  expect(fields.map((element) => element.getAttribute('name'))).toEqual(['email']);
  // Without scripts the words that were read go along.
  expect(form?.querySelector('[name="consent_text"]')).toHaveValue(consent_text);
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/newsletter/subscribe']);
});

test.each([1, 2, 3, 4, 5])(
  'FOOT-008 the address is sent, with the words beside it, and an answer of type %i goes to the pop-up',
  async (type) => {
    const bodies: unknown[] = [];
    const given = { ...result, type, couponList: [{ discount: 'C$100', desc: 'off', validNum: 1 }] };
    server.use(
      answer('newsletterVisitor', ({ body }) => {
        bodies.push(body);
        return given;
      }),
    );
    const shown = open();
    await subscribe(' ana@example.ca ');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you.'));
    expect(bodies).toEqual([{ email: 'ana@example.ca', consent_text }]);
    expect(shown()).toEqual([{ email: 'ana@example.ca', answer: given }]);
  },
);

test('FOOT-008 code 400 proceeds too: its message is all there is', async () => {
  server.use(answer('newsletterVisitor', { code: 400, message: 'Not this one.' }));
  const shown = open();
  await subscribe('ana@example.ca');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not this one.'));
  expect(shown()).toEqual([{ email: 'ana@example.ca', answer: { message: 'Not this one.' } }]);
});

const mandatory = 'This field is mandatory.';
const invalid = 'Please enter a valid email address. For example name@example.ca';

test.each([
  ['{Enter}', mandatory],
  ['ana{Enter}', invalid],
  ['ana@home{Enter}', invalid],
])('%s is no address: nothing is sent, the field says why and has the focus', async (typed, text) => {
  open();
  await userEvent.type(field(), typed);
  expect(field()).toHaveAccessibleDescription(text);
  expect(field()).toHaveFocus();
});

test('VAL-029 the address is required, and checked when it has been changed and then at every change', async () => {
  open();
  await userEvent.type(field(), 'ana@');
  expect(field()).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription(invalid);
  await userEvent.type(field(), 'example.ca');
  expect(field()).not.toHaveAccessibleDescription();
  await userEvent.type(field(), '{Backspace>3/}');
  expect(field()).toHaveAccessibleDescription(invalid);
  await userEvent.clear(field());
  expect(field()).toHaveAccessibleDescription(mandatory);
});

test('who passes by the field is told nothing', async () => {
  open();
  field().focus();
  await userEvent.tab();
  expect(field()).not.toHaveAccessibleDescription();
});

describe('ERR-012 a failure only ends the waiting', () => {
  test.each([
    ['the API refuses', answer('newsletterVisitor', { code: 429, message: 'Too often.' })],
    ['nobody answers', breakConnection('newsletterVisitor')],
  ])('when %s there is no message, and what was typed is still there', async (_, handler) => {
    server.use(handler);
    const shown = open();
    const button = screen.getByRole('button', { name: 'Subscribe' });
    fireEvent.change(field(), { target: { value: 'ana@example.ca' } });
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(field()).toBeValid();
    expect(field()).not.toHaveAccessibleDescription();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('ana@example.ca');
    expect(shown()).toEqual([]);
  });
});

test('a form that was sent without scripts is answered in its place', () => {
  open('/furniture.html?newsletter=done');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Please check your inbox.');
});

test('so is one that failed, and anything else in the address says nothing', () => {
  open('/?newsletter=unavailable');
  expect(field()).toHaveAccessibleDescription('An error occurred, please try again later.');
});
