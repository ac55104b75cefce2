import { intents } from '@shop/contract';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductPlan, { models } from '../../extensions/product-plan.tsx';
import { models as cartModels } from '../../extensions/drawer.tsx';
import { cart, texts } from '../../testing/fixtures.ts';
import { offers, plansOf, product } from '../../testing/plans.ts';

const server = useServer();
beforeEach(() => server.use(answer('productExtend', plansOf(7)), answer('carts', cart())));

const open = (language: 'en' | 'fr' = 'en') =>
  renderPart(<ProductPlan product={product} piid={null} />, { texts, language, models: [...models, ...cartModels] });
const tick = (name: RegExp = /Add 2-year/) => screen.findByRole('checkbox', { name });
const dialog = () => within(screen.getByRole('dialog', { name: 'Protection plan' }));
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Compare plans' }));
  await screen.findByRole('radio', { name: /2 years/ });
};

/** Adds the product to the cart; returns the body. */
const added = async ({ store }: ReturnType<typeof open>): Promise<unknown> => {
  const sent: unknown[] = [];
  server.use(answer('addCartItem', ({ body }) => (sent.push(body), cart())));
  act(() => void store.dispatch(intents.cartAddRequested({ product_id: 7, child_id: 71, qty: 2 })));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
};

test('PLAN-011 the add-on plan is added and taken off again; its label shows the term in years', async () => {
  open();
  const box = await tick();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleName('Add 2-year protection plan for C$29.99');
  expect(screen.getByRole('status')).toHaveTextContent('Not added');
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Added to this purchase');
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Not added');
});

test('PLAN-010 a plan chosen on a product page goes with the product, its offer’s months unchanged', async () => {
  const view = open();
  await userEvent.click(await tick());
  const [{ planId, offerPlanId, price, title }] = offers;
  const plan = { planId, offerPlanId, price, title, term: 24 };
  expect(await added(view)).toEqual({ product_id: 7, child_id: 71, qty: 2, ...plan });
});

test('a plan that was not ticked, or was ticked off again, is not sent', async () => {
  const view = open();
  await userEvent.click(await tick());
  await userEvent.click(await tick());
  expect(await added(view)).toEqual({ product_id: 7, child_id: 71, qty: 2 });
});

test('a choice ends with its product in view: nobody pays later for what they left', async () => {
  const view = open();
  await userEvent.click(await tick());
  view.unmount();
  expect(await added(view)).toEqual({ product_id: 7, child_id: 71, qty: 2 });
});

test('PLAN-003 on a product page the dialog chooses what will be bought, and saves nothing yet', async () => {
  open();
  await openDialog();
  await userEvent.click(dialog().getByRole('radio', { name: /3 years/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Add' })); // a call would fail the test
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tick(/Add 3-year protection plan for C\$39.99/)).toBeChecked();
});

test('PLAN-004 VAL-024 exactly one plan can be chosen, and Add stays off until one is', async () => {
  open();
  await openDialog();
  const add = dialog().getByRole('button', { name: 'Add' });
  const [two, three] = dialog().getAllByRole('radio');
  if (!two || !three) throw new Error('there are two plans');
  expect([two, three].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
  expect(add).toBeDisabled();
  await userEvent.click(add);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(two);
  expect(add).toBeEnabled();
  await userEvent.click(three);
  expect([two, three].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
});

test('PLAN-005 ‘No, Thanks.’ closes the dialog without adding the plan that is chosen in it', async () => {
  const view = open();
  await openDialog();
  await userEvent.click(dialog().getByRole('radio', { name: /3 years/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'No, Thanks.' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tick()).not.toBeChecked();
  expect(await added(view)).not.toHaveProperty('planId');
});

test.each([
  ['en', 'Compare plans', ['2 yearsC$29.99', '3 yearsC$39.99']],
  ['fr', 'Comparer les plans', ['2 ans29,99\u00A0$', '3 ans39,99\u00A0$']],
] as const)('PLAN-008 plans show their term in years and their price (%s)', async (language, compare, names) => {
  open(language);
  await userEvent.click(await screen.findByRole('button', { name: compare }));
  const radios = await screen.findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(names);
});

test('a product without plans shows nothing', async () => {
  server.use(answer('productExtend', plansOf(7, [])));
  const { container } = open();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('plans that did not arrive can be asked for again', async () => {
  server.use(breakConnection('productExtend'));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer('productExtend', plansOf(7)));
  await userEvent.click(retry);
  expect(await tick()).toBeVisible();
});
